"""Labirynt: a small Polish portal whose corners are all nasty; a collector must come through unhurt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from hashlib import blake2b

from kronika.model.article import PageClass
from kronika.model.failure import FailureKind
from kronika.model.source import SourceKind
from kronika.sampleweb.markup import document, link, listed, paragraphs
from kronika.sampleweb.nasty import gzip_bomb, nested, video
from kronika.sampleweb.nasty_texts import TEXTS
from kronika.sampleweb.site import HTML, NOT_FOUND, Answer, Entry, Request, Truth, page, redirect

NAME = "Labirynt"
LONG_QUERY = "/dluga?szukaj=" + "zakamarek-" * 300
MONTHS = (
    "styczeń",
    "luty",
    "marzec",
    "kwiecień",
    "maj",
    "czerwiec",
    "lipiec",
    "sierpień",
    "wrzesień",
    "październik",
    "listopad",
    "grudzień",
)

INNER_DEPTH = "Dno zakątka."

# what a collector with the standard limits must record instead of a page
EXPECTED_FAILURES: dict[str, FailureKind] = {
    "/film": FailureKind.NOT_TEXT,
    "/powoli": FailureKind.TIMEOUT,
    "/bomba": FailureKind.TOO_LARGE,
    "/petla-a": FailureKind.REDIRECTS,
    "/lancuch/1": FailureKind.REDIRECTS,
    "/zepsute": FailureKind.SERVER,
    "/brak": FailureKind.NOT_FOUND,
    "/usuniete": FailureKind.NOT_FOUND,
    "/zakaz": FailureKind.DENIED,
    "/tajne/plan": FailureKind.ROBOTS,
    "/urwana": FailureKind.BROKEN_ANSWER,
    "/do-srodka": FailureKind.REFUSED_ADDRESS,
}

# one page under many addresses: the first is the right one
SAME_PAGE = ("/a", "/a/", "/a?utm_source=x", "/A/../a", "/a#dalej", "/a?druk=1")

LINKS: tuple[tuple[str, str], ...] = (
    *(
        (path, text)
        for path, text in zip(
            SAME_PAGE,
            (
                "Mapa labiryntu",
                "Mapa (z ukośnikiem)",
                "Mapa (z listu)",
                "Mapa (okrężną drogą)",
                "Mapa (dalej)",
                "Mapa – wersja do druku",
            ),
            strict=True,
        )
    ),
    ("/kalendarz", "Kalendarz wydarzeń"),
    ("/sesja/1", "Spacer z przepustką"),
    ("/stara-strona", "Stara strona"),
    ("/moje", "Moje zakamarki"),
    ("/chwilowo", "Strona chwilowo niedostępna"),
    ("/za-szybko", "Proszę zwolnić"),
    ("/kodowanie", "Żółw błotny"),
    ("/kodowanie-meta", "Ścieżka wśród głogów"),
    ("/gleboko", "Najgłębszy zakątek"),
    ("/ucieta", "Opowieść o bramie"),
    ("/wroga", "Strona z poleceniami"),
    ("/pusta", "Pusta strona"),
    ("/dziwne-linki", "Dziwne odnośniki"),
    ("/film", "Film o labiryncie"),
    ("/powoli", "Powolna strona"),
    ("/bomba", "Wielka strona"),
    ("/petla-a", "Pętla"),
    ("/lancuch/1", "Łańcuch"),
    ("/zepsute", "Zepsuta strona"),
    ("/brak", "Strona, której nie ma"),
    ("/usuniete", "Strona usunięta"),
    ("/zakaz", "Wstęp wzbroniony"),
    ("/tajne/plan", "Tajny plan"),
    ("/urwana", "Urwane połączenie"),
    ("/do-srodka", "Skrót do środka"),
    (LONG_QUERY, "Bardzo długi adres"),
)

ODD_LINKS = (
    "mailto:redakcja@labirynt.example",
    "javascript:alert('zakamarek')",
    "data:text/html,<h1>zakamarek</h1>",
    "tel:+48221234567",
    "ftp://pliki.labirynt.example/mapa.zip",
    "http://169.254.169.254/latest/",
    "http://10.0.0.1/",
    "http://[::1]:1/",
    "http://[zle/adres",
    "http://",
    "//",
    "?",
    "#",
    "",
    "http://nie-ma-takiego-hosta.invalid/",
)

ROBOTS = b"User-agent: *\nDisallow: /tajne/\n"
SOFT_404 = "Nie znaleziono strony"


class Labirynt:
    """The site of nasty corners."""

    host = "labirynt"
    name = NAME
    lang = "pl"
    about = (
        "Nasty corners: traps, lies, bombs, loops, slowness and failures; the rest of the collection must not suffer."
    )
    entry: Entry | None = Entry(kind=SourceKind.SITE, options={"depth": "3"})

    def answer(self, request: Request, now: datetime) -> Answer:
        """The corner of that path."""
        for start, corner in CORNERS.items():
            if request.path == start or (start.endswith("/*") and request.path.startswith(start[:-1])):
                return corner(request, now)
        if request.path in TEXTS:
            return page(article(request.path))
        return NOT_FOUND

    def truths(self, now: datetime) -> Iterator[Truth]:
        """The pages that must be reached and kept."""
        yield Truth(path="/", page_class=PageClass.NO_TEXT, lang=self.lang, title=NAME)
        for path, (title, body) in TEXTS.items():
            yield Truth(
                path=path,
                page_class=PageClass.ARTICLE,
                lang=self.lang,
                title=title,
                body=body,
                unwanted=UNWANTED.get(path, ()),
            )
        yield Truth(path="/pusta", page_class=PageClass.NO_TEXT, lang=self.lang)
        yield Truth(path="/stara-strona", page_class=PageClass.SOFT_404, lang=self.lang, title=SOFT_404)
        yield Truth(path="/logowanie?next=/moje", page_class=PageClass.WALL, lang=self.lang, title="Logowanie")
        yield Truth(path="/dziwne-linki", page_class=PageClass.NO_TEXT, lang=self.lang, title="Dziwne odnośniki")


def article(path: str, inside: str = "", charset: str | None = "utf-8", head: str = "") -> str:
    """A readable page; `inside` stands between its paragraphs."""
    title, (first, *rest) = TEXTS[path]
    body = f"<h1>{title}</h1>\n<article>{paragraphs([first])}{inside}{paragraphs(rest)}</article>\n<p>{link('/', NAME)}</p>"
    return document(f"{title} – {NAME}", body, lang="pl", charset=charset, head=head)


def start(request: Request, now: datetime) -> Answer:
    """A normal page that links to every corner."""
    return page(
        document(
            NAME,
            f"<h1>{NAME}</h1>\n<p>Wszystkie zakamarki:</p>\n{listed(link(to, text) for to, text in LINKS)}",
            lang="pl",
        )
    )


def map_page(request: Request, now: datetime) -> Answer:
    """One article under many addresses, and its print version."""
    canonical = f'<link rel="canonical" href="{request.base}/a">'
    if "druk" in request.query:
        title, body = TEXTS["/a"]
        return page(
            document(
                title,
                f"<h1>{title}</h1>{paragraphs(body)}<hr>Wydruk ze strony {request.base}/a",
                lang="pl",
                head=canonical,
            )
        )
    return page(article("/a", head=canonical))


def calendar(request: Request, now: datetime) -> Answer:
    """A month that always has a next and a previous one."""
    year, month = number(request, "rok", now.year), number(request, "miesiac", now.month)
    turn = year * 12 + min(max(month, 1), 12) - 1
    steps = ((-12, "poprzedni rok"), (-1, "poprzedni miesiąc"), (1, "następny miesiąc"), (12, "następny rok"))
    links = [
        link(f"/kalendarz?rok={(turn + step) // 12}&miesiac={(turn + step) % 12 + 1}", text) for step, text in steps
    ]
    title = f"Kalendarz: {MONTHS[turn % 12]} {turn // 12}"
    return page(document(title, f"<h1>{title}</h1><p>Brak wydarzeń w tym miesiącu.</p>{listed(links)}", lang="pl"))


def number(request: Request, name: str, otherwise: int) -> int:
    """A number from the query, if it is one."""
    text = request.query.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else otherwise


def session(request: Request, now: datetime) -> Answer:
    """The same page under an address that is new at every visit."""
    pass_number = blake2b(f"{request.path} {request.count}".encode(), digest_size=8).hexdigest()
    title = f"Spacer z przepustką, przystanek {request.path.rsplit('/', 1)[1]}"
    links = [link(f"/sesja/{stop}?sid={pass_number}", f"Przystanek {stop}") for stop in (1, 2, 3)]
    made = page(
        document(
            title,
            f"<h1>{title}</h1><p>Na każdym przystanku dostaje się nową przepustkę, a widok pozostaje ten sam.</p>{listed(links)}",
            lang="pl",
        )
    )
    return Answer(body=made.body, fixed=False)


def soft_404(request: Request, now: datetime) -> Answer:
    """Says "not found" with the status of success."""
    return page(
        document(
            f"{SOFT_404} – {NAME}",
            f"<h1>{SOFT_404}</h1><p>Strona, której szukasz, nie istnieje albo została przeniesiona.</p>{link('/', 'Wróć na stronę główną')}",
            lang="pl",
        )
    )


def login(request: Request, now: datetime) -> Answer:
    """A wall that asks for a password."""
    form = '<form method="post"><p><label>Użytkownik <input name="login"></label> <label>Hasło <input type="password" name="haslo"></label> <button>Zaloguj</button></form>'
    return page(
        document(
            f"Logowanie – {NAME}", f"<h1>Logowanie</h1><p>Zaloguj się, żeby zobaczyć tę stronę.</p>{form}", lang="pl"
        )
    )


def slow(request: Request, now: datetime) -> Answer:
    """A page that never finishes."""
    body = document("Powoli", "<h1>Powoli</h1>" + "<p>Kropla za kroplą, słowo za słowem.</p>\n" * 5_000, lang="pl")
    return Answer(body=body.encode(), drip=1.0)


def burst(request: Request, now: datetime) -> Answer:
    """Busy for the first two visits."""
    if request.count < 2:
        return Answer(
            status=503, body=b"<h1>503</h1>", headers=(("Content-Type", HTML), ("Retry-After", "1")), fixed=False
        )
    return Answer(body=article("/chwilowo").encode(), fixed=False)


def too_fast(request: Request, now: datetime) -> Answer:
    """Asks the first visitor to slow down."""
    if request.count < 1:
        return Answer(
            status=429, body=b"<h1>429</h1>", headers=(("Content-Type", HTML), ("Retry-After", "1")), fixed=False
        )
    return Answer(body=article("/za-szybko").encode(), fixed=False)


def cut_off(request: Request, now: datetime) -> Answer:
    """Promises more bytes than it sends, then hangs up."""
    body = article("/ucieta").encode()
    return Answer(body=body[: len(body) // 2], headers=(("Content-Type", HTML), ("Content-Length", str(len(body)))))


def cut_page(request: Request, now: datetime) -> Answer:
    """A whole answer with half a page: it ends inside a tag."""
    text = article("/ucieta")
    return page(text[: text.index("</article>")] + "\n<p>A potem ktoś zapukał i <a href=")


HOSTILE = """
<script>window.kronikaHostile = true; fetch('/pulapka/skrypt'); document.title = 'przejęte'</script>
<img src="/pulapka/brak.png" alt="" onerror="window.kronikaHostile = true; fetch('/pulapka/onerror')">
<svg onload="fetch('/pulapka/svg')"></svg><iframe src="javascript:parent.fetch('/pulapka/iframe')"></iframe>
<a href="javascript:fetch('/pulapka/link')" onclick="fetch('/pulapka/onclick')">zwykły odnośnik</a>
<style>body{background:url('/pulapka/styl')}</style><base target="_top"><meta http-equiv="refresh" content="0;url=/pulapka/odswiez">
<form action="/pulapka/formularz"><input name="q" autofocus onfocus="fetch('/pulapka/onfocus')"></form>
"""


def hostile(request: Request, now: datetime) -> Answer:
    """A page full of script; whatever runs shows up in the log under /pulapka/."""
    return page(article("/wroga", inside=HOSTILE))


def odd_links(request: Request, now: datetime) -> Answer:
    """Links that lead nowhere a collector may go."""
    return page(
        document(
            f"Dziwne odnośniki – {NAME}",
            f"<h1>Dziwne odnośniki</h1>{listed(link(to, to or 'nic') for to in ODD_LINKS)}",
            lang="pl",
        )
    )


def next_in_chain(request: Request, now: datetime) -> Answer:
    """Always one further."""
    link_number = request.path.rsplit("/", 1)[1]
    return redirect(f"/lancuch/{int(link_number) + 1}") if link_number.isdigit() and len(link_number) < 9 else NOT_FOUND


def binary(request: Request, now: datetime) -> Answer:
    """A video that says it is a page."""
    return Answer(body=video())


def bomb(request: Request, now: datetime) -> Answer:
    """A small gzip that unpacks to 300 MB."""
    return Answer(body=gzip_bomb(), headers=(("Content-Type", HTML), ("Content-Encoding", "gzip")))


def always(answer: Answer) -> Callable[[Request, datetime], Answer]:
    """A corner that never changes."""
    return lambda request, now: answer


def status(code: int) -> Callable[[Request, datetime], Answer]:
    """A corner that only has a status."""
    return always(Answer(status=code, body=document(str(code), f"<h1>{code}</h1>", lang="pl").encode()))


CORNERS: dict[str, Callable[[Request, datetime], Answer]] = {
    "/": start,
    "/robots.txt": always(Answer(body=ROBOTS, headers=(("Content-Type", "text/plain"),))),
    "/a": map_page,
    "/a/": map_page,
    "/A/../a": map_page,
    "/kalendarz": calendar,
    "/sesja/*": session,
    "/stara-strona": soft_404,
    "/moje": always(redirect("/logowanie?next=/moje")),
    "/logowanie": login,
    "/chwilowo": burst,
    "/za-szybko": too_fast,
    "/kodowanie": lambda request, now: page(article("/kodowanie", charset=None), "windows-1250", declared="utf-8"),
    "/kodowanie-meta": lambda request, now: page(article("/kodowanie-meta", charset="iso-8859-2"), declared=""),
    "/gleboko": lambda request, now: page(article("/gleboko", inside=nested(INNER_DEPTH))),
    "/ucieta": cut_page,
    "/wroga": hostile,
    "/pusta": always(Answer()),
    "/dziwne-linki": odd_links,
    "/film": binary,
    "/powoli": slow,
    "/bomba": bomb,
    "/petla-a": always(redirect("/petla-b")),
    "/petla-b": always(redirect("/petla-a")),
    "/lancuch/*": next_in_chain,
    "/zepsute": status(500),
    "/usuniete": status(410),
    "/zakaz": status(403),
    "/tajne/*": always(
        page(document("Tajne", "<h1>Tajne</h1><p>Tej strony żaden robot nie powinien był zobaczyć.</p>", lang="pl"))
    ),
    "/urwana": cut_off,
    "/do-srodka": always(redirect("http://169.254.169.254/latest/")),
    "/dluga": always(
        page(
            document(
                "Długi adres", "<h1>Długi adres</h1><p>Adres tej strony ma ponad trzy tysiące znaków.</p>", lang="pl"
            )
        )
    ),
}
UNWANTED = {"/wroga": ("kronikaHostile", "/pulapka/skrypt")}

KIND = Labirynt()
