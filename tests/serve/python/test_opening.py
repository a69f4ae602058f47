"""Opening a chronicle from Python: instant to import, typed, and the same answers as elsewhere."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import kronika
from kronika.model.errors import BadQuery, ChronicleMissing, InputError, UnknownName


def test_importing_loads_nothing_of_it() -> None:
    code = "import sys, kronika; print([m for m in sys.modules if m.startswith('kronika.')])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )
    code = "from kronika import extract; print(extract('<p>x').page_class)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).returncode == 0


def test_what_is_found_can_be_chosen_and_read(demo: Path) -> None:
    with kronika.open(demo / "demo") as chronicle:
        everything = chronicle.search(limit=500)
        assert everything.total == len(everything) == chronicle.count() == len(list(chronicle.each()))
        [first, *_] = everything
        day = first.at.date()
        assert chronicle.count(since=day) + chronicle.count(until=str(date.fromordinal(day.toordinal() - 1))) == everything.total  # fmt: skip
        name = first.source
        assert chronicle.count(sources=name) == everything.sources[name] == chronicle.count(sources=[name])
        assert chronicle.article(first.id).title == first.title and repr(first).startswith(f"<{first.id}:")
        assert chronicle.history(first.id)[0].title and chronicle.queries() == []
        together = chronicle.search(entities=first.names[:1], limit=500) if first.names else everything
        assert first.id in [one.id for one in together]


def test_ready_questions_give_rows_and_pictures(demo: Path, tmp_path: Path) -> None:
    with kronika.open(demo / "demo") as chronicle:
        volume = chronicle.trends.volume()
        assert sum(row["articles"] for row in volume.rows) == volume.answer.total == chronicle.count()
        for ready in ("sentiment", "compare", "keywords", "headlines", "graph"):
            trend = chronicle.trends.ask(ready)
            assert trend.rows and trend.title
        assert volume._repr_svg_().startswith("<svg") and volume.save(tmp_path / "a.json").is_file()


def test_mistakes_are_sentences(demo: Path, tmp_path: Path) -> None:
    with pytest.raises(ChronicleMissing):
        kronika.open(tmp_path)
    with kronika.open(demo / "demo") as chronicle:
        for wrong in (lambda: chronicle.search("(("), lambda: chronicle.trends.volume("((")):
            with pytest.raises(BadQuery):
                wrong()
        with pytest.raises(UnknownName):
            chronicle.search(sources="nobody")
        with pytest.raises(InputError):
            chronicle.search(since="soon")
        with pytest.raises(UnknownName):
            chronicle.corpus("none")
