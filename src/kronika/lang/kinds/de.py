"""German: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, unit_forms, words

KIND = Language(
    code="de",
    name="Deutsch",
    zone="Europe/Berlin",
    months=month_forms(
        (
            "januar jan jänner jän",
            "februar feb feber",
            "märz mär maerz mrz",
            "april apr",
            "mai",
            "juni jun",
            "juli jul",
            "august aug",
            "september sep sept",
            "oktober okt",
            "november nov",
            "dezember dez",
        )
    ),
    weekdays=words("montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so"),
    days_back={"heute": 0, "gestern": 1, "vorgestern": 2},
    just_now=frozenset({"gerade eben", "soeben"}),
    ago_before=frozenset({"vor"}),
    units=unit_forms(
        minute="minute minuten min min.",
        hour="stunde stunden std std. h",
        day="tag tagen",
        week="woche wochen",
        month="monat monaten",
    ),
    numbers={"einer": 1, "einem": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6},
    time_words=words("um uhr am ab den"),
    ands=words("und"),
    author_prefixes=(
        "von",
        "autor",
        "autorin",
        "autoren",
        "text",
        "text von",
        "ein beitrag von",
        "ein kommentar von",
        "kommentar von",
        "ein gastbeitrag von",
        "interview",
        "geschrieben von",
        "verfasst von",
        "quelle",
    ),
    keyword_words=("schlagwörter", "schlagworte", "themen", "stichwörter", "mehr zum thema"),
    date_words=("veröffentlicht", "publiziert", "erschienen", "aktualisiert", "stand", "datum", "vom"),
    more_units=words("sekunde sekunden sek s jahr jahre jahren"),
    counter_words=phrases(
        "aufrufe | aufruf | mal gelesen | mal angesehen | besucher online | besucher heute | gäste online | online | klicks | "
        "gefällt mir | kommentare | kommentar | downloads | heruntergeladen | personen sehen sich | zugriffe | seitenaufrufe | "
        "besucher | besucher: | besucher nr | sie sind besucher | besucherzähler | besucher insgesamt | mal aufgerufen"
    ),
    countdown_words=phrases("endet in | beginnt in | noch | läuft ab in"),
    made_words=phrases(
        "generiert | seite generiert | erzeugt | seite erzeugt | erstellt in | serverzeit | aktuelle uhrzeit | uhrzeit | "
        "heute ist"
    ),
    updated_words=phrases(
        "aktualisiert | zuletzt aktualisiert | letzte aktualisierung | letzte änderung | zuletzt geändert | geändert | stand | "
        "stand vom"
    ),
    token_words=phrases("sitzung | token | anfrage"),
    checksum_words=phrases("prüfsumme | fingerabdruck"),
)
