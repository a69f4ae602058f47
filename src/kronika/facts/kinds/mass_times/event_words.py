"""Words by which an event is told on a parish page, as beginnings of words; what a mass is called, and all that is not one."""

from __future__ import annotations

import re

MASS, DEVOTION, CONFESSION, OFFICE, MEETING, OPENING, OTHER = (
    "mass",
    "devotion",
    "confession",
    "office",
    "meeting",
    "opening",
    "other",
)
EVENTS = (MASS, DEVOTION, CONFESSION, OFFICE, MEETING, OPENING, OTHER)

WORDS: dict[str, str] = {
    MASS: (
        r"msz(?:a|e|y|ę|ą|ach|ami|om)|mszaln\w*|eucharysti\w*|pasterk\w*|sum(?:a|y|ę|ie|ą)|rorat\w*|prymari\w*|rezurekcj\w*|"
        r"rezurekcyjn\w*|wieczerz\w*\s+pańsk\w*|koncelebr\w*|wigili\w*\s+paschaln\w*|wotyw\w*"
    ),
    DEVOTION: (
        r"(?<!porządek )(?<!godziny )(?<!rozkład )(?<!plan )(?<!porządku )nabożeń\w*|"
        r"różań\w*|różaniec|adoracj\w*|nieszpor\w*|dro[gd]\w*\s+krzyżow\w*|gorzki\w*(?:\s+żal\w*)?|koronk\w*|litani\w*|majow(?:e|ego|ym)|"
        r"czerwcow(?:e|ego|ym)|godzink\w*|nowenn\w*|apel\w*|wystawieni\w*|procesj\w*|jutrzni\w*|modlitw\w*|czuwani\w*|komplet\w*|brewiarz\w*|"
        r"uwielbieni\w*|poświęceni\w*|święceni\w*|błogosławieństwo\s+pokarm\w*|godzin\w*\s+(?:święt\w*|miłosierdzia)|misterium|anioł\s+pański|"
        r"liturgi\w*\s+(?:męki|słowa|godzin|ku\s+czci)|męki\s+pańskiej|komuni\w*(?:\s+św\.?|\s+święt\w*)?\s+poza(?:\s+\S+){0,3}\s+msz\w*|"
        r"(?:przyjęci\w*|możliwość|rozdziel\w*|udziela\w*)(?:\s+[^\s.]+){0,3}\s+komuni\w*|poza(?:\s+[^\s.]+){0,3}\s+msz\w*"
    ),
    CONFESSION: r"spowie\w*|spowiad\w*|konfesj\w*|sakrament\w*\s+(?:pokuty|pojednania)|pojednani\w*|pokut\w*",
    OFFICE: r"kancelari\w*|biur\w*|urzęduj\w*|urzędowani\w*|interesant\w*|poradni\w*|sekretariat\w*|dyżur\w*",
    MEETING: (
        r"spotka\w*|zbiórk\w*|prób(?:a|y|ę|ach)|schol\w*|chór\w*|katechez\w*|kurs\w*|zebrani\w*|oaz\w*|krąg|kręg\w*|koncert\w*|lekcj\w*|wykład\w*|"
        r"jaseł\w*|wyjazd\w*|piknik\w*|festyn\w*|wyrusz\w*|odjazd\w*|wyjście|odwiedzin\w*|kolęd\w*|zajęci\w*|konferencj\w*|nauk\w*\s+przed\w*|zmian[aęy]|"
        r"ministran\w*|grup\w*|warsztat\w*|kolacj\w*|agap\w*|posprząt\w*|sprzątani\w*|pielgrzymk\w*|autobus\w*|pociąg\w*|kursuj\w*|ćwicz\w*"
    ),
    OPENING: r"otwart\w*|otwarci\w*|otwiera\w*|czynn\w*|zwiedza\w*|bibliotek\w*|sklep\w*|muze\w*|księgarni\w*|kawiar\w*|zamyka\w*|zamknięt\w*",
    OTHER: r"tel\.?|telefon\w*|konto|kont[ae]|nr|ul\.?|zł|osób|osoby|minut\w*|min\.?|lat\b|r\.|rok\w*|kodeks|kan\.",
}
# What is no event of its own but tells of one.
CUES: dict[str, str] = {
    "intention": (
        r"\+\+?|za\s+śp|śp\.|w\s+int\b\.?|w\s+intencj\w*|int\.|intencj\w*|za\s+parafian|dziękczynn\w*|o\s+boże\s+błogosławieństwo|"
        r"o\s+(?:zdrowie|łask\w*|błog\w*|powołani\w*|trzeźwość|pokój|szczęśliw\w*|potrzebn\w*|dar\w*|radość|uzdrow\w*|opiek\w*|wypoczynek)|"
        r"za\s+(?:zmarł\w*|dusz\w*|rodzic\w*|ojca|mamę|męża|żonę|ś\.\s?p\.)|rocznic\w*|z\s+podziękowani\w*|greg\."
    ),
    "first communion": r"(?:pierwsz\w*|i|rocznic\w*)\s+komuni\w*",
    "communion": r"komuni\w*",
    "services": r"(?:godzin\w*|porząd\w*|rozkład\w*|plan\w*)\s+nabożeństw\w*",
    "wedding": r"ślub\w*|pogrzeb\w*|chrzest|chrzt\w*|bierzmowani\w*",
    "thursday": r"wielki\w*\s+czwart\w*",
    "friday": r"wielki\w*\s+piąt\w*",
    "saturday": r"wielk\w*\s+sobot\w*",
    "liturgy": r"liturgi\w*",
    "retreat": r"rekolekcj\w*",
    "indulgence": r"odpust\w*",
    "posted": (
        r"opublik\w*|dodan\w*|dodał\w*|aktualizac\w*|ostatni\w*\s+(?:zmian\w*|wpis\w*)|zmodyfik\w*|poprawion\w*|wpis\w*|autor\w*|"
        r"wyświetle\w*|odsłon\w*|utworzon\w*|napisan\w*|odwiedzin\s+od|komentarz\w*|admin\w*"
    ),
    "broadcast": r"transmisj\w*",
}
PATTERNS = {event: re.compile(rf"(?<![^\W\d])(?:{words})(?!\w)", re.IGNORECASE) for event, words in WORDS.items()}
SIGNS = {sign: re.compile(rf"(?<![^\W\d])(?:{words})(?!\w)", re.IGNORECASE) for sign, words in (WORDS | CUES).items()}
