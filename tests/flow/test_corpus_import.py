"""An export taken into another chronicle gives the same corpus there, in every format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import chosen_as, entries, freeze
from kronika.flow.corpus_form import form_names
from kronika.flow.corpus_import import import_corpus
from kronika.flow.corpus_writing import CorpusWriting, WriteWish
from kronika.model.corpus import Corpus
from kronika.model.errors import BadFile
from tests.flow.corpus_material import ARTICLES, fresh, put


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Chronicle, Path]]:
    """A corpus in every format."""
    folder = tmp_path_factory.mktemp("exported")
    with fresh(folder / "c") as chronicle:
        freeze(chronicle, Corpus(name="all"), article_ids=put(chronicle, ARTICLES))
        for form in form_names():
            wish = WriteWish(form=form, target=folder / form, part_size=3)
            CorpusWriting(chronicle, chosen_as(chronicle, "all"), wish).run()
        yield chronicle, folder


@pytest.mark.parametrize("form", form_names())
def test_the_corpus_has_the_same_hash_in_another_chronicle(
    exported: tuple[Chronicle, Path], tmp_path: Path, form: str
) -> None:
    chronicle, folder = exported
    with fresh(tmp_path / "c") as other:
        made = import_corpus(other, folder / form, name="all")
        assert (made.new, made.known, made.damaged, made.sentences) == (4, 0, 0, [])
        assert made.corpus is not None
        assert made.corpus.manifest == chronicle.store.corpora.get("all").manifest
        again = import_corpus(other, folder / form)
        assert (again.new, again.known, again.differing) == (0, 4, 0)
        assert other.store.check() == []
        told = form in ("jsonl", "parquet", "warc")
        assert other.store.analyses.waiting() == (0 if told else 4)
        assert other.store.jobs.waiting("extract") == 0
        mine, theirs = (list(entries(one, chosen_as(one, "all"))) for one in (chronicle, other))
        if told:
            assert [one.analysis for one in mine] == [one.analysis for one in theirs]
            assert [one.article.items for one in mine] == [one.article.items for one in theirs]


def test_archives_bring_the_pages_themselves(exported: tuple[Chronicle, Path], tmp_path: Path) -> None:
    chronicle, folder = exported
    with fresh(tmp_path / "c") as other:
        import_corpus(other, folder / "warc", name="all")
        for one in entries(other, chosen_as(other, "all")):
            page = other.store.pages.get(one.page_id)
            here = chronicle.store.pages.versions(page.url)[0]
            assert other.store.pages.body(page.id) == chronicle.store.pages.body(here.id)
            assert page.headers == tuple((name.lower(), value) for name, value in here.headers)


def test_a_page_that_was_read_here_stays_as_it_was_read(exported: tuple[Chronicle, Path], tmp_path: Path) -> None:
    _, folder = exported
    with fresh(tmp_path / "c") as other:
        import_corpus(other, folder / "jsonl")
        made = import_corpus(other, folder / "xml" / "articles-00000.xml")
        assert (made.new, made.known) == (0, 3)


def test_damaged_articles_are_named_and_the_others_come_in(exported: tuple[Chronicle, Path], tmp_path: Path) -> None:
    _, folder = exported
    lines = (folder / "jsonl" / "articles-00000.jsonl").read_text("utf-8").splitlines()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([lines[0].replace("Bystřici", "Bystřice"), "{", '{"url": 1}', lines[1]]), "utf-8")
    with fresh(tmp_path / "c") as other:
        made = import_corpus(other, bad)
        assert (made.new, made.damaged) == (1, 3)
        assert "article 0 (https://kuryr.example/0) is damaged" in made.sentences[0]
        with pytest.raises(BadFile, match="no format"):
            import_corpus(other, Path(__file__))
