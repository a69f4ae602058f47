"""Twenty typical questions, each as a query of ours and as SQL for the peer."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from bench.searching.articles import articles, names, topic_words
from bench.searching.vocabulary import written
from kronika.index.words import lemmas_of, words_of
from kronika.model.search import Order

TEXT, LEMMAS = "{title lead body}", "{title_lemma lead_lemma body_lemma}"
ORDERS = {
    Order.NEWEST: "at DESC, id DESC",
    Order.OLDEST: "at, id",
    Order.NEGATIVE: "score, at DESC, id DESC",
    Order.BEST: "rank",
}


@dataclass(frozen=True, slots=True)
class Peers:
    """What the peer is asked: a MATCH, conditions on the articles, and a word in the middle of which all words are wanted."""

    match: str = ""
    where: str = ""
    shape: str = ""  # a pattern as GLOB takes it; its words are put in the place of {shape} in the match


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its kind, how we ask it, how the peer is asked, in which order."""

    kind: str
    ours: str
    peers: Peers
    order: Order = Order.NEWEST


def lemma(word: str) -> str:
    """A word by all its forms, as the peer is asked: as written, by its dictionary form, and by forms of that."""
    base = lemmas_of([word], "cs")[0]
    return f'({TEXT}: "{word}" OR {TEXT}: "{base}" OR {LEMMAS}: "{base}")'


def twenty() -> list[Asked]:
    """The questions; the words come from the texts themselves, so they are found."""
    real = [word for word in written("cs") if len(word) > 4]
    common, usual, seldom = real[40], real[300], real[2_500]
    other, third = real[310], real[500]
    stem = real[700]
    example = next(one for one in islice(articles(400), 300, None) if one.lang == "cs")
    told = words_of(example.body)
    place = next(at for at in range(len(told)) if min(map(len, told[at : at + 3])) > 4)
    first, second, near = told[place : place + 3]
    name, link = names("cs")[1].base, names("cs")[0].key
    about, about2 = str(topic_words("cs", 0)[0]), str(topic_words("cs", 1)[0])
    march, april, may = 1_740_787_200, 1_743_465_600, 1_746_057_600
    return [
        Asked("word, common", common, Peers(lemma(common))),
        Asked("word, seldom", seldom, Peers(lemma(seldom))),
        Asked("word as written", f'="{usual}"', Peers(f'{TEXT}: "{usual}"')),
        Asked("phrase", f'"{first} {second}"', Peers(f'{TEXT}: "{first} {second}"')),
        Asked("phrase by dictionary form", f'lemma:"{first} {second}"', Peers(f"{lemma(first)} AND {lemma(second)}")),
        Asked("proximity", f'"{first} {near}"~5', Peers(f'{TEXT}: NEAR("{first}" "{near}", 5)')),
        Asked("AND", f"{usual} AND {other}", Peers(f"{lemma(usual)} AND {lemma(other)}")),
        Asked("OR", f"{usual} OR {other} OR {third}", Peers(" OR ".join(map(lemma, (usual, other, third))))),
        Asked("NOT", f"{usual} NOT {common}", Peers(f"{lemma(usual)} NOT {lemma(common)}")),
        Asked("wildcard at the end", f"{stem[:4]}*", Peers(f"{TEXT}: {stem[:4]}*")),
        Asked("wildcard at both ends", f"title:*{stem[1:4]}*", Peers("{title}: ({shape})", shape=f"*{stem[1:4]}*")),
        Asked(
            "in the title",
            f"title:{usual}",
            Peers(f'{{title}}: "{usual}" OR {{title title_lemma}}: "{lemmas_of([usual], "cs")[0]}"'),
        ),
        Asked("period", "date:[2025-03-01 TO 2025-03-31]", Peers(where=f"at >= {march} AND at < {april}")),
        Asked("points", "sentiment:<-6", Peers(where="score < -6")),
        Asked("name", f'entity:"{name}"', Peers(f'{{entity}}: "{" ".join(words_of(name))}"')),
        Asked("link", f"entity:{link}", Peers(where=f"id IN (SELECT article FROM things WHERE key = '{link}')")),
        Asked("keyword", f"keyword:{about}", Peers(f'{{keyword}}: "{about}"')),
        Asked(
            "combined",
            f"{usual} && keyword:({about} || {about2}) && date:[2025-03-01 TO 2025-04-30] && server:Listy",
            Peers(
                f'{lemma(usual)} AND {{keyword}}: ("{about}" OR "{about2}")',
                f"at >= {march} AND at < {may} AND source = 'Listy'",
            ),
        ),
        Asked("all, by date", "", Peers()),
        Asked("best first", f"{usual} {other}", Peers(f"{lemma(usual)} AND {lemma(other)}"), Order.BEST),
        Asked("most negative first", f"{common}", Peers(lemma(common)), Order.NEGATIVE),
    ]
