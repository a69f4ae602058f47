"""Italian: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, unit_forms, words

KIND = Language(
    code="it",
    name="italiano",
    zone="Europe/Rome",
    months=month_forms(
        (
            "gennaio gen",
            "febbraio feb",
            "marzo mar",
            "aprile apr",
            "maggio mag",
            "giugno giu",
            "luglio lug",
            "agosto ago",
            "settembre set sett",
            "ottobre ott",
            "novembre nov",
            "dicembre dic",
        )
    ),
    weekdays=words("lunedì martedì mercoledì giovedì venerdì sabato domenica lun mar mer gio ven sab dom"),
    days_back={"oggi": 0, "ieri": 1, "l'altro ieri": 2},
    just_now=frozenset({"adesso"}),
    ago_after=frozenset({"fa"}),
    units=unit_forms(
        minute="minuto minuti min min.",
        hour="ora ore h",
        day="giorno giorni",
        week="settimana settimane",
        month="mese mesi",
    ),
    numbers={"un": 1, "un'": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5},
    time_words=words("alle ore ore: il"),
    joins=words("de del"),
    ands=words("e ed"),
    capitals_tell=True,
    author_prefixes=("di", "autore", "autrice", "autori", "a cura di", "scritto da", "testo"),
    keyword_words=("tag", "argomenti", "parole chiave"),
    date_words=("pubblicato", "pubblicata", "aggiornato", "data"),
    more_units=words("secondo secondi sec s anno anni"),
    counter_words=phrases(
        "visualizzazioni | visualizzazione | letture | visite | utenti online | online | mi piace | commenti | commento | "
        "condivisioni | download | persone stanno guardando | seguaci | "
        "visitatori: | visitatore numero | sei il visitatore | contatore visite"
    ),
    countdown_words=phrases("termina tra | inizia tra | mancano"),
    made_words=phrases("generato | generata | pagina generata | ora attuale | ora del server | oggi è"),
    updated_words=phrases("aggiornato | aggiornata | ultimo aggiornamento | ultima modifica | modificato"),
    token_words=phrases("sessione | token | richiesta"),
    checksum_words=phrases("checksum | impronta"),
)
