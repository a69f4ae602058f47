"""Links that are errands and no pages: logging in and out, carts, sharing, answering a comment, editing."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from kronika.sources.cut_reasons import CART, LOGIN, NO_PAGE, SHARING

# A whole segment of the path, its ending left out, names the errand.
SEGMENTS = {
    LOGIN: frozenset(
        "login logout log-in log-out signin signout sign-in sign-out wp-login wp-admin prihlaseni prihlasit prihlasit-se odhlasit "
        "odhlaseni prihlasenie zaloguj logowanie wyloguj vhod vyhod avtorizaciya lostpassword lost-password resetpassword "
        "zapomniane-haslo zapomenute-heslo".split()
    ),
    CART: frozenset("cart basket checkout kosik koszyk korzina nakupni-kosik add-to-cart wishlist".split()),
    SHARING: frozenset("sharer share-by-email trackback replytocom sendtofriend send-to-friend mailto".split()),
    NO_PAGE: frozenset("feed rss atom xmlrpc wp-json rss2 rdf".split()),
}
KEYS = {
    LOGIN: frozenset("logout wpe-login".split()),
    CART: frozenset("add-to-cart add_to_cart addtocart add-to-wishlist add_to_wishlist remove_item".split()),
    SHARING: frozenset("replytocom share addtoany".split()),
}
PAIRS = {
    LOGIN: re.compile(r"(?:^|&)(?:action|do|task|mode|page|op|act|option|view)=(?:log_?in|log_?out|sign_?in|com_login|prihlasit|odhlasit)(?:&|$)"),
    SHARING: re.compile(r"(?:^|&)(?:action|do|task|op)=(?:edit|history|reply|report|share|sendtofriend|vote)(?:&|$)"),
    NO_PAGE: re.compile(r"(?:^|&)(?:feed=(?:rss2?|atom|rdf|comments-rss2)|format=(?:feed|rss|atom|raw|pdf)|output=(?:rss|pdf))(?:&|$)"),
}  # fmt: skip
ENDING = re.compile(r"\.(?:php\d?|html?|aspx?|jsp|do|cgi|xml)$")


def errand(url: str) -> str:
    """Why an address is no page, as a reason; empty when it may be one."""
    parts = urlsplit(url.lower())
    segments = {ENDING.sub("", segment) for segment in parts.path.split("/") if segment}
    for reason, names in SEGMENTS.items():
        if not names.isdisjoint(segments):
            return reason
    if not parts.query:
        return ""
    keys = {part.partition("=")[0] for part in parts.query.split("&")}
    for reason, names in KEYS.items():
        if not names.isdisjoint(keys):
            return reason
    return next((reason for reason, pair in PAIRS.items() if pair.search(parts.query)), "")
