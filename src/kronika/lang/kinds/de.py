"""German: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, strengths, unit_forms, words

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
    abbreviations=words(
        "z.b d.h u.a bzw ca evtl ggf inkl sog vgl dr prof hr fr str st nr hl ing dipl abs bd tel geb gest verh zzgl mind max "
        "allg insb"
    ),
    number_abbreviations=words("nr s bd art abs str kap ca tel"),
    ordinal_dots=True,
    person_titles=words("dr prof ing dipl herr herrn frau hr fr graf freiherr minister präsident kanzler kanzlerin"),
    legal_forms=phrases("gmbh | ag | kg | ohg | e.v. | e. v. | gmbh & co. kg | se | ug"),
    function_words=words(
        "aber als also am an auch auf aus bei beim bin bis bist da damit dann das dass dem den denn der des die dies diese diesem diesen "
        "dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa etwas für gegen hat hatte hatten habe haben hier "
        "ich ihr ihre ihrem ihren ihrer im in ist jede jeder jedes jetzt kann kein keine keinen können man mehr mein mit muss müssen nach "
        "nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte sondern über "
        "um und uns unser unter viel vom von vor war waren was weil wenn werden wer wie wieder will wir wird wo wurde wurden zu zum zur "
        "zwischen jahr jahre jahren sagte heute gestern schon auch während"
    ),
    negations=words("nicht kein keine keinen keinem keiner nie niemals niemand nichts ohne kaum weder"),
    intensifiers=strengths(
        strong="sehr | extrem | äußerst | völlig | total | absolut | höchst | zu",
        some="ziemlich | recht | besonders | deutlich | wirklich",
        soft="etwas | leicht | ein wenig | eher | teilweise",
        hardly="kaum | fast | nur",
    ),
)
