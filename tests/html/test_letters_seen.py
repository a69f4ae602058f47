"""Letters of a page are found whatever stands between them, and each knows where it came from."""

from __future__ import annotations

import pytest

from kronika.html.letters_seen import letters_of, letters_seen


def found(source: str, wanted: str, before: str = "", after: str = "") -> str | None:
    place = letters_seen(source).find(letters_of(wanted), letters_of(before), letters_of(after))
    return None if place is None else source[place[0] : place[1]]


@pytest.mark.parametrize(
    ("source", "wanted", "stretch"),
    [
        ("<p>Most je zav&#345;en&yacute;.</p>", "Most je zavřený.", "Most je zav&#345;en&yacute;"),
        ("<p>Most <b>je</b>\n   zavřený.</p>", "Most je zavřený.", "Most <b>je</b>\n   zavřený"),
        ("<p>Mo&shy;st je za<!-- no -->vřený.", "Most je zavřený.", "Mo&shy;st je za<!-- no -->vřený"),
        ("<p>v 18<sup>30</sup> hodin</p>", "v 18³⁰ hodin", "v 18<sup>30</sup> hodin"),
        ("<p>Jede po moste\u030c</p>", "po mostě", "po moste"),
        ('<p title="po mostě">Jede po mostě', "po mostě", "po mostě"),
        ("<p>a < b a c > d</p>", "b a c", "b a c"),
        ('<a title=5">Dnes</a> pršelo', "Dnes pršelo", "Dnes</a> pršelo"),
        ("<P>ŽLUTÝ KŮŇ</P>", "Žlutý kůň", "ŽLUTÝ KŮŇ"),
    ],
)
def test_markup_signs_and_white_space_are_no_obstacle(source: str, wanted: str, stretch: str) -> None:
    assert found(source, wanted) == stretch


@pytest.mark.parametrize(
    "source",
    [
        "<script>var x = 'Most je zavřený.'</script>",
        "<style>/* Most je zavřený. */</style>",
        "<title>Most je zavřený.</title>",
        "<!-- Most je zavřený. -->",
        "<meta content='Most je zavřený.'>",
        "<script>Most je zavřený.",
    ],
)
def test_what_nobody_reads_is_not_found(source: str) -> None:
    assert found(source, "Most je zavřený.") is None


def test_neighbours_tell_between_equal_sentences() -> None:
    source = "<li>Nic nového.</li><p>Ráno pršelo. <i>Nic nového.</i> Večer také.</p>"
    assert found(source, "Nic nového.") == "Nic nového"
    place = letters_seen(source).find("nicnoveho", letters_of("Ráno pršelo."), letters_of("Večer také."))
    assert place is not None and place[0] == source.index("<i>") + 3


def test_a_sentence_with_an_inset_is_found_by_its_ends() -> None:
    sentence = "Starosta řekl, že oprava mostu přes řeku potrvá nejméně do konce letošního podzimu."
    source = f"<p>{sentence[:40]}<span>Foto: archiv města</span>{sentence[40:]}</p>"
    assert found(source, sentence) == source[3:-5]
    assert found(source, "Starosta řekl, že oprava mostu přes řeku potrvá nejméně do jara příštího roku.") is None


def test_nothing_is_found_nowhere() -> None:
    assert letters_seen("<p>abc</p>").find("") is None
    assert found("", "abc") is None


@pytest.mark.parametrize(
    "piece",
    [
        "<a ",
        "<a =",
        '<a ="',
        "<a ='",
        '="<a " ',
        "<!--",
        "<!-",
        "&",
        "&#",
        "<script",
        "<script>",
        "</script",
        "< a",
        "<",
    ],
)
def test_hostile_markup_is_read_in_one_pass(piece: str) -> None:
    assert len(letters_seen("<a " + piece * 30_000).text) < 200_000
