"""Articles of every shape for the tests of corpora, and chronicles that hold them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from kronika.analyse.analysis import analyse
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.shelves import Shelves
from kronika.flow.standing_page import HEADERS, standing_page
from kronika.flow.text_likeness import Likeness
from kronika.model.article import Article, Item, Made, PageClass
from kronika.model.intake import Brought, BroughtArticle
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sampleweb.clock import NOW, SampleClock

SUMMER = timezone(timedelta(hours=2))
FETCHED = NOW - timedelta(days=3)


def article(number: int, title: str, lead: str, body: str, **more: object) -> Article:
    """One article; what is not said is usual."""
    usual: dict[str, object] = {
        "url": f"https://kuryr.example/{number}",
        "page_class": PageClass.ARTICLE,
        "confidence": 0.875,
        "engine": "auto",
        "lang": "cs",
        "published": datetime(2026, 5, 1 + number, 0, 30, tzinfo=SUMMER),
        "published_from": "jsonld",
        "made": Made(stage="extract", version="7"),
    }
    return Article(title=title, lead=lead, body=body, **(usual | more))  # type: ignore[arg-type]


PLAIN = article(
    0,
    "Starosta Karel Bouda otevřel nový most",
    "Most přes Bystřici slouží od pondělí.",
    "Starosta Karel Bouda řekl, že most stál 40 milionů korun. „Čekali jsme na něj dlouho!“ dodal.\n\n"
    "Lidé z Horní Lhoty s mostem počítají. Most je široký 12,5 metru.",
    authors=("Jana Malá", "Petr | Velký"),
    keywords=("most", "doprava & stavby"),
    section="Regiony",
    origins={"title": "h1", "body": "judge"},
)
SHAPED = article(
    1,
    "Ceny <mléka> & másla",
    "První odstavec úvodu.\n\nDruhý\nodstavec úvodu.",
    "Mezititulek\n\nPrvní bod\n\nhlubší bod\n\nzase první\n\nCena\tKoruny\nMléko\t22\n\t\n\nif x < 3:\n\tprint('a  b')\n\n"
    "Mléko zdražilo.\nNový řádek pod ním.\n\nPodtitulek",
    shape="h2 i1 i3 i1 t c q h4",
    items=(
        Item(text="Dobrý článek.\n\nDěkuji.", author="Čtenář", at=datetime(2026, 5, 3, 12, 0, tzinfo=UTC)),
        Item(text="Nesouhlasím", title="Ne", url="https://kuryr.example/1#k2"),
    ),
    page_class=PageClass.ARTICLE_WITH_COMMENTS,
    faults=("The recipe found no author.",),
    following="https://kuryr.example/1?strana=2",
    pages=("https://kuryr.example/1?strana=2",),
    section="Ekonomika",
)
ODD = article(
    2,
    "Tři  mezery a\u00a0pevná mezera",
    "",
    "E-mail: redakce@kuryr.example, web www.kuryr.example. Bez mezery.Začátek.   Tři mezery\u2028řádek a \\ lomítko | svislice.\n\n"
    '\n\nPo prázdném odstavci. Sou\u00adhláska a e\u0301 zvlášť. <doc id="x"> &amp; </s>\n\n ',
    published=None,
    published_from=None,
    url=None,
    lang=None,
)
ENGLISH = article(
    3,
    "",
    "The bridge over the river was opened by Mayor Carl Booth on Monday.",
    "It cost 40 million. People wait no longer.",
    lang="en",
    url="https://herald.example/bridge",
)
ARTICLES = (PLAIN, SHAPED, ODD, ENGLISH)


def brought(number: int, one: Article, shelf_source: int, *, told: bool) -> BroughtArticle:
    """An article with a page that stands in for its own."""
    url = one.url or f"https://kuryr.example/no-url-{number}"
    at = FETCHED + timedelta(minutes=number)
    page = Fetched(url=url, final_url=url, status=200, headers=HEADERS, body=standing_page(one), at=at)
    lead = Lead(url=url, source_id=shelf_source, role=Role.ARTICLE)
    analysis = analyse(one.text, one.lang, title=one.title) if told else None
    return BroughtArticle(article=one, url=url, fetched_at=at, analysis=analysis, page=Brought(lead=lead, fetched=page))


def put(chronicle: Chronicle, articles: Sequence[Article], *, source: str = "Kuryr", told: bool = True) -> list[int]:
    """Store articles, with what is told of them; returns their numbers."""
    shelves = Shelves(chronicle, None)
    shelf = shelves.shelf(source, "https://kuryr.example/")
    batch = [brought(number, one, shelf.source_id, told=told) for number, one in enumerate(articles)]
    taken = chronicle.store.arrivals.take_in(shelf.round, batch, Likeness(), at=NOW)
    shelves.close(finished=True)
    return [one.article_id for one in taken]


@contextmanager
def fresh(folder: Path) -> Iterator[Chronicle]:
    """An empty chronicle in the sample world's time."""
    init_chronicle(folder, "[search]\nprocesses = 1\n")
    with open_chronicle(folder, {}, clock=SampleClock(NOW)) as opened:
        yield opened
