"""What exploring an address found, for a reader in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.serve.cli.screen import output
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.exploring.offer import Findings, Offer

NAMES = 12  # sections that are shown
LONGEST = 100  # characters of a title


def show(findings: Findings) -> None:
    """The site in two lines, then each offer with a taste of it, then what went wrong."""
    console = output()
    console.print(shortened(findings.title) or findings.name, style="bold", markup=False)
    said = (
        findings.url,
        findings.lang or "",
        findings.cms,
        f"known as {findings.known}" if findings.known else "",
        many(findings.requests, "request"),
    )
    console.print(" · ".join(part for part in said if part), style="dim", markup=False, soft_wrap=True)
    if findings.sections:
        names = [section.name for section in findings.sections]
        more = f" and {len(names) - NAMES} more" if len(names) > NAMES else ""
        console.print(f"Menu: {', '.join(names[:NAMES])}{more}", markup=False)
    for number, offer in enumerate(findings.offers):
        show_offer(number, offer, is_proposed=number == findings.proposed)
    told = {offer.fault for offer in findings.offers}
    for fault in (fault for fault in findings.faults if fault not in told):
        console.print(fault, style="yellow", markup=False, soft_wrap=True)
    for hint in findings.hints:
        console.print(hint, style="bold", markup=False, soft_wrap=True)


def show_offer(number: int, offer: Offer, *, is_proposed: bool) -> None:
    """One offer: what and where, how much and how new, and a few titles."""
    mark = "→" if is_proposed else " "
    console = output()
    console.print(
        f"{mark} {number + 1}. {offer.kind}: {address_of(offer)}",
        style="bold" if is_proposed else "",
        markup=False,
        soft_wrap=True,
    )
    newest = f"newest {offer.newest:%Y-%m-%d %H:%M}" if offer.newest else ""
    brings = "1 page" if offer.kind == "page" else many(offer.items, "item")
    parts = (offer.how, offer.title and shortened(offer.title), "" if offer.fault else brings, newest)
    console.print("     " + " · ".join(part for part in parts if part), style="dim", markup=False, soft_wrap=True)
    if offer.fault:
        console.print(f"     {offer.fault}", style="yellow", markup=False, soft_wrap=True)
    if offer.kind not in ("site", "page"):
        for title in offer.samples:
            console.print(f"     – {shortened(title)}", markup=False, soft_wrap=True)


def address_of(offer: Offer) -> str:
    """Where it leads: of an archive the address of its listings, with what is filled in."""
    listing = offer.options.get("listing", "")
    return offer.url.rstrip("/") + listing if listing.startswith("/") else offer.url


def shortened(text: str) -> str:
    """One line, not too long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
