"""Every format gives back what was written into it, and other programs can read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import conllu
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from kronika.flow.arrival import Broken
from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import Chosen, chosen_as, entries, freeze
from kronika.flow.corpus_fitting import fitted
from kronika.flow.corpus_form import About, form_names, form_of
from kronika.flow.corpus_writing import CorpusWriting, WriteWish
from kronika.model.analysed import text_of
from kronika.model.article import Article, PageClass
from kronika.model.corpus import Corpus, CorpusEntry
from tests.flow.corpus_material import ARTICLES, FETCHED, article, fresh, put

PROMISED = (
    "url",
    "title",
    "lead",
    "body",
    "shape",
    "published",
    "authors",
    "keywords",
    "section",
    "lang",
    "page_class",
)
WHOLE = ("jsonl", "parquet", "warc")  # with what is told of the text
ARTICLE_WHOLE = (*WHOLE, "tei", "xml", "conllu")
RNG = Path(__file__).parents[2] / "docs" / "reference" / "article.rng"
ODD = st.text(alphabet=st.sampled_from("aábč .,\u00a0\t\n\u2028\u200b<>&|\\\"'-_1"), max_size=60)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Chronicle, Chosen, Path]]:
    """A chronicle with a corpus of articles of every shape, exported to every format."""
    folder = tmp_path_factory.mktemp("forms")
    with fresh(folder / "c") as chronicle:
        freeze(chronicle, Corpus(name="all"), article_ids=put(chronicle, ARTICLES))
        chosen = chosen_as(chronicle, "all")
        for form in form_names():
            CorpusWriting(chronicle, chosen, WriteWish(form=form, target=folder / form, part_size=3)).run()
        yield chronicle, chosen, folder


def back(folder: Path, form: str) -> list[CorpusEntry | Broken]:
    kind = form_of(form)
    return [entry for path in sorted((folder / form).glob(f"*{kind.suffix}")) for entry in kind.read(path)]


@pytest.mark.parametrize("form", form_names())
def test_what_was_written_is_read_back(made: tuple[Chronicle, Chosen, Path], form: str) -> None:
    chronicle, chosen, folder = made
    found = back(folder, form)
    wanted = list(entries(chronicle, chosen))
    names = [one.name for one in fields(Article)] if form in ARTICLE_WHOLE else PROMISED
    assert len(found) == len(wanted) == len(ARTICLES)
    for one, other in zip(wanted, found, strict=True):
        assert isinstance(other, CorpusEntry)
        assert {name: getattr(other.article, name) for name in names} == {
            name: getattr(one.article, name) for name in names
        }
        assert (other.content, other.source, other.at, other.page_url) == (
            one.content, one.source, one.at, one.page_url,
        )  # fmt: skip
        assert other.said == one.content
        assert other.analysis == (one.analysis if form in WHOLE else None)


def test_others_read_our_conllu(made: tuple[Chronicle, Chosen, Path]) -> None:
    chronicle, chosen, folder = made
    text = "".join(path.read_text("utf-8") for path in sorted((folder / "conllu").glob("*.conllu")))
    sentences = conllu.parse(text)
    assert [one.metadata["newdoc id"] for one in sentences if "newdoc id" in one.metadata] == ["d0", "d1", "d2", "d3"]
    assert len({one.metadata["sent_id"] for one in sentences}) == len(sentences)
    for one in sentences:
        glued = "".join(
            token["form"] + ("" if (token["misc"] or {}).get("SpaceAfter") == "No" else " ") for token in one
        )
        assert glued.split() == one.metadata["text"].split()
        assert [token["id"] for token in one] == list(range(1, len(one) + 1))
    first = next(one for one in sentences if one.metadata["text"].startswith("Starosta Karel Bouda řekl"))
    marks = [
        (token["form"], token["lemma"], token["misc"]["Entity"]) for token in first if "Entity" in (token["misc"] or {})
    ]
    assert marks == [("Karel", "Karel", "B-PER"), ("Bouda", "bouda", "I-PER")]
    assert [token["lemma"] for token in first][:5] == ["starosta", "Karel", "bouda", "říci", ","]


def test_vertical_text_has_structures_and_glue(made: tuple[Chronicle, Chosen, Path]) -> None:
    _, _, folder = made
    lines = (folder / "vert" / "articles-00000.vert").read_text("utf-8").splitlines()
    assert lines[0].startswith('<doc id="d0" number="0" source="Kuryr" date="2026-05-01"')
    assert '<name type="PER" base="Karel Bouda">' in lines
    assert lines[lines.index("pondělí\tpondělí") :][:3] == ["pondělí\tpondělí", "<g/>", ".\t."]
    assert all(line.startswith("<") or line.count("\t") == 1 for line in lines)
    for name in ("doc", "p", "s", "name"):
        opened = sum(line.startswith((f"<{name} ", f"<{name}>")) for line in lines)
        assert opened == lines.count(f"</{name}>") > 0


def test_xml_keeps_to_its_schema(made: tuple[Chronicle, Chosen, Path]) -> None:
    _, _, folder = made
    schema = etree.RelaxNG(etree.parse(str(RNG)))
    for path in (folder / "xml").glob("*.xml"):
        schema.assertValid(etree.parse(str(path)))


def test_tei_is_one_corpus_a_file(made: tuple[Chronicle, Chosen, Path]) -> None:
    _, _, folder = made
    roots = [etree.parse(str(path)).getroot() for path in sorted((folder / "tei").glob("*.xml"))]
    assert [etree.QName(root).localname for root in roots] == ["teiCorpus", "teiCorpus"]
    assert [len(root.findall("{*}TEI")) for root in roots] == [3, 1]


def test_parquet_has_types_that_others_can_ask(made: tuple[Chronicle, Chosen, Path]) -> None:
    from pyarrow import compute, parquet

    _, _, folder = made
    table = parquet.read_table(folder / "parquet" / "articles-00000.parquet")
    types = {name: str(table.schema.field(name).type) for name in ("at", "title", "authors", "version")}
    assert types == {
        "at": "timestamp[us, tz=UTC]",
        "title": "string",
        "authors": "list<element: string>",
        "version": "int64",
    }
    names = compute.struct_field(compute.list_flatten(compute.struct_field(table["analysis"], "entities")), "base")
    assert "Karel Bouda" in names.to_pylist()


def test_archives_hold_pages_and_articles(made: tuple[Chronicle, Chosen, Path]) -> None:
    from warcio.archiveiterator import ArchiveIterator

    _, _, folder = made
    with (folder / "warc" / "articles-00000.warc.gz").open("rb") as file:
        kinds = [record.rec_type for record in ArchiveIterator(file)]
    assert kinds == ["warcinfo", *["response", "metadata", "conversion"] * 3]


@pytest.mark.parametrize("form", form_names())
def test_damage_is_a_sentence_and_never_a_fault_of_ours(
    made: tuple[Chronicle, Chosen, Path], form: str, tmp_path: Path
) -> None:
    _, _, folder = made
    kind = form_of(form)
    [path, _] = sorted((folder / form).glob(f"*{kind.suffix}"))
    data = path.read_bytes()
    for number, bad in enumerate(
        (data[: len(data) // 2], data[: len(data) // 3] + b"\xff\x00\xfe" * 5 + data[len(data) // 3 :])
    ):
        broken = tmp_path / f"{number}{kind.suffix}"
        broken.write_bytes(bad)
        found = list(kind.read(broken))
        whole = [entry for entry in found if isinstance(entry, CorpusEntry) and entry.said == entry.content]
        if number == 0 or form not in (
            "conllu",
            "vert",
        ):  # a lemma or a comment that is wrong is for the file's hash to tell
            assert len(whole) < 3 or any(isinstance(entry, Broken) for entry in found)
        assert all(entry.sentence for entry in found if isinstance(entry, Broken))


@pytest.mark.parametrize("form", ["conllu", "vert", "xml", "tei"])
@settings(max_examples=60, deadline=None)
@given(title=ODD, lead=ODD, parts=st.lists(ODD, max_size=4))
def test_any_text_comes_back_to_the_letter(
    made: tuple[Chronicle, Chosen, Path],
    tmp_path_factory: pytest.TempPathFactory,
    form: str,
    title: str,
    lead: str,
    parts: list[str],
) -> None:
    chronicle, _, folder = made
    plain: Any = article(
        9, title, lead, "\n\n".join(parts), url="https://kuryr.example/9", page_class=PageClass.ARTICLE
    )
    entry = fitted(
        CorpusEntry(number=0, article=plain, source="Kuryr", fetched_at=FETCHED, page_url="https://k.example/")
    )
    kind = form_of(form)
    file = BytesIO()
    writer = kind.begin(file, About(name="a", file="a", at=FETCHED, chronicle=chronicle))
    writer.write(entry)
    writer.close()
    path = folder / f"any{kind.suffix}"
    path.write_bytes(file.getvalue())
    [found] = kind.read(path)
    assert isinstance(found, CorpusEntry)
    assert text_of(found.article) == text_of(entry.article)
    one, other = (replace(it.article, confidence=0.0, made=None, page_id=None) for it in (entry, found))
    assert (one.title, one.lead, one.body, one.shape) == (other.title, other.lead, other.body, other.shape)
