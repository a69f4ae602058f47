"""What a model learns from, made ready: marked texts that know the clusters of their words, and news made up by us."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from kronika.analyse.entities.features.clusters import Table, lent
from kronika.analyse.entities.features.word import word
from kronika.analyse.text import Text, cut
from tools.train_entities.clustering import learn
from tools.train_entities.corpus import Sample
from tools.train_entities.english import filling as english_news
from tools.train_entities.slavic_news import filling
from tools.train_entities.training import Prepared, prepare

CLUSTERED = ("cs",)  # Russian lost by them
MADE = {"ru": 600}  # texts made up; Czech found fewer organisations with them on the topics for tuning


def made_up(lang: str) -> list[Sample]:
    """News made up for a language; none where nobody wrote templates."""
    if lang == "en":
        return english_news.made_up()
    return filling.made_up(lang, MADE[lang]) if lang in MADE else []


def cluster_table(samples: Iterable[Sample], lang: str) -> Table:
    """The clusters of the words of marked texts, whose marks are not looked at; none for a language without."""
    if lang not in CLUSTERED:
        return {}
    return learn([sentence for one in samples for sentence in lemmas(cut(one.text, lang))])


def lemmas(text: Text) -> Iterator[list[str]]:
    """The dictionary forms of each sentence in small letters."""
    for first, last in zip(text.firsts, text.firsts[1:], strict=False):
        yield [one.lower() for one in text.lemmas[first:last]]


@contextmanager
def knowing(lang: str, table: Table) -> Iterator[None]:
    """Words are known by a table of clusters for a while; what is remembered of them is forgotten before and after."""
    word.cache_clear()
    try:
        with lent(lang, table):
            yield
    finally:
        word.cache_clear()


def made_ready(samples: Sequence[Sample], lang: str, table: Table) -> list[Prepared]:
    """Texts cut up and looked at, with clusters from a table."""
    with knowing(lang, table):
        return [prepare(one) for one in samples]
