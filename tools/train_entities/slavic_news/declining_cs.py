"""Czech names in six cases, by their endings: right for the names of our lists, near enough for coined ones."""

from __future__ import annotations

CASES = "123467"
HARD_ANIMATE = ("", "a", "ovi", "a", "ovi", "em")
SOFT_ANIMATE = ("", "e", "ovi", "e", "ovi", "em")
ENDINGS = {
    "a": ("a", "y", "ovi", "u", "ovi", "ou"),
    "woman": ("a", "y", "ě", "u", "ě", "ou"),
    "ie": ("e", "e", "i", "i", "i", "í"),
    "bone": ("", "e", "i", "", "i", "í"),
    "castle": ("", "u", "u", "", "u", "em"),
    "machine": ("", "e", "i", "", "i", "em"),
    "town": ("o", "a", "u", "o", "u", "em"),
    "sea": ("e", "e", "i", "e", "i", "em"),
    "building": ("í", "í", "í", "í", "í", "ím"),
    "hills": ("y", "", "ám", "y", "ách", "ami"),
    "spas": ("e", "", "ím", "e", "ích", "emi"),
    "states": ("y", "ů", "ům", "y", "ech", "y"),
}
ADJECTIVES = {
    "m": ("ý", "ého", "ému", "ý", "ém", "ým"),
    "a": ("ý", "ého", "ému", "ého", "ém", "ým"),
    "f": ("á", "é", "é", "ou", "é", "ou"),
    "n": ("é", "ého", "ému", "é", "ém", "ým"),
    "p": ("é", "ých", "ým", "é", "ých", "ými"),
}
SOFT = {
    "m": ("í", "ího", "ímu", "í", "ím", "ím"),
    "a": ("í", "ího", "ímu", "ího", "ím", "ím"),
    "f": ("í",) * 6,
    "n": ("í", "ího", "ímu", "í", "ím", "ím"),
    "p": ("í", "ích", "ím", "í", "ích", "ími"),
}
OWNERS = {
    "m": ("ův", "ova", "ovu", "ův", "ově", "ovým"),
    "f": ("ova", "ovy", "ově", "ovu", "ově", "ovou"),
    "n": ("ovo", "ova", "ovu", "ovo", "ově", "ovým"),
}
CHANGED = {"dvůr": "dvor", "Nizozemsko": "Nizozemsk"}
SOFTENED = {"k": "c", "h": "z", "r": "ř", "g": "z"}
VOWELLESS = ("ek", "ec", "eň", "ev")


def phrase(words: str, gender: str, case: int) -> str:
    """A name whose last word is a noun and whose others agree with it."""
    *adjectives, head = words.split(" ")
    kind = gender or guessed(head)
    if case == 0 or head.isupper():
        return words
    return " ".join([*(adjective(one, kind, case) for one in adjectives), noun(head, kind, case)])


def guessed(head: str) -> str:
    """The gender of a noun that is no person."""
    if head.endswith(("ště", "moře", "o", "í", "um")):
        return "n"
    return "f" if head.endswith(("a", "e", "ň", "ť", "ř", "íč", "říž", "á")) else "m"


def adjective(word: str, kind: str, case: int) -> str:
    """A word that agrees with its noun; foreign words stay."""
    for endings in (ADJECTIVES, OWNERS, SOFT):
        told = endings.get(kind)
        if told and word.endswith(told[0]):
            return word[: len(word) - len(told[0])] + told[case]
    return word


def noun(word: str, kind: str, case: int) -> str:
    """A noun that is no person."""
    if kind == "f" and word.endswith("á"):
        return word[:-1] + ADJECTIVES["f"][case]
    stem, row = parts(word, kind)
    ending = ENDINGS[row][case]
    if row == "woman" and ending == "ě":
        return dative(stem)
    if row == "castle" and case == 4 and word.endswith(("ov", "ín", "ýn", "án")):
        return stem + "ě"
    if row == "bone" and stem[-1] in "ňť" and ending[:1] in ("e", "i", "í"):
        stem = shortened(word)[:-1] + {"ň": "n", "ť": "t"}[stem[-1]]
        return stem + ("ě" if ending == "e" else ending)
    return stem + ending


def parts(word: str, kind: str) -> tuple[str, str]:
    """Stem and paradigm."""
    if kind == "p":
        return word[:-1], "spas" if word.endswith("e") else "states" if word == "státy" else "hills"
    if kind == "f":
        return (word[:-1], "woman" if word.endswith("a") else "ie") if word[-1] in "aeě" else (word, "bone")
    if kind == "n":
        return (
            (word[:-1], {"o": "town", "í": "building"}.get(word[-1], "sea")) if word[-1] in "oíeě" else (word, "castle")
        )
    changed = CHANGED.get(word, word)
    return changed, "machine" if word[-1] in "jžščřcňďť" else "castle"


def dative(stem: str) -> str:
    """The dative of a word in -a: Praha → Praze."""
    if stem.endswith("ch"):
        return stem[:-2] + "še"
    if stem[-1] in SOFTENED:
        return stem[:-1] + SOFTENED[stem[-1]] + "e"
    return stem + ("e" if stem[-1] in "lszcčšžřj" else "ě")


def shortened(word: str) -> str:
    """A word without the vowel that falls out: Hájek → Hájk."""
    return word[:-2] + word[-1] if word.endswith(VOWELLESS) and len(word) > 4 else word


def person(word: str, gender: str, case: int) -> str:
    """A given name or a surname of a man or a woman; foreign ones of women stay."""
    if gender == "f":
        if word.endswith("á"):
            return word[:-1] + ADJECTIVES["f"][case]
        return noun(word, "f", case) if word[-1] in "ae" else word
    if word[-1] in "ýí":
        return adjective(word, "a", case)
    stem, endings = man(word)
    return word if case == 0 else stem + endings[case]


def man(word: str) -> tuple[str, tuple[str, ...]]:
    """Stem and endings of a man's name."""
    if word[-1] == "a":
        return word[:-1], ENDINGS["a"]
    if word[-1] == "o":
        return word[:-1], HARD_ANIMATE
    if word[-1] in "eéi":
        return word, ("", "ho", "mu", "ho", "m", "m")
    return shortened(word), SOFT_ANIMATE if word[-1] in "jžščřcňďť" else HARD_ANIMATE


def of_woman(surname: str) -> str:
    """The surname of a woman."""
    if surname[-1] == "ý":
        return surname[:-1] + "á"
    if surname[-1] == "í" or " " in surname:
        return surname
    return (surname[:-1] if surname[-1] in "aoe" else shortened(surname)) + "ová"
