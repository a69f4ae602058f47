"""Exports are whole or not there, go on where they were, and are checked to the letter."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import chosen_as, chosen_by, freeze
from kronika.flow.corpus_manifest import HASHES, NAME, read_manifest, sum_of
from kronika.flow.corpus_verify import verify_files, verify_stored
from kronika.flow.corpus_writing import STATE, CorpusWriting, WriteWish, Written
from kronika.model.corpus import Corpus
from kronika.model.errors import BadFile, InputError
from kronika.model.search import Question
from tests.flow.corpus_material import ARTICLES, PLAIN, fresh, put

MANY = tuple(
    replace(PLAIN, url=f"https://kuryr.example/m{number}", title=f"Most číslo {number}") for number in range(8)
)


@pytest.fixture(scope="module")
def chronicle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chronicle]:
    """A chronicle with a corpus of eight articles."""
    with fresh(tmp_path_factory.mktemp("writing") / "c") as opened:
        freeze(opened, Corpus(name="many", note="for tests"), article_ids=put(opened, MANY, told=False))
        yield opened


def export(
    chronicle: Chronicle, to: Path, *, stop_at: int | None = None, name: str = "many", **more: object
) -> Written:
    stop = threading.Event()

    def tell(made: Written) -> None:
        if stop_at is not None and made.articles >= stop_at:
            stop.set()

    wish = WriteWish(**{"form": "jsonl", "target": to, "part_size": 3, **more})  # type: ignore[arg-type]
    return CorpusWriting(chronicle, chosen_as(chronicle, name), wish, tell, stop).run()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_manifest_says_what_is_there(chronicle: Chronicle, tmp_path: Path) -> None:
    made = export(chronicle, tmp_path / "out")
    said = read_manifest(tmp_path / "out" / NAME)
    corpus = chronicle.store.corpora.get("many")
    assert (said.name, said.format, said.articles, said.note) == ("many", "jsonl", 8, "for tests")
    assert said.hash == corpus.manifest == sum_of(tmp_path / "out" / HASHES)
    assert [(part.file, part.first, part.articles) for part in said.parts] == [
        ("articles-00000.jsonl", 0, 3), ("articles-00001.jsonl", 3, 3), ("articles-00002.jsonl", 6, 2),
    ]  # fmt: skip
    assert all(part.sha256 == sum_of(tmp_path / "out" / part.file) for part in said.parts)
    assert made.articles == 8
    lines = (tmp_path / "out" / "articles-00000.jsonl").read_text("utf-8").splitlines()
    told = json.loads(lines[0])
    promised = json.dumps([told["url"], "2026-04-30T22:30:00+00:00", told["title"], told["lead"], told["body"]],
                          ensure_ascii=False, separators=(",", ":"))  # fmt: skip
    assert sha256(promised.encode()).hexdigest() == told["sha256"]  # the rule, by hand


def test_a_stopped_export_goes_on_and_ends_the_same(chronicle: Chronicle, tmp_path: Path) -> None:
    export(chronicle, tmp_path / "calm")
    assert export(chronicle, tmp_path / "wild", stop_at=5).stopped
    assert sorted(contents(tmp_path / "wild")) == [STATE, "articles-00000.jsonl"]
    with pytest.raises(BadFile, match="stopped"):
        verify_files(tmp_path / "wild")
    made = export(chronicle, tmp_path / "wild")
    assert (made.kept, len(made.files), made.articles) == (1, 2, 8)
    assert contents(tmp_path / "wild") == contents(tmp_path / "calm")
    again = export(chronicle, tmp_path / "wild")
    assert (again.kept, again.files, again.articles) == (3, [], 8)


def test_a_part_that_was_damaged_meanwhile_is_written_again(chronicle: Chronicle, tmp_path: Path) -> None:
    export(chronicle, tmp_path / "out", stop_at=7)
    (tmp_path / "out" / "articles-00001.jsonl").write_text("short")
    made = export(chronicle, tmp_path / "out")
    assert (made.kept, verify_files(tmp_path / "out").faults) == (1, 0)


def test_another_export_is_not_overwritten_by_accident(chronicle: Chronicle, tmp_path: Path) -> None:
    export(chronicle, tmp_path / "out", stop_at=5)
    with pytest.raises(InputError, match="another export"):
        export(chronicle, tmp_path / "out", form="xml")
    export(chronicle, tmp_path / "out")
    with pytest.raises(InputError, match="another export"):
        export(chronicle, tmp_path / "out", form="xml")
    export(chronicle, tmp_path / "out", form="xml", again=True)
    assert not list((tmp_path / "out").glob("*.jsonl"))
    assert verify_files(tmp_path / "out").faults == 0


def test_one_file_has_its_manifest_beside_it(chronicle: Chronicle, tmp_path: Path) -> None:
    target = tmp_path / "all.vert.gz"
    export(chronicle, target, form="vert", single=True, gzip=True)
    assert sorted(contents(tmp_path)) == ["all.vert.gz", f"all.vert.gz.{HASHES}", f"all.vert.gz.{NAME}"]
    assert verify_files(target).faults == 0
    target.write_bytes(target.read_bytes()[:-20])
    assert any("truncated" in sentence for sentence in verify_files(target).sentences)


def test_a_question_is_exported_like_a_corpus(chronicle: Chronicle, tmp_path: Path) -> None:
    chosen = chosen_by(chronicle, Question(text="title:číslo AND NOT title:3"))
    CorpusWriting(chronicle, chosen, WriteWish(form="xml", target=tmp_path / "out", part_size=3)).run()
    said = read_manifest(tmp_path / "out" / NAME)
    assert (said.articles, said.question) == (7, {"text": "title:číslo AND NOT title:3"})
    assert verify_files(tmp_path / "out").faults == 0
    stream = BytesIO()
    CorpusWriting(chronicle, chosen, WriteWish(form="jsonl", target=tmp_path)).to_stream(stream)
    assert len(stream.getvalue().splitlines()) == 7


@pytest.mark.parametrize("form", ["jsonl", "conllu", "xml"])
def test_whatever_is_wrong_is_named(chronicle: Chronicle, tmp_path: Path, form: str) -> None:
    export(chronicle, tmp_path / "out", form=form)
    [first, second, third] = sorted((tmp_path / "out").glob(f"articles-*.{form}"))

    def faults(change: str) -> str:
        bad = tmp_path / change
        shutil.copytree(tmp_path / "out", bad)
        path = bad / second.name
        data = path.read_bytes()
        if change == "missing":
            path.unlink()
        elif change == "truncated":
            path.write_bytes(data[: len(data) // 2])
        elif change == "damaged":  # the same length, and the manifest is made to fit: only the article's hash tells
            path.write_bytes(data.replace("Bystřici".encode(), "Bystřice".encode()))
            said = json.loads((bad / NAME).read_text())
            said["parts"][1]["sha256"] = sum_of(path)
            (bad / NAME).write_text(json.dumps(said))
        elif change == "extra":
            shutil.copy(path, bad / f"articles-00009.{form}")
        elif change == "twice":
            shutil.copy(first, bad / third.name)
        elif change == "hashes":
            lines = (bad / HASHES).read_text().splitlines()
            (bad / HASHES).write_text("".join(f"{line}\n" for line in reversed(lines)))
        found = verify_files(bad)
        assert found.faults == len(found.sentences) > 0
        return " ".join(found.sentences)

    assert verify_files(tmp_path / "out").faults == 0
    assert f"{second.name} is missing" in faults("missing")
    assert "Article 4 is missing" in faults("truncated")
    assert "article 3 (https://kuryr.example/m3) is damaged" in faults("damaged")
    assert f"articles-00009.{form} is extra" in faults("extra")
    assert "there twice" in faults("twice")
    assert f"{HASHES} is damaged" in faults("hashes")


def test_a_corpus_of_the_store_is_checked_too(tmp_path: Path) -> None:
    with fresh(tmp_path / "c") as chronicle:
        freeze(chronicle, Corpus(name="all"), article_ids=put(chronicle, ARTICLES, told=False))
        chosen = chosen_as(chronicle, "all")
        assert verify_stored(chronicle, chosen).faults == 0
        wrong = replace(chosen, corpus=replace(chosen.corpus, manifest="0" * 64, articles=5))
        assert verify_stored(chronicle, wrong).faults == 2
