"""What annotators are asked and told: the question of each kind, its instructions with examples, and the keys of each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kronika.flow.fact_kinds import fact_kind, kind_names
from kronika.model.annotation import Choice
from kronika.serve.web.labels import N_


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A piece of a page, written by us, with its right answer."""

    before: str
    marked: str
    after: str
    choice: Choice
    why: str  # a message
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Instructions:
    """What a person must know of a kind before answering; every text is a message, the examples are not translated."""

    title: str
    question: str
    about: str
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    lang: str = "pl"  # of the pages


SKIP = (
    N_("You cannot tell from this piece of the page, or it is in a language you do not read."),
    N_("Skipping is better than guessing: somebody else is asked."),
)

MASS_TIMES = Instructions(
    title=N_("Times of holy masses"),
    question=N_("Does a holy mass begin at the marked hour?"),
    about=N_(
        "You see a piece of a parish’s web page with one hour marked. The small line above it names the headings it stands under. "
        "Say whether a holy mass begins at that hour. Your answers teach a program to read thousands of such pages."
    ),
    yes=(
        N_("A holy mass begins then: on Sundays, weekdays or feasts, in any season, in any church or chapel."),
        N_("It is the mass of one date, past or to come: a feast, a funeral, an intention."),
        N_("The mass is only mentioned: “rosary after the 9.00 mass”, and 9.00 is marked."),
        N_("The page writes it oddly: 8.oo, 1830, 18³⁰, “at 9”."),
    ),
    no=(
        N_(
            "Something else begins: confession, rosary, adoration, Way of the Cross, a devotion, a meeting, a rehearsal."
        ),
        N_("The office, the church or the shop is open then."),
        N_("The page says that there is no mass then, or no longer."),
        N_("It is no hour at all: a date, a price, a telephone number, a verse of the Bible, the time of a post."),
    ),
    examples=(
        Example(
            path=("Porządek nabożeństw", "Niedziele i święta"),
            before="7.00, 9.00, ",
            marked="11.00",
            after=" (z udziałem dzieci), 18.00",
            choice=Choice.YES,
            why=N_("A mass of the Sunday schedule."),
        ),
        Example(
            path=("Ogłoszenia",),
            before="Po Mszy św. o ",
            marked="9.00",
            after=" zapraszamy na kawę do domu parafialnego.",
            choice=Choice.YES,
            why=N_("The mass begins at 9.00; the coffee comes later."),
        ),
        Example(
            path=("Kancelaria parafialna",),
            before="Poniedziałek i środa: od ",
            marked="16.00",
            after=" do 17.30",
            choice=Choice.NO,
            why=N_("The parish office is open then."),
        ),
        Example(
            path=("Porządek nabożeństw", "Pierwszy piątek"),
            before="Spowiedź od ",
            marked="17.00",
            after=", Msza św. o 18.00",
            choice=Choice.NO,
            why=N_("Confession begins then; the mass is at 18.00."),
        ),
        Example(
            path=("Różaniec",),
            before="W październiku różaniec codziennie o ",
            marked="17.30",
            after=", przed Mszą św. wieczorną.",
            choice=Choice.NO,
            why=N_("The rosary begins then."),
        ),
        Example(
            path=("Aktualności",),
            before="Festyn parafialny odbył się ",
            marked="8.09",
            after=" na placu przy kościele.",
            choice=Choice.NO,
            why=N_("A date, not an hour."),
        ),
    ),
)

OFFICE_HOURS = Instructions(
    title=N_("Opening hours of offices"),
    question=N_("Is the office open from, or until, the marked hour?"),
    about=N_(
        "You see a piece of a web page with one hour marked. The small line above it names the headings it stands under. "
        "Say whether it tells when the office opens or closes. Your answers teach a program to read thousands of such pages."
    ),
    yes=(
        N_("The office opens or closes then; both ends of “16.00–17.30” are right."),
        N_("It is only for some days or a season, or by one person: “the priest receives from 16.00”."),
    ),
    no=(
        N_("A mass, a devotion, confession or a meeting begins then."),
        N_("Something else is open: the church, a library, a shop, the cemetery."),
        N_("The page says that the office is shut then."),
        N_("It is no hour at all: a date, a price, a telephone number, a verse of the Bible, the time of a post."),
    ),
    examples=(
        Example(
            path=("Kancelaria parafialna",),
            before="Poniedziałek i środa: od 16.00 do ",
            marked="17.30",
            after="",
            choice=Choice.YES,
            why=N_("The office closes then."),
        ),
        Example(
            path=("Kontakt",),
            before="Ksiądz proboszcz przyjmuje w czwartki od ",
            marked="9.00",
            after=" w sprawach ślubów i chrztów.",
            choice=Choice.YES,
            why=N_("The priest receives people in the office from then."),
        ),
        Example(
            path=("Kancelaria parafialna",),
            before="Kancelaria czynna po Mszy św. o ",
            marked="18.00",
            after="",
            choice=Choice.NO,
            why=N_("The mass begins then; when the office opens is not said."),
        ),
        Example(
            path=("Biblioteka",),
            before="Wypożyczalnia czynna w niedziele od ",
            marked="10.00",
            after="",
            choice=Choice.NO,
            why=N_("The library is open then, not the office."),
        ),
    ),
)

KINDS: Mapping[str, Instructions] = {"mass-times": MASS_TIMES, "office-hours": OFFICE_HOURS}

# The first letter of each word, beside y, n, s and u, which work in every language.
KEYS: Mapping[str, Mapping[str, str]] = {
    "en": {"yes": "y", "no": "n", "skip": "s", "undo": "u"},
    "pl": {"yes": "t", "no": "n", "skip": "p", "undo": "c"},
    "cs": {"yes": "a", "no": "n", "skip": "p", "undo": "z"},
    "ru": {"yes": "д", "no": "н", "skip": "п", "undo": "о"},
}
ARROWS = {"yes": "ArrowRight", "no": "ArrowLeft", "skip": "ArrowUp", "undo": "Backspace"}

CHOICES = {Choice.YES: N_("Yes"), Choice.NO: N_("No"), Choice.SKIP: N_("Skip")}


def kinds() -> list[str]:
    """The names of the kinds that people can be asked about: those with words of ours, and those of plugins."""
    return sorted({*KINDS, *kind_names()})


def instructions(name: str) -> Instructions:
    """The instructions of a kind; one from a plugin has its own question and no examples of ours."""
    if name in KINDS:
        return KINDS[name]
    kind = fact_kind(name)
    about = N_(
        "You see a piece of a web page with one hour marked. The small line above it names the headings it stands under."
    )
    return Instructions(title=kind.title, question=kind.question, about=about, lang="")


def shortcuts(deed: str, lang: str) -> str:
    """The keys of a button as aria-keyshortcuts writes them: the letter that is shown first."""
    letters = dict.fromkeys((KEYS[lang][deed], KEYS["en"][deed]))
    return " ".join((*letters, ARROWS[deed]))
