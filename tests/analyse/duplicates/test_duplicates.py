"""Agency news printed again join; news of the same day and the same people do not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kronika.analyse.duplicates.clusters import clusters
from kronika.analyse.duplicates.likeness import alike, bands
from kronika.analyse.duplicates.prints import PRINTS, prints, prints_of
from kronika.analyse.text import cut

SENTENCES = [
    "Rada města Lhotova v pondělí schválila stavbu nového mostu přes řeku Jizeru.",
    "Most má nahradit přívoz, který kvůli nízké vodě loni stál přes sto dní.",
    "Stavba vyjde na dvě stě milionů korun a zaplatí ji kraj společně s městem.",
    "Starosta Petr Dvořák řekl, že dělníci začnou pracovat hned po letních prázdninách.",
    "Opozice namítá, že průzkum podloží ještě neskončil a že cena může vzrůst.",
    "Obyvatelé levého břehu si od mostu slibují kratší cestu do školy i k lékaři.",
    "Podle projektu bude most široký dvanáct metrů a dostane také pruh pro cyklisty.",
    "Odborníci z univerzity doporučili použít ocel, která lépe odolá povodním.",
]
NEWS = " ".join(SENTENCES)
OTHER = (
    "Rada města Lhotova v pondělí projednala rozpočet škol na příští rok. Ředitelka Jana Malá uvedla, že peníze chybí hlavně na "
    "platy asistentů. Starosta Petr Dvořák slíbil, že se město pokusí najít úspory jinde. Rodiče chystají petici."
)


def of(text: str) -> tuple[int, ...]:
    return prints(cut(text, "cs"))


def test_prints_are_numbers_of_32_bits_and_the_same_everywhere() -> None:
    found = of(NEWS)
    assert len(found) == PRINTS
    assert all(0 <= number < 2**32 for number in found)
    assert prints_of(["jedna", "dvě", "tři", "čtyři"])[:3] == (2059641497, 1805651854, 558486990)


def test_repeated_news_join() -> None:
    headline = "Nový most bude stát dvě stě milionů\n\n" + NEWS
    shortened = " ".join(SENTENCES[:5])
    led = "Dlouhé čekání končí, tvrdí radnice. Kritici jsou zdrženliví. " + NEWS + " (jn, čtk)"
    edited = NEWS.replace("pondělí", "úterý").replace("dvě stě milionů", "200 milionů").replace("namítá", "tvrdí")
    found = clusters([of(NEWS), of(OTHER), of(headline), of(shortened), of(led), of(edited)])
    assert found == ((0, 2, 3, 4, 5), (1,))
    assert len(clusters([of(NEWS), of(shortened)], least=0.95)) == 2


def test_short_and_empty_texts() -> None:
    assert of("") == () == bands(())
    assert alike((), of(NEWS)) == 0.0
    assert alike(of("Most stojí"), of("Most stojí.")) == 1.0
    assert clusters([of("Most stojí"), of("Most padl"), (), ()]) == ((0,), (1,), (2,), (3,))
    assert clusters([]) == ()


@given(st.lists(st.text(min_size=1), max_size=30), st.lists(st.text(min_size=1), max_size=30))
def test_likeness_is_a_share(first: list[str], second: list[str]) -> None:
    one, two = prints_of(first), prints_of(second)
    assert alike(one, two) == alike(two, one)
    assert 0.0 <= alike(one, two) <= 1.0
    assert alike(one, one) == (1.0 if first else 0.0)
    assert all(0 <= band < 2**63 for band in bands(one))
