"""Večerní ozvěna: a paper that edits its articles after they are out: a headline softened, a number corrected, a mere comma.

PUT /~set with {"look": 2} moves it to the time after the edits; {"look": 1} back to before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from html import escape

from kronika.model.article import PageClass
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.site import NOT_FOUND, Answer, Request, Truth, page

NAME = "Večerní ozvěna"
JSON = (("Content-Type", "application/json"),)
AUTHOR = "Dana Mlynářová"
OUT = NOW - timedelta(hours=6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """An article as it stands at one time."""

    title: str
    lead: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edited:
    """An article before and after somebody went over it."""

    before: Text
    after: Text

    def at(self, look: int) -> Text:
        """How it stands at a look."""
        return self.before if look < 2 else self.after


ROUTE = (
    "Most spojuje obě části obce už devadesát let. Denně po něm přejede asi čtyři sta aut a školní autobus, "
    "objížďka přes Borovou je delší o dvanáct kilometrů.",
    "Kraj chce letos rozdělit na mosty a lávky třicet milionů korun. O které půjde, rozhodnou zastupitelé v dubnu.",
)
BRIDGE = Edited(
    before=Text(
        title="Šokující selhání úřadu: most u Lhoty je v hrozném stavu",
        lead="Rezavé nosníky, díry ve vozovce a nebezpečné zábradlí. Most u Lhoty je zanedbaný a úřad podle lidí selhal.",
        paragraphs=(
            "Inspektoři našli na mostě vážné závady a navrhli ho zavřít. Starosta Petr Havlík úřad obvinil z lhostejnosti.",
            *ROUTE,
        ),
    ),
    after=Text(
        title="Most u Lhoty čeká oprava, úřad slibuje nápravu",
        lead="Rezavé nosníky a díry ve vozovce. Most u Lhoty potřebuje opravu a úřad slíbil, že začne v květnu.",
        paragraphs=(
            "Inspektoři našli na mostě závady a doporučili ho opravit. Starosta Petr Havlík rozhodnutí úřadu uvítal.",
            "Vedoucí odboru dopravy Eva Karasová v podvečer řekla, že na opravu má kraj připraveno šest milionů korun.",
            *ROUTE,
        ),
    ),
)
MARKET = (
    "Trhovci přijeli z celého okolí, nejdál ze Staré Vsi. Prodávali sýry, med, košíky i sazenice, a kolem poledne se na "
    "náměstí nedalo projít.",
    "Další trh bude první sobotu v květnu a radnice na něj chystá i program pro děti.",
)
FAIR = Edited(
    before=Text(
        title="Na jarní trh do Horní Lhoty přišly tři tisíce lidí",
        lead="Jarní trh v Horní Lhotě měl letos nejvíc návštěvníků za deset let.",
        paragraphs=("Podle pořadatelů přišly na trh tři tisíce lidí a stánků bylo padesát.", *MARKET),
    ),
    after=Text(
        title="Na jarní trh do Horní Lhoty přišly tři tisíce lidí",
        lead="Jarní trh v Horní Lhotě měl letos nejvíc návštěvníků za deset let.",
        paragraphs=("Podle pořadatelů přišly na trh tři tisíce lidí a stánků bylo osmdesát.", *MARKET),
    ),
)
CHOIR = (
    "Sbor zkouší každé úterý v sále hasičské zbrojnice a dvě třetiny členů jsou studenti. Na soutěži zpíval tři písně, "
    "z toho jednu od místního učitele.",
    "Vítězná nahrávka zazní v neděli v rozhlase a v červnu se sbor chystá na zájezd do Polska.",
)
SONG = Edited(
    before=Text(
        title="Sbor „Rozmarýn“ vyhrál krajskou soutěž – a chce dál",
        lead="Smíšený sbor z Borové zvítězil v krajské soutěži. Porota ocenila „odvahu a radost“.",
        paragraphs=CHOIR,
    ),
    after=Text(
        title='Sbor "Rozmarýn" vyhrál krajskou soutěž - a chce dál',
        lead='Smíšený sbor z Borové zvítězil v krajské soutěži. Porota ocenila "odvahu a radost".',
        paragraphs=CHOIR,
    ),
)
ARTICLES = {1: BRIDGE, 2: FAIR, 3: SONG}


class VecerniOzvena:
    """Three articles; the first is softened, the second corrected, in the third only the typography changes."""

    host = "vecerni-ozvena"
    name = NAME
    lang = "cs"
    about = (
        "A Czech paper that edits its articles: a softened headline, a corrected number, and a change of quotes alone."
    )
    entry = None  # the demo follows it by itself, because it has to be seen twice

    def __init__(self) -> None:
        self.look = 1

    def reset(self) -> None:
        """As before the edits."""
        self.look = 1

    def answer(self, request: Request, now: datetime) -> Answer:
        """The front page, an article, or the switch."""
        if request.path == "/~set" and request.method == "PUT":
            self.look = int(json.loads(request.body)["look"])
            return Answer(body=json.dumps({"look": self.look}).encode(), headers=JSON, fixed=False)
        if request.path == "/":
            return unkept(shell(NAME, f"<h1>{NAME}</h1><ul>{''.join(self._items())}</ul>"))
        number = request.path.removeprefix("/clanek/")
        article = ARTICLES.get(int(number)) if number.isdecimal() and len(number) < 4 else None
        return unkept(written(int(number), article.at(self.look), self.look)) if article else NOT_FOUND

    def truths(self, now: datetime) -> Iterator[Truth]:
        """The front page and the articles as they stand."""
        yield Truth(path="/", page_class=PageClass.BRIEFS, lang="cs", title=NAME)
        for number, article in ARTICLES.items():
            text = article.at(self.look)
            yield Truth(
                path=f"/clanek/{number}",
                page_class=PageClass.ARTICLE,
                lang="cs",
                title=text.title,
                lead=text.lead,
                body=text.paragraphs,
                published=OUT + timedelta(minutes=number),
                authors=(AUTHOR,),
            )

    def _items(self) -> Iterator[str]:
        for number, article in ARTICLES.items():
            yield f'<li><a href="/clanek/{number}">{escape(article.at(self.look).title)}</a></li>'


def written(number: int, text: Text, look: int) -> str:
    """The page of an article, with a counter that grows."""
    body = "\n".join(f"<p>{escape(paragraph)}</p>" for paragraph in text.paragraphs)
    return shell(
        text.title,
        f"""<article><h1>{escape(text.title)}</h1>
<p class="podpis"><time datetime="{(OUT + timedelta(minutes=number)).isoformat()}">31. března 2026</time> {AUTHOR}</p>
<p class="perex"><strong>{escape(text.lead)}</strong></p>
{body}
</article><p class="pocitadlo">Přečteno {211 * look + number}×</p>""",
    )


def shell(title: str, body: str) -> str:
    """The frame of every page."""
    return f"""<!DOCTYPE html>
<html lang="cs"><head><meta charset="utf-8"><title>{escape(title)}</title></head>
<body><header><a href="/">{NAME}</a></header><main>{body}</main><footer>Vydává spolek Ozvěna.</footer></body></html>
"""


def unkept(text: str) -> Answer:
    """A page that the server must not keep: an edit comes without the clock moving."""
    return replace(page(text), fixed=False)


KIND = VecerniOzvena()
