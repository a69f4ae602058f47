"""Italian: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, strengths, unit_forms, words

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
    abbreviations=words(
        "sig sigg sig.ra dott dott.ssa prof prof.ssa avv ing arch on sen gen col cap dr rag geom p pag es art cfr tel"
    ),
    number_abbreviations=words("n nn p pag pagg art vol cap tel"),
    person_titles=words("sig signor signora dott prof avv ing arch on sen gen don presidente ministro ministra"),
    legal_forms=phrases("s.p.a. | spa | s.r.l. | srl | s.n.c. | s.a.s."),
    function_words=words(
        "a ad agli ai al alla alle allo anche ancora aveva avere c che chi ci come con contro cui da dagli dai dal dalla dalle dallo degli dei "
        "del della delle dello dentro di dopo dove due e è ed era erano essere fa fino fra gli ha hanno ho i il in io l la le lei li lo loro "
        "lui ma me mentre mi mia mio molto ne negli nei nel nella nelle nello noi non nostro o ogni oggi ora per perché però più poi prima "
        "qualche quando quanto quasi quel quella quelle quelli quello questa queste questi questo qui se sé secondo sei senza si sia sono "
        "sopra sotto stato su sua sue sugli sui sul sulla sulle suo suoi ti tra tre tu tutti tutto un una uno vi voi anno anni ieri"
    ),
    negations=words("non né mai niente nulla nessuno nessuna senza neanche neppure nemmeno"),
    intensifiers=strengths(
        strong="molto | troppo | estremamente | totalmente",
        some="abbastanza | davvero | più",
        soft="un po' | poco",
        hardly="quasi | appena",
    ),
)
