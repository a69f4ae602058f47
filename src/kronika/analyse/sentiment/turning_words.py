"""Words that turn, strengthen or soften what follows them, by language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kronika.lang.language import words

STRONGER, WEAKER = 1.5, 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning:
    """What a language turns and weighs words with; all in lower case, as written."""

    negations: frozenset[str] = frozenset()
    excuses: frozenset[str] = frozenset()  # after a negation they say that nothing is denied: "not" only
    strengths: Mapping[str, float] = field(default_factory=dict)
    skipped: frozenset[str] = frozenset()  # may stand between a negation and what it denies: "is", "a", "to"
    ends: frozenset[str] = frozenset()  # words where what was denied ends: "but", "because"
    concord: bool = True  # two negations deny once: "nikdy nic"


def strengths(stronger: str, weaker: str) -> Mapping[str, float]:
    """Two lists of words as one table."""
    return dict.fromkeys(stronger.split(), STRONGER) | dict.fromkeys(weaker.split(), WEAKER)


TABLES = {
    "cs": Turning(
        negations=words("ne bez nikdy ani nikoli nikoliv žádný žádná žádné žádného žádnou žádným žádní žádných nijak"),
        excuses=words("jen pouze jenom nejen nejenom nejenže"),
        strengths=strengths(
            "velmi velice moc hodně zcela naprosto úplně mimořádně extrémně opravdu skutečně příliš obrovsky neuvěřitelně silně "
            "výrazně značně nesmírně obzvlášť zvlášť zvláště hluboce totálně vysoce nejvíce nejvíc velký velká velké velkého velkou "
            "velkým obrovský obrovská obrovské obrovskou obrovského",
            "trochu poněkud mírně málo lehce docela celkem spíše spíš částečně skoro téměř jakžtakž menší drobný drobné drobná",
        ),
        skipped=words(
            "byl byla bylo byli byly být je jsou bude budou by mít má měl měla mají to se si tak moc příliš jako za o na v"
        ),
        ends=words("ale však avšak nýbrž protože neboť když aby že který která které a nebo i než"),
    ),
    "pl": Turning(
        negations=words(
            "nie bez nigdy ani żaden żadna żadne żadnego żadnej żadnych żadną żadnym bynajmniej wcale nijak brak braku"
        ),
        excuses=words("tylko jedynie"),
        strengths=strengths(
            "bardzo niezwykle całkowicie zupełnie wyjątkowo ogromnie niezmiernie naprawdę szczególnie skrajnie zbyt mocno znacznie "
            "wyraźnie głęboko niesamowicie absolutnie totalnie wielki wielka wielkie wielkiego wielką ogromny ogromna ogromne ogromną "
            "ogromnego poważnie",
            "trochę nieco lekko mało dość raczej częściowo prawie niemal umiarkowanie drobny drobna drobne niewielki niewielka "
            "niewielkie",
        ),
        skipped=words(
            "był była było byli były być jest są będzie będą by ma mieć miał miała mają to się tak zbyt jako za o na w do ze"
        ),
        ends=words("ale lecz jednak bo ponieważ gdyż kiedy aby żeby że który która które i a oraz lub albo niż"),
    ),
    "ru": Turning(
        negations=words(
            "не без никогда ни нет никакой никакая никакое никакого никакой никаких никакую никаким вовсе ничуть нельзя"
        ),
        excuses=words("только просто лишь"),
        strengths=strengths(
            "очень весьма крайне совершенно абсолютно чрезвычайно полностью слишком особенно исключительно невероятно сильно "
            "значительно гораздо глубоко действительно самый самая самое самые самого самой огромный огромная огромное огромную "
            "огромного большой большая большое большую серьезно серьёзно",
            "немного слегка чуть несколько отчасти довольно скорее частично почти мало едва небольшой небольшая небольшое небольшую",
        ),
        skipped=words(
            "был была было были быть есть будет будут бы иметь имеет имел имела имеют это так как за о в на к слишком"
        ),
        ends=words("но а однако зато потому поскольку когда чтобы что который которая которое которые и или чем"),
    ),
    "en": Turning(
        negations=words(
            "not no never without nor neither hardly barely cannot nobody nothing none lacks lack can't don't doesn't didn't isn't "
            "aren't wasn't weren't won't wouldn't couldn't shouldn't haven't hasn't hadn't can’t don’t doesn’t didn’t isn’t aren’t "
            "wasn’t weren’t won’t wouldn’t couldn’t shouldn’t haven’t hasn’t hadn’t"
        ),
        excuses=words("only just merely"),
        strengths=strengths(
            "very extremely really highly absolutely completely totally deeply truly incredibly enormously hugely severely seriously "
            "particularly especially so too most utterly greatly strongly huge enormous",
            "slightly somewhat little fairly rather partly quite almost nearly mildly minor moderately",
        ),
        skipped=words(
            "a an the be been being is are was were has have had do did does any so very too to of in at all such as it"
        ),
        ends=words("but however because although though while when which who that and or than yet if"),
        concord=False,
    ),
}
NOTHING = Turning()


def turning(code: str) -> Turning:
    """The words of a language; none where nobody wrote them down."""
    return TABLES.get(code, NOTHING)
