"""F4, the classifier of the thesis: fastText with its defaults on the words around an hour."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Any

from kronika.model.errors import PartMissing
from kronika.model.mention import Mention, PageText

NAME = "thesis: fastText, defaults (F4)"
TUNED_NAME = "thesis: fastText, 25 epochs at rate 0.5"
TUNED = {"epoch": 25, "lr": 0.5}  # the best found here: the data are a twelfth of what the thesis had
BEFORE, AFTER = 100, 50  # characters of context
MARK = " xgodzinax "
YES, NO = "__label__yes", "__label__no"
SPACE = re.compile(r"\s+")


def fragment(page: PageText, mention: Mention) -> str:
    """An hour in its context, on one line, the hour marked; signs are words of their own."""
    before = page.text[max(0, mention.start - BEFORE) : mention.start]
    after = page.text[mention.end : mention.end + AFTER]
    marked = f"{before} {mention.text}{MARK}{after}".lower()
    return SPACE.sub(" ", re.sub(r"([^\w\s])", r" \1 ", marked)).strip()


def predictions(
    train: Sequence[tuple[str, bool]], test: Sequence[str], *, seed: int = 0, options: Mapping[str, float] | None = None
) -> list[bool]:
    """Learn from fragments and judge others. One thread and a seed, so that it can be repeated."""
    fasttext = library()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "train.txt"
        file.write_text("".join(f"{YES if yes else NO} {words}\n" for words, yes in train), "utf-8")
        with redirect_stderr(StringIO()):
            model = fasttext.train_supervised(
                str(file), wordNgrams=2, seed=seed, thread=1, verbose=0, **(options or {})
            )
    labels, _ = model.predict(list(test))
    return [one[0] == YES for one in labels]


def library() -> Any:
    """fastText, or a sentence that says how to get it."""
    try:
        import fasttext
    except ImportError as error:
        raise PartMissing(
            "The baseline needs fastText: install Kronika with the extra “bench” (pip install 'kronika[bench]')."
        ) from error
    return fasttext
