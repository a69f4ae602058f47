"""Words that turn, strengthen or soften what follows them: a language's own, and what only the judging of tone asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from kronika.lang.language import Language, language, words

BIG, SMALL = 1.5, 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning:
    """What a language turns and weighs words with; all in lower case, as written."""

    negations: frozenset[str] = frozenset()
    excuses: frozenset[str] = frozenset()  # after a negation they say that nothing is denied: "not" only
    strengths: Mapping[str, float] = field(default_factory=dict)
    skipped: frozenset[str] = frozenset()  # may stand between a negation and what it denies: "is", "a", "to"
    ends: frozenset[str] = frozenset()  # words where what was denied ends: "but", "because"
    concord: bool = True  # two negations deny once: "nikdy nic"


def sizes(big: str, small: str) -> Mapping[str, float]:
    """Adjectives that weigh the noun after them."""
    return dict.fromkeys(big.split(), BIG) | dict.fromkeys(small.split(), SMALL)


TABLES = {
    "cs": Turning(
        negations=words("žádným žádní žádnému"),
        excuses=words("jen pouze jenom nejen nejenom nejenže"),
        strengths=sizes(
            "velký velká velké velkého velkou velkým obrovský obrovská obrovské obrovskou obrovského mimořádný mimořádná",
            "menší drobný drobné drobná malý malá malé",
        ),
        skipped=words(
            "byl byla bylo byli byly být je jsou bude budou by mít má měl měla mají to se si tak jako za o na v"
        ),
        ends=words("ale však avšak nýbrž protože neboť když aby že který která které a nebo i než"),
    ),
    "pl": Turning(
        negations=words("żadną żadnym braku"),
        excuses=words("tylko jedynie"),
        strengths=sizes(
            "wielki wielka wielkie wielkiego wielką ogromny ogromna ogromne ogromną ogromnego duży duża duże dużą",
            "drobny drobna drobne niewielki niewielka niewielkie mały mała małe",
        ),
        skipped=words(
            "był była było byli były być jest są będzie będą by ma mieć miał miała mają to się tak jako za o na w do ze"
        ),
        ends=words("ale lecz jednak bo ponieważ gdyż kiedy aby żeby że który która które i a oraz lub albo niż"),
    ),
    "ru": Turning(
        negations=words("никакую никаким вовсе ничуть"),
        excuses=words("только просто лишь"),
        strengths=sizes(
            "огромный огромная огромное огромную огромного большой большая большое большую самого самой",
            "небольшой небольшая небольшое небольшую маленький",
        ),
        skipped=words(
            "был была было были быть есть будет будут бы иметь имеет имел имела имеют это так как за о в на к"
        ),
        ends=words("но а однако зато потому поскольку когда чтобы что который которая которое которые и или чем"),
    ),
    "en": Turning(
        excuses=words("only just merely"),
        strengths=sizes("huge enormous massive", "minor small"),
        skipped=words(
            "a an the be been being is are was were has have had do did does any so to of in at all such as it"
        ),
        ends=words("but however because although though while when which who that and or than yet if"),
        concord=False,
    ),
}


@lru_cache
def turning(code: str) -> Turning:
    """All words of a language; few or none where nobody wrote them down."""
    tongue = language(code)
    table = TABLES.get(tongue.code, Turning())
    return replace(
        table, negations=table.negations | tongue.negations, strengths=dict(table.strengths) | weights_of(tongue, table)
    )


def weights_of(tongue: Language, table: Turning) -> dict[str, float]:
    """A language's intensifiers; a word that denies ("hardly") or excuses ("not only") does not weigh as well."""
    others = tongue.negations | table.excuses
    return {word: weight for word, weight in tongue.intensifiers.items() if word not in others}
