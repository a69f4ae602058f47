"""The traps: what they add to pages, what they answer, and which true page an address of theirs really is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import blake2b

from kronika.sampleweb.scaled.looks import Link, bare_page, plain_page
from kronika.sampleweb.scaled.plan import Plan, Trap
from kronika.sampleweb.scaled.stories import numbers_by_path, story
from kronika.sampleweb.scaled.words import WORDS
from kronika.sampleweb.site import Answer, Request, page

COLOURS = ("blue", "green", "red", "black", "white", "grey")
ORDERS = ("name", "price", "date", "rating")
SESSION_NAMES = ("sid", "PHPSESSID", ";jsessionid")
SESSION = re.compile(r";jsessionid=[^/?]*", re.IGNORECASE)
EDITION = re.compile(r"^/edition-\d+(?=/)")
PRINTED = "/print"
FURTHER = "more"
OLD = "/old"


def turned(plan: Plan, request: Request, path: str) -> str:
    """The address under which this visit shows a path."""
    turn = TURNS.get(plan.trap)
    return turn(plan, request, path) if turn else path


def straight(plan: Plan, path: str) -> str:
    """The path a turned one stands for; the query, except an article's number, never matters."""
    path = SESSION.sub("", EDITION.sub("", path))
    if plan.trap is Trap.PRINT and path.startswith(PRINTED):
        path = path.removeprefix(PRINTED)
    return path.rstrip("/") or "/" if plan.trap is Trap.SLASH else path


def session(plan: Plan, request: Request, path: str) -> str:
    """A session id that is new at every visit."""
    mark = blake2b(f"{request.path} {request.count}".encode(), digest_size=8).hexdigest()
    name = SESSION_NAMES[plan.look % len(SESSION_NAMES)]
    head, _, query = path.partition("?")
    if name.startswith(";"):
        return f"{head}{name}={mark}" + (f"?{query}" if query else "")
    return with_query(path, f"{name}={mark}")


def mirrored(plan: Plan, request: Request, path: str) -> str:
    """The other host, every second time."""
    if blake2b(f"{request.path} {path}".encode(), digest_size=1).digest()[0] % 2:
        return path
    bare = request.base.replace("://www.", "://")
    return (bare if request.host.startswith("www.") else request.base.replace("://", "://www.")) + path


def slashed(plan: Plan, request: Request, path: str) -> str:
    """With a slash at its end, every second time; the bytes of a page differ between its addresses, what it says does not."""
    odd = blake2b(f"{request.path} {path}".encode(), digest_size=1).digest()[0] % 2
    return path + "/" if odd and path != "/" else path


def recommended(plan: Plan, request: Request, path: str) -> str:
    """With a note of where the reader came from."""
    origin = blake2b(request.path.encode(), digest_size=4).hexdigest()
    return with_query(path, f"from={origin}") if path in numbers_by_path(plan) else path


def edition(plan: Plan, request: Request, path: str) -> str:
    """The same article in the next edition, for ever."""
    if path not in numbers_by_path(plan):
        return path
    here = re.match(r"/edition-(\d+)/", request.path)
    return f"/edition-{int(here[1]) + 1 if here else 1}{path}"


def with_query(path: str, part: str) -> str:
    """One more parameter."""
    return f"{path}{'&' if '?' in path else '?'}{part}"


TURNS: dict[Trap, Callable[[Plan, Request, str], str]] = {
    Trap.SESSION: session,
    Trap.MIRROR: mirrored,
    Trap.SLASH: slashed,
    Trap.CANONICAL: recommended,
    Trap.NEAR: edition,
}


def extra_links(plan: Plan, path: str) -> Sequence[Link]:
    """Links that a trap puts on a true page."""
    words = WORDS[plan.lang]
    match plan.trap:
        case Trap.CALENDAR if path == "/":
            return (("/calendar?year=2026&month=3", words.calendar), ("/events/2026/3", words.calendar))
        case Trap.FILTERS if path == "/":
            return (("/catalogue", words.filter),)
        case Trap.SOFT_404:
            return ((f"{OLD}/{blake2b(path.encode(), digest_size=4).hexdigest()}", words.older),)
        case Trap.DEEP if path != "/":
            return ((f"{FURTHER}/{FURTHER}", words.similar),)
        case Trap.PRINT if path in numbers_by_path(plan):
            return ((with_query(path, "print=1") if plan.look % 2 else PRINTED + path, words.printed),)
        case _:
            return ()


def answer(plan: Plan, request: Request) -> Answer | None:
    """The trap's own page at this address, if it has one."""
    maker = MAKERS.get(plan.trap)
    return maker(plan, request) if maker else None


def calendar(plan: Plan, request: Request) -> Answer | None:
    """A month that always has a next and a previous one, by query and by path."""
    by_path = re.fullmatch(r"/events/(\d{1,6})/(\d{1,2})", request.path)
    if by_path is None and request.path != "/calendar":
        return None
    given = by_path.groups() if by_path else (request.query.get("year", ""), request.query.get("month", ""))
    if not all(part.isascii() and part.isdigit() and len(part) < 7 for part in given):
        return None
    turn, words = int(given[0]) * 12 + int(given[1]) - 1, WORDS[plan.lang]
    links = []
    for step, text in ((-1, words.month_before), (1, words.month_after)):
        year, month = divmod(turn + step, 12)
        links.append((f"/events/{year}/{month + 1}" if by_path else f"/calendar?year={year}&month={month + 1}", text))
    title = f"{words.calendar}: {turn % 12 + 1}/{turn // 12}"
    return page(plain_page(plan, title, words.no_events, [*links, ("/", words.home)]))


def catalogue(plan: Plan, request: Request) -> Answer | None:
    """The same few goods, whatever was chosen; every choice can be combined with every other, in any order."""
    if request.path != "/catalogue":
        return None
    words, chosen = WORDS[plan.lang], dict(request.query)
    links = []
    for name, values in (("colour", COLOURS), ("lining", COLOURS), ("trim", COLOURS), ("sort", ORDERS)):
        for value in values:
            query = "&".join(f"{key}={chosen_value}" for key, chosen_value in {**chosen, name: value}.items())
            links.append((f"/catalogue?{query}", f"{words.filter} {value}"))
    goods = ", ".join(sorted(COLOURS, key=lambda colour: blake2b(f"{colour}{chosen}".encode()).digest()))
    return page(plain_page(plan, words.filter.capitalize(), f"{words.sort}: {goods}.", links))


def missing(plan: Plan, request: Request) -> Answer | None:
    """“Not found” with the status of success, and links that lead to more of it; for what no true page answers."""
    words = WORDS[plan.lang]
    mark = blake2b(request.path.encode(), digest_size=4).hexdigest()
    links = [("/", words.home), *((f"{OLD}/{mark}{end}", words.similar) for end in "abc")]
    return page(plain_page(plan, words.not_found, f"{words.not_found_text} ({request.path})", links))


def deeper(plan: Plan, request: Request) -> Answer | None:
    """A page that links to itself, one folder further down."""
    if f"/{FURTHER}" not in request.path:
        return None
    words = WORDS[plan.lang]
    return page(plain_page(plan, words.similar, words.no_events, [(f"{FURTHER}/{FURTHER}", words.similar)]))


def printed(plan: Plan, request: Request) -> Answer | None:
    """The article without its frame."""
    path = request.path.removeprefix(PRINTED)
    if "id" in request.query:
        path += f"?id={request.query['id']}"
    number = numbers_by_path(plan).get(path)
    if number is None or ("print" not in request.query and path == request.path):
        return None
    return page(bare_page(plan, story(plan, number)))


MAKERS: dict[Trap, Callable[[Plan, Request], Answer | None]] = {
    Trap.CALENDAR: calendar,
    Trap.FILTERS: catalogue,
    Trap.SOFT_404: missing,
    Trap.DEEP: deeper,
    Trap.PRINT: printed,
}
