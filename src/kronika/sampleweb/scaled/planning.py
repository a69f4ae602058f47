"""Which generated sites there are: numbered ones of mixed kinds, and one named site for every fault and every trap."""

from __future__ import annotations

from kronika.sampleweb.scaled.plan import Fault, Plan, Shape, Trap

FEWEST = 50  # articles of a site
FEW = 20  # articles of a named faulty one, because some of them take their time
SHAPES = tuple(Shape)
LANGS = ("cs", "pl", "ru")
FAULTS = tuple(fault for fault in Fault if fault not in (Fault.NONE, Fault.BROKEN, Fault.SILENT))
TRAPS = tuple(trap for trap in Trap if trap is not Trap.NONE)
HONEST = "honest-archive"
HONEST_ARTICLES = 2_000
ENDLESS = 500  # links deep: no trap ends by itself there


def numbered(count: int, *, calm: bool = False) -> list[Plan]:
    """Sites s001, s002 …; one in ten has a fault and one in ten a trap, unless all are to be calm.

    None of them is dead: a full collection of all must hold every page.
    """
    return [one(number, calm=calm) for number in range(1, count + 1)]


def one(number: int, *, calm: bool) -> Plan:
    """The site of that number."""
    tens, ones = divmod(number, 10)
    return Plan(
        host=f"s{number:03}",
        number=number,
        shape=SHAPES[(number - 1) % len(SHAPES)],
        lang=LANGS[number % len(LANGS)],
        articles=FEWEST + number * 7 % 12,
        look=tens + number,
        fault=FAULTS[tens % len(FAULTS)] if ones == 7 and not calm else Fault.NONE,
        trap=TRAPS[tens % len(TRAPS)] if ones == 1 and not calm else Trap.NONE,  # such numbers are whole sites
    )


def named() -> list[Plan]:
    """One whole site for every fault and trap, and one big honest archive, for tests that want just that."""
    faults = [fault for fault in Fault if fault is not Fault.NONE]
    plans = [basic(f"fault-{fault}", 900 + place, fault=fault, articles=FEW) for place, fault in enumerate(faults)]
    plans += [basic(f"trap-{trap}", 930 + place, trap=trap) for place, trap in enumerate(TRAPS)]
    return [*plans, basic(HONEST, 960, articles=HONEST_ARTICLES)]


def basic(host: str, number: int, *, fault: Fault = Fault.NONE, trap: Trap = Trap.NONE, articles: int = FEWEST) -> Plan:
    """A site to crawl, with one thing wrong at most."""
    return Plan(
        host=host,
        number=number,
        shape=Shape.SITE,
        lang=LANGS[number % len(LANGS)],
        articles=articles,
        look=number,
        depth=ENDLESS if trap else 3,
        fault=fault,
        trap=trap,
    )
