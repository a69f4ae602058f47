"""Why an address is not fetched at all: the reasons by which what was cut off is counted and shown."""

from __future__ import annotations

PRINT = "print version"
LOGIN = "login or account"
CART = "shopping cart"
SHARING = "sharing or answering"
NO_PAGE = "no page"
ENDLESS = "endless path"
TOO_LONG = "address too long"
TOO_DEEP = "address too deep"
EXCLUDED = "left out by the source's options"
