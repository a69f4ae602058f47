"""What does not last in addresses: sessions, nonces, cache busters; by their names, or because they differ everywhere at once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kronika.html.address import TRACKING
from kronika.watch.noise.random_looks import STAMP, is_fleeting, is_random
from kronika.watch.words import is_address

# Parameters that never say what a link leads to.
SURE = re.compile(
    r"(?:php|j|asp\.?net_?)?sess(?:ion)?_?(?:id)?|sid|zenid|oscsid|cfid|cftoken|_?csrf\w*|csrf_?token|xsrf\w*|authenticity_token|_token|"
    r"form_key|form_token|_?nonce|_wpnonce|cb|cachebust\w*|cachebuster|nocache|_|rnd|rand|random|_t|_ts|timestamp|_dc|"
    r"signature|sig|x-amz-\w+|expires|policy|key-pair-id|hmac|ref_?id|click_?id|trk\w*|token|"
    r"replytocom|gclsrc|_ga|_gl|spm|visitor\w*|request_?id|trace_?id|correlation_?id",
    re.IGNORECASE,
)
# Parameters that name what a link leads to, however random that looks.
NAMING = re.compile(
    r"v|p|f|k|key|\w*id|file|doc|document|page|item|code|article|name|path|url|product|sku|download", re.IGNORECASE
)
SESSION = re.compile(r";(?:jsessionid|sid|phpsessid)=[^/?#;]*", re.IGNORECASE)
PICTURE = re.compile(r"\.(?:jpe?g|png|gif|webp|avif|svg|bmp|ico)$", re.IGNORECASE)
BUILD = re.compile(r"[._-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}(?=\.\w+$)", re.IGNORECASE)
SHARED = 3  # links that have one and the same fleeting value


@dataclass(frozen=True, slots=True)
class Volatile:
    """What is left out of the addresses of two pages that are compared."""

    names: frozenset[str]  # parameters
    steps: frozenset[str]  # parts of paths


NOTHING = Volatile(frozenset(), frozenset())


def volatile(one: Sequence[str], other: Sequence[str]) -> Volatile:
    """What differs between two pages in all addresses at once, and looks as if it would not last."""
    if one is other:
        return NOTHING
    mine, theirs = parameters(one), parameters(other)
    names = {name for name in mine.keys() & theirs.keys() if differs(name, mine[name], theirs[name])}
    here, there = steps(one), steps(other)
    return Volatile(frozenset(names), frozenset(lasting(here, there) | lasting(there, here)))


def differs(name: str, mine: dict[str, int], theirs: dict[str, int]) -> bool:
    """No value in common, and all look fleeting; where one stands in many links, it need not look random."""
    values = (*mine, *theirs)
    if mine.keys() & theirs.keys() or not all(map(is_fleeting, values)):
        return False
    if len(mine) == len(theirs) == 1 and min(*mine.values(), *theirs.values()) >= SHARED:
        return True
    return NAMING.fullmatch(name) is None and all(is_random(value) or STAMP.fullmatch(value) for value in values)


def lasting(here: dict[str, int], there: dict[str, int]) -> set[str]:
    """Random steps of paths that stand in many addresses of one page and in none of the other."""
    return {step for step, count in here.items() if count >= SHARED and step not in there}


@lru_cache(maxsize=16_384)
def steady(token: str, parts: Volatile) -> str:
    """A link or picture without what will not last."""
    kind, _, address = token[1:-1].partition(" ")
    if not address.startswith("http"):
        return token
    base, _, query = address.partition("?")
    base = SESSION.sub("", base) if ";" in base else base
    if parts.steps:
        base = "/".join("*" if step in parts.steps else step for step in base.split("/"))
    if kind == "img" and PICTURE.search(base):
        query = ""  # the same file, whatever is asked of it …
        base = BUILD.sub("", base)  # … and whatever build named it
    kept = "&".join(part for part in query.split("&") if part and not goes(part.partition("=")[0], parts))
    return f"<{kind} {base}{'?' if kept else ''}{kept}>"


def goes(name: str, parts: Volatile) -> bool:
    """A parameter that is left out."""
    return name in parts.names or SURE.fullmatch(name) is not None or TRACKING.fullmatch(name) is not None


def parameters(tokens: Iterable[str]) -> dict[str, dict[str, int]]:
    """The values of all parameters, each with how often it comes."""
    found: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for token in tokens:
        if token[0] == "<" and "?" in token and is_address(token):
            for part in token[:-1].partition("?")[2].split("&"):
                name, _, value = part.partition("=")
                found[name][value] += 1
    return found


def steps(tokens: Iterable[str]) -> dict[str, int]:
    """Random steps of paths, each with how often it comes."""
    found: dict[str, int] = defaultdict(int)
    for token in tokens:
        if token[0] == "<" and "/" in token and is_address(token):
            path = token[:-1].partition(" ")[2].partition("?")[0]
            for step in path.split("/")[3:]:
                if len(step) > 9 and (is_random(step.strip("()")) or STAMP.fullmatch(step) or step.startswith("(S(")):
                    found[step] += 1
    return found
