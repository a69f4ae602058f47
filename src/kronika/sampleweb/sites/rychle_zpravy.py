"""Rychlé zprávy: every page is an empty frame, and a script writes its text and its links from an interface of data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth, page

JSON = (("Content-Type", "application/json; charset=utf-8"),)
SCRIPT = (("Content-Type", "text/javascript; charset=utf-8"),)
FRAME = """<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Rychlé zprávy</title>
<link rel="stylesheet" href="/styl.css"></head>
<body><div id="obsah">Načítá se…</div><img src="/logo.png" alt=""><script src="/aplikace.js"></script></body></html>"""
PROGRAM = """
const obsah = document.getElementById('obsah');
const prvek = (jmeno, text) => { const e = document.createElement(jmeno); e.textContent = text; return e; };
const ukaz = (...prvky) => obsah.replaceChildren(...prvky);
async function vypis() {
  const zpravy = await (await fetch('/data/zpravy')).json();
  ukaz(prvek('h1', 'Rychlé zprávy'), ...zpravy.map(zprava => {
    const odkaz = prvek('a', zprava.titulek); odkaz.href = zprava.cesta;
    const radek = document.createElement('p'); radek.append(odkaz); return radek;
  }));
}
async function clanek(cislo) {
  const zprava = await (await fetch('/data/zpravy/' + cislo)).json();
  document.title = zprava.titulek + ' | Rychlé zprávy';
  const telo = document.createElement('article');
  telo.append(prvek('h1', zprava.titulek), ...zprava.odstavce.map(text => prvek('p', text)));
  ukaz(telo);
}
const cast = location.pathname.match(/^\\/zprava\\/(\\d+)$/);
cast ? clanek(cast[1]) : vypis();
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """One report."""

    title: str
    paragraphs: tuple[str, ...]


STORIES = (
    Story(
        title="Přívoz u Borové jezdí znovu po třech letech",
        paragraphs=(
            "Přívoz přes řeku u Borové v sobotu ráno poprvé po třech letech převezl cestující. "
            "Obec za opravu lodi zaplatila necelé dva miliony korun, polovinu přidal kraj.",
            "První den se svezlo přes čtyři sta lidí, nejvíc cyklistů. „Čekali jsme stovku,“ řekl převozník Karel Mlynář, "
            "který loď řídí spolu se synem.",
            "Přívoz bude jezdit do konce října každý den od osmi do osmnácti hodin. Když voda stoupne nad dva metry, provoz se zastaví.",
        ),
    ),
    Story(
        title="Knihovna v Horní Lhotě půjčuje i nářadí",
        paragraphs=(
            "Vrtačku, žebřík nebo stan si od pondělí mohou lidé půjčit v knihovně v Horní Lhotě. "
            "Stačí čtenářský průkaz a záloha dvě stě korun.",
            "Nápad přišel od čtenářů samotných, kteří do ankety psali, co jim ve vsi chybí. "
            "Knihovnice Jana Vrbová během měsíce vybrala přes šedesát darovaných věcí.",
            "Zájem je zatím hlavně o sekačku a o nádobí na oslavy, které je zamluvené až do srpna.",
        ),
    ),
    Story(
        title="Na náměstí ve Starém Dvoře vysadili lípy",
        paragraphs=(
            "Osm mladých lip stojí od středy na náměstí ve Starém Dvoře. Nahradily staré stromy, které loni vyvrátila vichřice.",
            "Sázet přišly i děti ze základní školy, každá třída se bude o jeden strom starat. "
            "„Za deset let tady zase bude stín,“ slíbil starosta Petr Havel.",
            "Výsadba stála devadesát tisíc korun a zaplatily ji z větší části dary místních lidí.",
        ),
    ),
)


class QuickNews:
    """Frames, a program, and the data it asks for."""

    host = "rychle-zpravy"
    name = "Rychlé zprávy"
    lang = "cs"
    about = "Pages whose text and links are written by a script; only a browser sees them."
    entry: Entry | None = None  # the demo needs no browser; tests follow it with browser=yes

    def answer(self, request: Request, now: datetime) -> Answer:
        """A frame for every page, and what the program asks for."""
        known = {f"/zprava/{number}" for number in range(len(STORIES))}
        if request.path == "/" or request.path in known:
            return page(FRAME)
        if request.path == "/aplikace.js":
            return Answer(body=PROGRAM.encode(), headers=SCRIPT)
        return data(request.path)

    def truths(self, now: datetime) -> Iterator[Truth]:
        """None that could be seen without a browser; the stories are in STORIES."""
        return iter(())


def data(path: str) -> Answer:
    """The interface of data."""
    if path == "/data/zpravy":
        found: object = [{"titulek": one.title, "cesta": f"/zprava/{number}"} for number, one in enumerate(STORIES)]
        return Answer(body=json.dumps(found).encode(), headers=JSON)
    number = path.removeprefix("/data/zpravy/")
    if not number.isdecimal() or int(number) >= len(STORIES):
        return NOT_FOUND
    story = STORIES[int(number)]
    return Answer(body=json.dumps({"titulek": story.title, "odstavce": story.paragraphs}).encode(), headers=JSON)


KIND = QuickNews()
