"""Makes the models of names anew from marked texts.

python -m tools.train_entities [--data ../shared/data/nlp] [--lang cs]
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from kronika.analyse.entities.features import clusters
from kronika.analyse.entities.model_files import ENDING, FOLDER, pack
from tools.train_entities.corpus import LANGUAGES, everything
from tools.train_entities.material import cluster_table, made_ready, made_up
from tools.train_entities.training import train_looks


def main() -> None:
    """Train one language or all, and write the models where the program reads them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data/nlp"), help="folder with one folder a set")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this language; may be given again")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the models go")
    chosen = parser.parse_args()
    for lang in chosen.lang or LANGUAGES:
        begun = time.monotonic()
        samples = everything(chosen.data, lang)
        table = cluster_table(samples, lang)
        prepared = made_ready(samples + made_up(lang), lang, table)
        packed = pack(train_looks(prepared, lang))
        (chosen.out / f"{lang}{ENDING}").write_bytes(packed)
        if table:
            (chosen.out / f"{lang}{clusters.ENDING}").write_bytes(clusters.pack(table))
        print(f"{lang}: {len(prepared)} texts, {len(packed) // 1024} KB, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
