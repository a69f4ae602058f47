"""Makes the extraction model anew from labelled pages, and measures it out of fold."""

from __future__ import annotations

import argparse
import pickle
import time
from pathlib import Path

from tools.train_extract.corpus import pages
from tools.train_extract.samples import samples

SETS = ("fundus", "wcxb_dev", "daniel", "trafilatura")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with one folder a set")
    parser.add_argument("--cache", type=Path, help="keep the measured pages here between runs")
    args = parser.parse_args()
    started = time.time()
    found = list(samples(pages(args.data, SETS), 5))
    print(len(found), time.time() - started)
    if args.cache:
        args.cache.write_bytes(pickle.dumps(found, protocol=5))


if __name__ == "__main__":
    main()
