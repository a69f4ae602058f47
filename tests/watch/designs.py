"""Pages of our own in many designs and four languages: each knows how to show noise, and how to change for real."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

URL = "https://obec.example/stranka"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a page shows at one look."""

    at: datetime
    ago: int = 5  # minutes since something was posted
    ad: int = 0
    nonce: str = "9f86d081884c7d659a2feaa0c55ad015"
    views: int = 1234
    number: str = "1 250"
    link: str = "plan-2027.pdf"
    items: tuple[int, ...] = (0, 1, 2, 3, 4)


Design = Callable[[Shown], str]
ADS = (
    "Nové zimní pneumatiky se slevou jen tento týden",
    "Levné půjčky bez ručitele do druhého dne na účtu",
    "Dovolená u moře all inclusive od pěti tisíc",
)
CS = (
    "Rada města schválila opravu střechy základní školy, práce začnou v červenci a potrvají do konce prázdnin.",
    "Knihovna prodlužuje otevírací dobu a nově půjčuje i deskové hry pro děti a jejich rodiče.",
    "Hasiči zvou na ukázku nové techniky, která se koná v sobotu na náměstí před radnicí.",
    "Svoz bioodpadu se v listopadu mění, nádoby prosíme přistavit už v pondělí večer.",
    "Sportovní hala bude kvůli revizi uzavřena, náhradní tréninky se domluví s trenéry.",
    "Nová lávka přes potok je hotová a chodci po ní mohou chodit od příštího týdne.",
)
PL = (
    "Proboszcz zaprasza na spotkanie rady parafialnej, które odbędzie się w czwartek po wieczornej mszy.",
    "Zbiórka makulatury trwa do końca miesiąca, pojemnik stoi obok wejścia do salki katechetycznej.",
    "Dziękujemy za ofiary na remont dachu, prace rozpoczną się wraz z nadejściem wiosny.",
    "Kancelaria parafialna jest w tym tygodniu nieczynna z powodu wyjazdu na rekolekcje.",
    "Chór szuka nowych głosów, próby są w każdy wtorek w domu parafialnym na górze.",
    "Pielgrzymka do sanktuarium wyruszy w sobotę rano spod kościoła świętego Jana.",
)
RU = (
    "Администрация района сообщает о ремонте дороги, движение по улице Садовой будет ограничено.",
    "Детская библиотека приглашает на встречу с писателем, вход свободный для всех желающих.",
    "Отключение горячей воды продлится до конца недели, подвоз организован во дворах.",
    "Новый автобусный маршрут свяжет посёлок с вокзалом и будет работать без выходных.",
    "Спортивная школа объявляет набор в секцию плавания для детей младших классов.",
    "Ярмарка местных производителей пройдёт на площади в субботу с самого утра.",
)
EN = (
    "The council approved the new playground and the builders will start as soon as the ground is dry.",
    "The library lends tools from now on, bring your card and a deposit for the bigger machines.",
    "Volunteers are wanted for the spring cleaning of the river bank behind the old mill.",
    "The swimming pool stays closed while the filters are being replaced by the supplier.",
    "A concert of the youth orchestra takes place in the town hall and admission is free.",
    "Parking at the station costs nothing on weekends until the new garage has been finished.",
)
TITLES = {
    "cs": ("Oprava školy", "Knihovna", "Ukázka techniky", "Svoz odpadu", "Hala zavřena", "Nová lávka"),
    "pl": ("Rada parafialna", "Makulatura", "Remont dachu", "Kancelaria", "Chór", "Pielgrzymka"),
    "ru": ("Ремонт дороги", "Встреча", "Отключение воды", "Новый маршрут", "Набор детей", "Ярмарка"),
    "en": ("Playground", "Tool library", "River bank", "Pool closed", "Concert", "Parking"),
}


def minutes(shown: Shown, lang: str) -> str:
    """ "5 minutes ago" in a language."""
    count = shown.ago
    if lang == "cs":
        return f"před {count} minutami" if count < 60 else "před hodinou"
    if lang == "pl":
        return f"{count} min temu" if count < 60 else "godzinę temu"
    if lang == "ru":
        return f"{count} минут назад" if count < 60 else "час назад"
    return f"{count} minutes ago" if count < 60 else "an hour ago"


def town_hall(shown: Shown) -> str:
    """A modern page of a town: main, sections, an article."""
    items = "".join(f"<p>{CS[number]}</p>" for number in shown.items)
    return f"""<!doctype html><html lang="cs"><head><title>Aktuality obce</title><meta name="csrf-token" content="{shown.nonce}"></head>
<body>
<header><a href="/">Obec Lhota</a><nav><ul><li><a href="/urad">Úřad</a></li><li><a href="/kultura">Kultura</a></li></ul></nav></header>
<main><article><h1>Zprávy z radnice</h1><div class="meta">Zveřejněno {minutes(shown, "cs")} · {shown.views} zobrazení</div>
{items}<div class="reklama"><a href="https://shop.example/{shown.ad}">{ADS[shown.ad]}</a></div>
<p>Rozpočet opravy je {shown.number} tisíc korun, podrobnosti najdete <a href="/soubory/{shown.link}">v plánu</a>.</p></article></main>
<footer>Stránka vygenerována {shown.at:%d.%m.%Y %H:%M:%S} <input type="hidden" value="{shown.nonce}"></footer></body></html>"""


def parish_table(shown: Shown) -> str:
    """A parish page of the nineties: a table for the layout, fonts, no classes."""
    rows = "".join(f"{PL[number]}<br><br>\n" for number in shown.items)
    return f"""<html><head><title>Parafia św. Jana</title></head><body bgcolor=white><table width=800><tr><td width=150 valign=top>
<a href=index.html>Strona główna</a><br><a href=msze.html>Msze święte</a><br><a href=kontakt.html>Kontakt</a></td>
<td><center><font size=5>Ogłoszenia duszpasterskie</font></center><p align=justify>{rows}
Na remont zebrano {shown.number} zł. Szczegóły <a href="{shown.link}?PHPSESSID={shown.nonce}">tutaj</a>.
<p><font size=1>Strona wygenerowana: {shown.at:%Y-%m-%d %H:%M:%S}, odsłon: {shown.views}</font>
<p>Reklama<br><a href=http://reklama.example/{shown.ad}>{ADS[shown.ad]}</a></td></tr></table></body></html>"""


def job_list(shown: Shown) -> str:
    """Jobs as cards in a list."""
    cards = "".join(
        f'<li class="job-card"><h2><a href="/jobs/{number}">{TITLES["en"][number]}</a></h2><p>{EN[number]}</p>'
        f'<span class="salary">£{30 + number},000</span> <time>{minutes(shown, "en")}</time></li>'
        for number in shown.items
    )
    return f"""<html lang=en><head><title>Jobs in the county</title></head><body><div id=header>
<a href=/>Jobs</a> <a href=/about>About</a></div>
<div id=content><h1>Open positions</h1><p>{shown.views} people are viewing this page</p><ul class=jobs>{cards}</ul>
<p>Fee for advertisers is {shown.number} pounds, see <a href="/docs/{shown.link}">the price list</a>.</p>
<aside class="sponsored"><h3>Sponsored</h3><a href="/out?n={shown.ad}" rel=sponsored>{ADS[shown.ad]}</a></aside></div>
<div id=footer>Last updated {shown.at:%d %B %Y %H:%M} · request id {shown.nonce}</div></body></html>"""


def notice_board(shown: Shown) -> str:
    """An official notice board: a table of documents with dates."""
    rows = "".join(
        f'<tr><td>{number + 1}. 11. 2026</td><td><a href="/uredni-deska/{number}.pdf">{CS[number]}</a></td>'
        f"<td>{number + 20}. 12. 2026</td></tr>"
        for number in shown.items
    )
    return f"""<html lang=cs><head><title>Úřední deska</title></head><body><div class="menu">
<a href="/a">Úvod</a> <a href="/b">Kontakty</a></div>
<h1>Úřední deska</h1><p>Dnes je {shown.at:%d. %m. %Y}, aktuální čas {shown.at:%H:%M:%S}.</p>
<table class="deska"><thead><tr><th>Vyvěšeno</th><th>Název</th><th>Sejmuto</th></tr></thead><tbody>{rows}</tbody></table>
<p>Správní poplatek činí {shown.number} Kč, <a href="/{shown.link}">sazebník</a>.</p><div id="ad-banner-top">
<img src="/banner{shown.ad}.gif?{shown.nonce}"> {ADS[shown.ad]}</div>
<p class="pocitadlo">Počet přístupů: {shown.views}</p></body></html>"""


def price_list(shown: Shown) -> str:
    """Prices in a table, hardly any running text."""
    rows = "".join(f"<tr><th>{TITLES['ru'][number]}</th><td>{number + 3} 500 ₽</td></tr>" for number in shown.items)
    return f"""<html lang=ru><head><title>Цены</title></head><body><ul class=nav><li><a href=/>Главная</a></li><li>
<a href=/c>Контакты</a></li></ul>
<div class=content><h1>Прайс-лист</h1><table>{rows}<tr><th>Доставка</th><td>{shown.number} ₽</td></tr></table>
<p>Скачать <a href="/files/{shown.link}">полный прайс</a></p><p>Обновлено: {shown.at:%d.%m.%Y %H:%M}</p><p>Просмотров: {shown.views}</p>
<div class="adv">Реклама <a href="/go/{shown.ad}">{ADS[shown.ad]}</a></div></div></body></html>"""


def live_blog(shown: Shown) -> str:
    """A live blog: entries with relative times."""
    entries = "".join(
        f'<div class="entry"><span class="time">{minutes(shown, "en")}</span><h3>{TITLES["en"][number]}</h3><p>{EN[number]}</p></div>'
        for number in shown.items
    )
    return f"""<html lang=en><head><title>Live: election night</title></head><body><div class=wrapper><div class=col-main>
<h1>Live: election night</h1>
<p class=lead>All results from the county as they come in, with {shown.number} votes counted so far.</p><div class=feed>{entries}</div>
<p>Background: <a href="/files/{shown.link}">who is running</a></p><p>
<span>{shown.views} comments</span> <span>{shown.views * 2} shares</span></p>
<div class="google-ad">Advertisement<br>{ADS[shown.ad]}</div></div><div class=sidebar><h4>Most read</h4><ol><li><a href=/x>Storm</a></li>
</ol></div></div>
<!-- {shown.nonce} --><p class=gen>Page rendered in 0.{shown.views} s</p></body></html>"""


def wiki(shown: Shown) -> str:
    """A wiki page with headings and an info box."""
    parts = "".join(f'<h2 id="s{number}">{TITLES["pl"][number]}</h2><p>{PL[number]}</p>' for number in shown.items)
    return f"""<html lang=pl><head><title>Parafia – Wiki</title></head><body><div id="mw-navigation"><a href="/wiki/A">Losuj artykuł</a>
</div>
<div id="content"><h1>Parafia świętego Jana</h1><table class="infobox"><tr><th>Liczba wiernych</th><td>{shown.number}</td></tr></table>
<p>Parafia jest częścią dekanatu, zob. <a href="/wiki/{shown.link}">Dekanat</a>.</p>{parts}
<p id="footer-info">Tę stronę ostatnio zmodyfikowano {shown.at:%d.%m.%Y, %H:%M}. Strona wyświetlona {shown.views} razy: {shown.views} odsłon.</p>
<p class="edit"><a href="/edit?token={shown.nonce}">Edytuj</a></p><div class="sitenotice-ad banner">{ADS[shown.ad]}</div></div></body>
</html>"""


def forum(shown: Shown) -> str:
    """A forum thread: posts with authors, times and counts."""
    posts = "".join(
        f'<div class="post" id="p{number}"><div class="author">user{number} <span>{minutes(shown, "ru")}</span></div>'
        f'<div class="text">{RU[number]}</div><div class="likes">{shown.views} лайков</div></div>'
        for number in shown.items
    )
    return f"""<html lang=ru><head><title>Форум</title></head><body><div class="breadcrumbs"><a href=/>Форум</a> / <a href=/t>Город</a>
</div>
<h1>Что нового в городе</h1><div class="thread">{posts}</div>
<p>Собрано {shown.number} рублей, <a href="/f/{shown.link}?sid={shown.nonce}">отчёт</a></p>
<div class="bottom">Сейчас на сайте: {shown.views} · Страница сгенерирована за 0.{shown.views} сек. · Текущее время: {shown.at:%H:%M}</div>
<div data-ad="1" class="ad">{ADS[shown.ad]}</div></body></html>"""


def releases(shown: Shown) -> str:
    """Releases of a program: versions, files, download counts, a commit."""
    entries = "".join(
        f'<section class="release"><h2>v1.{number}.0</h2><p>{EN[number]}</p><ul><li>'
        f'<a href="/dl/app-1.{number}.tar.gz">app-1.{number}.tar.gz</a> '
        f"<span>{shown.views + number} downloads</span></li></ul><relative-time>{minutes(shown, 'en')}</relative-time></section>"
        for number in shown.items
    )
    return f"""<html lang=en><head><title>Releases</title><meta name=request-id content={shown.nonce}></head><body><nav>
<a href=/code>Code</a></nav>
<main><h1>Releases</h1><p>The package needs {shown.number} MB, see <a href="/wiki/{shown.link}">the manual</a>.</p>{entries}
<form action="/star"><input type=hidden name=authenticity_token value="{shown.nonce}"><button>Star</button></form></main>
<p>sponsored:</p><div class="ads">{ADS[shown.ad]}</div><footer>Generated at {shown.at:%Y-%m-%dT%H:%M:%SZ}</footer></body></html>"""


def shop(shown: Shown) -> str:
    """One product with its price, parameters and others who look at it."""
    rows = "".join(f"<dt>{TITLES['cs'][number]}</dt><dd>{CS[number]}</dd>" for number in shown.items)
    return f"""<html lang=cs><head><title>Vrtačka 500 W | Dům nářadí</title></head><body><div class="topbar">
<a href="/kosik?sid={shown.nonce}">Košík</a></div>
<div class="product"><h1>Vrtačka 500 W</h1><div class="price"><strong>{shown.number} Kč</strong> včetně DPH</div>
<p>{shown.views} lidí si právě prohlíží tento produkt</p>
<p>Výkonná vrtačka do domácnosti i do dílny, s kufříkem a sadou vrtáků, záruka tři roky.</p><dl>{rows}</dl>
<a href="/navod/{shown.link}">Návod ke stažení</a></div>
<div class="banner-wrap" aria-label="Reklama">{ADS[shown.ad]}</div><div class="cas">Aktualizováno {shown.at:%d.%m.%Y v %H:%M}</div>
</body></html>"""


def div_soup(shown: Shown) -> str:
    """Nothing but divs, classes made by a build."""
    items = "".join(
        f'<div class="css-1a2b{number}"><div class="css-9z">{TITLES["ru"][number]}</div><div class="css-8y">{RU[number]}</div></div>'
        for number in shown.items
    )
    return f"""<html><head><title>Новости посёлка</title></head><body><div id="root"><div class="css-x">
<div class="css-h">Новости посёлка</div>
<div class="css-m">{minutes(shown, "ru")}</div>{items}<div class="css-k">На благоустройство выделено {shown.number} рублей</div>
<div class="css-l"><a href="/{shown.link}">Подробный план работ</a></div><div class="css-c">{shown.views} просмотров</div>
<div class="css-ad"><div>Реклама</div><div>{ADS[shown.ad]}</div></div><div class="css-t">{shown.at:%H:%M:%S}</div></div></div>
<script>window.__NONCE__="{shown.nonce}"</script></body></html>"""


def plain_lines(shown: Shown) -> str:
    """Lines with <br> and a rule, in one block."""
    lines = "<br>\n".join(EN[number] for number in shown.items)
    return f"""<html><head><title>Village notes</title></head><body><h2>Village notes</h2>
{lines}<br>
The raffle brought {shown.number} pounds. <a href="{shown.link}">Minutes of the meeting</a><hr>
Updated {minutes(shown, "en")}. You are visitor number {shown.views}. Views: {shown.views}<br>Generated: {shown.at:%a %d %b %Y %H:%M:%S}
<center><a href="http://ads.example/click?{shown.nonce}"><img src="http://ads.example/{shown.ad}.gif"></a></center></body></html>"""


def briefs(shown: Shown) -> str:
    """Briefs with linked titles, as the home page of a newspaper."""
    items = "".join(
        f'<article class="teaser"><h3><a href="/clanek/{number}?utm_source={shown.nonce}">{TITLES["cs"][number]}</a></h3>'
        f'<p>{CS[number]}</p><span class="when">{minutes(shown, "cs")}</span> <span class="disc">{shown.views} komentářů</span></article>'
        for number in shown.items
    )
    return f"""<html lang=cs><head><title>Zprávy z kraje</title></head><body><header><div>úterý {shown.at:%d. %m. %Y, %H:%M}</div>
<nav><a href=/a>Domů</a><a href=/b>Sport</a></nav></header><div class="list">{items}</div>
<p>Předplatné stojí {shown.number} Kč, <a href="/{shown.link}">objednat</a></p>
<div class="ad-leaderboard">{ADS[shown.ad]}</div></body></html>"""


def schedule(shown: Shown) -> str:
    """Masses and opening hours: times that are content."""
    rows = "".join(f"<li><b>{7 + number}:30</b> {PL[number]}</li>" for number in shown.items)
    return f"""<html lang=pl><head><title>Msze święte</title></head><body><div class="container"><h1>Msze święte</h1><ul>{rows}</ul>
<p>Opłata za salę wynosi {shown.number} zł. <a href="/{shown.link}">Regulamin sali</a></p>
<p>Dzisiaj jest {shown.at:%d.%m.%Y}, godzina {shown.at:%H:%M}</p><p>Odwiedzin: {shown.views}, gości online: {shown.ad + 2}</p>
<div class="reklama-box">{ADS[shown.ad]}</div><form><input type="hidden" name="_csrf" value="{shown.nonce}"></form></div></body></html>"""


def definition(shown: Shown) -> str:
    """Contacts as paragraphs with bold labels, a random quote in a frame of its own."""
    items = "".join(f"<p><strong>{TITLES['en'][number]}:</strong> {EN[number]}</p>" for number in shown.items)
    return f"""<html lang=en><head><title>Club rules</title></head><body class="page has-sidebar"><div class=row>
<div class="col-8 content"><h1>Club rules</h1>
<p class="text-muted">Updated {minutes(shown, "en")} | Views {shown.views}</p>{items}
<p>The yearly fee is {shown.number} euros; <a href="/{shown.link}">how to pay</a>.</p></div>
<div class="col-4 sidebar"><div class="widget ad-widget">{ADS[shown.ad]}</div></div></div>
<p class=foot>Server time {shown.at:%H:%M:%S} / session id {shown.nonce}</p></body></html>"""


DESIGNS: tuple[Design, ...] = (
    town_hall,
    parish_table,
    job_list,
    notice_board,
    price_list,
    live_blog,
    wiki,
    forum,
    releases,
    shop,
    div_soup,
    plain_lines,
    briefs,
    schedule,
    definition,
)
