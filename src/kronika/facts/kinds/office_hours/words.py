"""The words of opening hours, Polish and Czech: what an hour may belong to, what opens and closes, and what a date looks like."""

from __future__ import annotations

OFFICE, MASS, DEVOTION, CONFESSION = "office", "mass", "devotion", "confession"
MEETING, OPENING, OTHER = "meeting", "opening", "other"
EVENTS = (OFFICE, MASS, DEVOTION, CONFESSION, MEETING, OPENING, OTHER)

# Patterns of words that name what hours belong to; each is read as a whole word, in small letters.
NAMES: dict[str, tuple[str, ...]] = {
    OFFICE: (
        r"kancelari\w*", r"biur(?:o|a|ze|em|u)", r"sekretaria[tc]\w*", r"urz(?:ąd|ęd)\w*", r"dziekana[tc]\w*", r"interesant\w*",
        r"petent\w*", r"godziny pracy", r"kas[aąyę]", r"starostw\w*", r"ratusz\w*", r"magistra[tc]\w*", r"referat\w*",
        r"úřad\w*", r"úředn\w*", r"kancelář\w*", r"podateln\w*", r"sekretariát\w*", r"pokladn\w*", r"studijní\w* odděl\w*",
    ),
    MASS: (
        r"msz(?:a|ą|e|ę|y|o|om|ami|ach)", r"msz", r"eucharysti\w*", r"pasterk\w*", r"liturgi\w*", r"sum[aęąy]", r"intencj\w*",
        r"mš[eií]\w*", r"bohoslužb\w*", r"eucharisti\w*",
    ),
    DEVOTION: (
        r"różan\w*", r"różaniec", r"adoracj\w*", r"nabożeńs\w*", r"koronk\w*", r"nieszpor\w*", r"gorzki\w* żal\w*",
        r"drog[aięą] krzyżow\w*", r"majow[eyaą]\w*", r"litani\w*", r"nowenn\w*", r"apel\w*", r"godzina święta", r"procesj\w*",
        r"růžen\w*", r"adorac\w*", r"pobožnost\w*", r"křížov\w* cest\w*", r"májov\w*",
    ),
    CONFESSION: (r"spowied\w*", r"spowiad\w*", r"konfesjona\w*", r"zpově\w*", r"zpovíd\w*"),
    MEETING: (
        r"spotka\w*", r"prób[aęyą]", r"próby", r"zbiórk\w*", r"schol[aęiąy]", r"chór\w*", r"ministran\w*", r"katechez\w*",
        r"kurs\w*", r"poradni\w*", r"caritas", r"lekcj\w*", r"nauk(?:i|a|ę) przed\w*", r"oaz[aęyą]", r"zebrani\w*", r"krąg\w*",
        r"kręg\w*", r"grup[aęyąo]\w*", r"wspólnot\w*", r"warsztat\w*", r"zajęci\w*", r"psycholog\w*", r"pedagog\w*",
        r"setkání", r"zkoušk\w*", r"sbor\w*", r"schůz\w*", r"kroužek", r"kroužk\w*",
    ),
    OPENING: (
        r"kości[oó]ł\w*", r"kościele", r"świątyni\w*", r"kaplic\w*", r"cmentar\w*", r"muze\w*", r"bibliote\w*", r"wież\w*",
        r"zwiedza\w*", r"sklep\w*", r"świetlic\w*", r"basen\w*", r"apte[kc]\w*", r"galeri\w*", r"czytelni\w*", r"stołówk\w*",
        r"kostel\w*", r"hřbitov\w*", r"knihovn\w*", r"obchod\w*", r"lékárn\w*", r"družin\w*", r"jídeln\w*", r"krypt\w*",
    ),
    OTHER: (
        r"wyjazd\w*", r"odjazd\w*", r"autobus\w*", r"transmisj\w*", r"opublikowan\w*", r"dodano", r"autor\w*", r"ur\.",
        r"rocznic\w*", r"koncert\w*", r"pielgrzymk\w*", r"wycieczk\w*", r"pogrzeb\w*", r"odjezd\w*", r"zveřejněn\w*", r"koncert\w*",
        r"pouť", r"lekarz\w*", r"przychodni\w*", r"ordinac\w*",
    ),
}  # fmt: skip

# A word of the first kind that stands before the second is only where, not what: "w kancelarii", "na plebanii".
WHERE = r"(?:w|we|v|ve|do|z|ze|od|u|při|przy|k|ke)\s+(?:\w+\s+)?$"

OPEN = (
    r"czynn\w*", r"otwart\w*", r"przyjmuj\w*", r"urzęduj\w*", r"godziny? (?:otwarcia|urzędowania|pracy|przyjęć)", r"dyżur\w*",
    r"zaprasza\w*", r"obsług\w*", r"otevřen\w*", r"úředn\w* hodin\w*", r"úředn\w* dn\w*", r"provozn\w* dob\w*", r"hodiny pro veřejnost",
)  # fmt: skip
CLOSED = (
    r"nieczynn\w*", r"zamknięt\w*", r"nie (?:jest )?(?:czynn\w*|otwart\w*|urzęduj\w*|przyjmuj\w*)", r"zavřen\w*", r"neúřed\w*",
    r"nie ma (?:kancelarii|dyżuru|biura)",
)  # fmt: skip
BREAK = (r"przerw\w*", r"przestank\w*", r"přestávk\w*", r"polední\w* pauz\w*")
ONLY = (r"tylko", r"wyłącznie", r"jedynie", r"jen", r"pouze")

# What is agreed instead of written down: as it is written on the page, it is given out as the fallback of a schedule.
BY_APPOINTMENT = (
    r"po (?:wcześniejszym |uprzednim )?(?:uzgodnieniu|umówieniu|ustaleniu)(?: się)?(?: telefoniczn\w+)?",
    r"(?:po )?telefoniczn\w+ (?:uzgodnieniu|umówieniu)",
    r"po telefonické (?:domluvě|dohodě)", r"po (?:předchozí )?(?:domluvě|dohodě)", r"na objednání",
)  # fmt: skip

# This week and not every week.
PASSING = (
    r"będ(?:zie|ą)", r"w tym tygodniu", r"w przyszłym tygodniu", r"w (?:naj)?bliższ\w+", r"najbliższ\w+", r"dziś", r"dzisiaj", r"jutro", r"wyjątkowo",
    r"tento týden", r"příští týden", r"dnes", r"zítra", r"výjimečně", r"w dniu \d", r"dnia \d",
)  # fmt: skip

# A part of an office with hours of its own: the pattern, and what it is called.
UNITS: dict[str, str] = {
    r"kas[aąyę]": "kasa",
    r"kancelari\w+ cmentarn\w+": "kancelaria cmentarna",
    r"biur\w+ podawcz\w+": "biuro podawcze",
    r"biur\w+ obsługi \w+": "biuro obsługi",
    r"urz\w+ stanu cywilnego|usc": "USC",
    r"sekretariat\w* liceum": "sekretariat liceum",
    r"podateln\w*": "podatelna",
    r"pokladn\w*": "pokladna",
    r"matrik\w*": "matrika",
    r"stavebn\w* úřad\w*": "stavební úřad",
}

# Addresses and links of pages that may hold office hours.
PAGES = (
    "kancelari", "kontakt", "biuro", "urzad", "urząd", "sekretariat", "godziny", "otwarc", "dziekanat", "informacj", "o-nas",
    "parafia", "kancelar", "kancelář", "urad", "úřad", "uredni", "úředn", "hodin", "contact", "office",
)  # fmt: skip
PASSED_BY = ("galeri", "zdjec", "intencj", "histor", "wp-json", "/feed", "regulamin", "cookies")
