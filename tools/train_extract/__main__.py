"""Makes the extraction model anew from labelled pages: fold models to measure with, and the model that is shipped.

python -m tools.train_extract --data ../shared/data/extract --folds /tmp/folds
python -m bench extract --models /tmp/folds
"""

from __future__ import annotations

import argparse
import json
import pickle
import time
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import numpy as np

from kronika.extract.scoring.forest import Forest
from kronika.extract.scoring.model import SHIPPED, Model, load, save
from tools.train_extract.corpus import pages
from tools.train_extract.measures_used import FIRST, SECOND
from tools.train_extract.samples import Sample, samples
from tools.train_extract.sureness import Result, grow_sure, result
from tools.train_extract.training import Trainer

SETS = ("fundus", "wcxb_dev", "daniel", "trafilatura")
FOLDS = 10
VERSION = "blocks-2"
WRONG = 0.5  # page F1 under which the labels are doubted: mostly only a part of the page was labelled
NOTHING = Forest(
    names=("words",),
    measure=np.zeros((1, 1), dtype=np.int64),
    thresholds=np.zeros((1, 1), dtype=np.float32),
    leaves=np.zeros((1, 2), dtype=np.float32),
    bias=0.0,
)


def main() -> None:
    """Measure the pages, grow the models, write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder with one folder a set")
    parser.add_argument("--cache", type=Path, help="keep the measured pages here between runs")
    parser.add_argument("--folds", type=Path, required=True, help="where the fold models go")
    parser.add_argument("--doubted", type=Path, help="a list of pages not to learn from, as an earlier run wrote it")
    parser.add_argument(
        "--confidence-only", action="store_true", help="learn only confidence anew, with the models there are"
    )
    parser.add_argument("--out", type=Path, default=SHIPPED, help="where the shipped model goes")
    args = parser.parse_args()
    clock = Clock()
    if args.confidence_only:
        learn_confidence(args.data, args.folds, args.out)
        clock.say("confidence learned anew")
        return
    found = cached(args.data, args.cache)
    clock.say(f"{len(found)} pages measured")
    if args.doubted:
        doubted = set(json.loads(args.doubted.read_text()))
        found = [replace(one, usable=one.usable and one.page.name not in doubted) for one in found]
        clock.say(f"{len(doubted)} pages are not learned from")
    trainer = Trainer(found, FOLDS, FIRST, SECOND)
    models = {}
    for fold in range(FOLDS):
        models[fold] = model_without(trainer, {fold})
        clock.say(f"both looks without fold {fold}")
    results = out_of_fold(found, models)
    clock.say("results out of fold")
    whole = model_without(trainer, ())
    args.folds.mkdir(parents=True, exist_ok=True)
    for fold, model in models.items():
        sure = grow_sure([one for _, number, one in results if number != fold])
        save(replace(model, sure=sure), trainer.lexicons.without({fold})[1], args.folds / f"fold{fold}.npz")
    where = {sample.page.name: sample.fold for sample in found}
    wrong = [name for name, _, (_, score) in results if score < WRONG]
    (args.folds / "doubted.json").write_text(json.dumps(wrong, indent=0))
    (args.folds / "folds.json").write_text(json.dumps(where, indent=0))
    save(replace(whole, sure=grow_sure([one for _, _, one in results])), trainer.lexicons.without(())[1], args.out)
    clock.say(f"written: {args.out} ({args.out.stat().st_size // 1024} KB) and {FOLDS} fold models in {args.folds}")


def learn_confidence(data: Path, folder: Path, out: Path) -> None:
    """Confidence from the results of the fold models, written into them and into the shipped model."""
    where = json.loads((folder / "folds.json").read_text())
    models = {fold: load(folder / f"fold{fold}.npz") for fold in range(FOLDS)}
    results = []
    for page in pages(data, SETS):
        if page.gold.get("body") and page.name in where:
            seen = result(page, models[where[page.name]])
            if seen is not None:
                results.append((where[page.name], seen))
    for fold, model in models.items():
        sure = grow_sure([one for number, one in results if number != fold])
        save(replace(model, sure=sure), model.lexicon.names.weights, folder / f"fold{fold}.npz")
    whole = load(out)
    save(replace(whole, sure=grow_sure([one for _, one in results])), whole.lexicon.names.weights, out)


def cached(data: Path, cache: Path | None) -> list[Sample]:
    """All pages measured, from the cache when there is one."""
    if cache and cache.exists():
        found: list[Sample] = pickle.loads(cache.read_bytes())
        return found
    found = list(samples(pages(data, SETS), FOLDS))
    if cache:
        cache.write_bytes(pickle.dumps(found, protocol=5))
    return found


def model_without(trainer: Trainer, folds: Collection[int]) -> Model:
    """Both looks grown without some folds; confidence follows."""
    return Model(
        version=VERSION,
        lexicon=trainer.lexicons.without(folds)[0],
        first=trainer.first(folds),
        second=trainer.second(folds),
        sure=NOTHING,
    )


def out_of_fold(found: list[Sample], models: dict[int, Model]) -> list[tuple[str, int, Result]]:
    """The results on all pages whose whole text is known, each by the model that has not seen its site."""
    told = [(one.page.name, one.fold, result(one.page, models[one.fold])) for one in found if one.has_text]
    return [(name, fold, seen) for name, fold, seen in told if seen is not None]


class Clock:
    """Tells what was done and when."""

    def __init__(self) -> None:
        self._started = time.monotonic()

    def say(self, sentence: str) -> None:
        """One line of progress."""
        print(f"{time.monotonic() - self._started:6.0f} s  {sentence}", flush=True)


if __name__ == "__main__":
    main()
