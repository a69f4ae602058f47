"""German phrases for invented papers."""

from __future__ import annotations

from bench.layout.vocabulary import Beat, Syllables, Vocabulary, Words, listed

VOCABULARY = Vocabulary(
    lang="de",
    beats={
        "town": Beat(
            subjects=listed("""der Stadtrat|das Kreiskrankenhaus|eine Gruppe von Anwohnern|das Verkehrsministerium|die stellvertretende
                Bürgermeisterin|die Feuerwehr|das Landgericht|der Schulausschuss|die Opposition|die Leiterin des Bauamts
                |der Wasserversorger|eine unabhängige Kommission|die neue Koalition|der Polizeipräsident"""),
            verbs=listed("""kritisiert|unterstützt|plant|prüft erneut|verschiebt|bezahlt|verteidigt|veröffentlicht|streicht still
                und leise|beendet vorzeitig|verlangt|bremst"""),
            objects=listed("""die Sanierung der alten Brücke|den Plan für zwei Schulschließungen|die neuen Parkregeln|den Ausbau der
                Straßenbahn|den Haushalt für das kommende Jahr|den Verkauf der früheren Kaserne|strengere Regeln für
                Ferienwohnungen|das Verbot für schwere Lastwagen|den Bericht über das Hochwasser|den Umbau des Bahnhofs
                |einen Auftrag über {n} Millionen Euro|die Abstimmung über die Müllanlage|höhere Gebühren für Kitas|eine
                Petition mit {m} Unterschriften"""),
        ),
        "money": Beat(
            subjects=listed("""die Zentralbank|die größte Brauerei des Landes|ein Maschinenbauer in Familienhand|der Pensionsfonds|der
                Stahlkonzern|der Finanzminister|ein Konsortium aus drei Investoren|der Onlinehändler|die Gewerkschaft
                |die Netzagentur|der Flughafenbetreiber|der Verband der Kleinbauern"""),
            verbs=listed("""erwartet|kürzt|kauft|fürchtet|verzögert|verdoppelt|verkauft|erklärt|genehmigt|bezweifelt|kommentiert
                |verhandelt"""),
            objects=listed("""die Prognose für das nächste Quartal|die Übernahme eines kleineren Rivalen|eine weitere Zinserhöhung
                |{m} Stellen in zwei Werken|die Steuer auf Dienstwagen|einen Kredit über {n} Millionen Euro|den Strompreis
                |die Investition in eine neue Fertigungslinie|die schwache Nachfrage aus dem Ausland|den Export nach
                Asien|eine Dividende nach {n} Jahren|billigere Baukredite|den Mangel an Fachkräften|die lange erwartete
                Fusion"""),
        ),
        "sport": Beat(
            subjects=listed("""die Heimmannschaft|der junge Torwart|die Bundestrainerin|der Vorjahresmeister|der neue Klubbesitzer|der
                Kapitän der Gäste|das Olympische Komitee|der verletzte Stürmer|der Tabellenführer|der Schiedsrichter
                |die Frauenstaffel|die beste Torschützin der Liga"""),
            verbs=listed("""feiert|verliert|ersehnt|gewinnt|bedauert|beherrscht|verspielt|vergisst nie|verdient|beschreibt|akzeptiert
                |verarbeitet"""),
            objects=listed("""das entscheidende dritte Spiel|einen knappen Sieg nach Verlängerung|die erste Niederlage der Saison|einen
                Elfmeter in der {n}. Minute|den Einzug ins Finale|die schwerste Etappe des Rennens|einen Vertrag bis
                zum Sommer|die Bronzemedaille|eine lange Pause wegen einer Knieverletzung|den Rekord der letzten Weltmeisterschaft
                |das Derby vor vollem Haus|den Wechsel auf der Bank"""),
        ),
        "culture": Beat(
            subjects=listed("""das Nationalmuseum|ein Team von Astronomen|die Autorin des Romans|das Filmfestival|der Botanische Garten
                |ein wenig bekanntes Archiv|das Kammerorchester|das Labor der Universität|das Denkmalamt|die Kuratorin
                der Ausstellung|ein Hobbyhistoriker|die Stadtbibliothek"""),
            verbs=listed("""zeigt|entdeckt|restauriert|eröffnet|erforscht|beschreibt|verleiht|erhält endlich|untersucht|rettet|digitalisiert
                |sammelt"""),
            objects=listed("""eine Sammlung von {m} Fotografien|die älteste Karte des Tals|eine unvollendete Oper|einen Film über drei
                Schwestern|eine seltene Orchideenart|die Reste einer mittelalterlichen Mühle|Briefe aus den Kriegsjahren
                |eine neue Methode zur Datierung von Knochen|die Geschichte eines vergessenen Malers|eine Vortragsreihe
                für Kinder|ein Teleskop am Südhang|den restaurierten Altar"""),
        ),
    },
    adjuncts=listed("""in {town}|nahe {town}|am {day}|bis zum Jahresende|trotz wiederholter Warnungen|nach monatelangen Gesprächen
        |zum zweiten Mal in diesem Jahr|auf einer Sondersitzung|mit Hilfe von Freiwilligen|in {n} betroffenen
        Bezirken|unter dem Druck der Öffentlichkeit|ohne nähere Erklärung|zwischen {town} und {town}|in der Nacht
        |für {n} Millionen|vor Journalisten|für mindestens {n} Wochen|schon im nächsten Monat|am Rand von {town}
        |mit ungewöhnlich großer Mehrheit|in einem Brief vom {n}. März|kurz vor den Feiertagen"""),
    openers=listed("""Nach Angaben von {p}|Am {day}|In {town}|Schon im vergangenen Herbst|Gleichzeitig|Inzwischen|Trotz der
        Kritik|Vorerst|Vor einem Jahr|Hinter verschlossenen Türen|In einer kurzen Mitteilung|Anders als in früheren
        Jahren|Zur Überraschung vieler|Erst später|In der Praxis|Offenbar"""),
    tails=listed("""denn {s} {v} {o}|doch {s} {v} {o}|was {p} einen Fehler nennt|aber {s} {v} {o} {a}|und {m} Menschen sind
        betroffen|damit niemand länger als {n} Tage wartet|wie {p} {a} erinnerte|und {s} {v} {o}|was {a} niemand
        erwartet hatte|obwohl die Zahlen dagegen sprechen|dagegen {v} {s} {o}|und erste Ergebnisse gibt es {a}
        |deshalb {v} {s} {o}"""),
    saying=listed("""sagt|erklärt|ergänzt|räumt ein|meint|berichtet|erinnert sich|betont|beharrt|findet"""),
    sentences=listed("""{s} {v} {o} {a}.|{b} {v} {s} {o}.|{s} {v} {o}, {e}.|{b} {v} {s} {o}, {e}.|„{s} {v} {o}“, {y} {p}.|„{s}
        {v} {o}, {e}“, {y} {l} {a}.|{l} {y}: {s} {v} {o}.|{a} {v} {s} {o} und {v} {o}.|{s} {v} {o}; {a} {v} {s}
        {o}.|Dafür gibt es {n} Gründe, {y} {p}: {s} {v} {o}.|{p} lebt seit {n} Jahren {a} und {y}: {s} {v} {o}.
        |Die Kosten werden auf {m} Euro geschätzt, {e}.|Rund {n} Prozent der Befragten sagen: {s} {v} {o}.|Unklar
        bleibt, warum: {s} {v} {o}.|{s} {v} {o} – {e}.|{b} {v} {s} {o} und {a} {o}."""),
    titles=listed("""{s} {v} {o}|{l}: {s} {v} {o}|{town}: {s} {v} {o}|{s} {v} {o}, {n} Menschen antworten|Warum? {s} {v} {o}
        |{p} und {o}|{s} {v} {o} {a}"""),
    summaries=listed("""{s} {v} {o}. Was das für {town} heißt.|{p} erklärt: {s} {v} {o}.|Was bisher bekannt ist: {s} {v} {o},
        {e}.|{s} {v} {o}. Lesen Sie, was {p} davon hält."""),
    captions=listed("""{p} {a}. Foto: Archiv|{town}, am {day}. Symbolbild|{s} {a}|{p} ({n}) in {town}. Foto: {l}"""),
    heads=listed("""Wie es weitergeht|Eine Frage des Geldes|Stimmen aus {town}|„Uns hat niemand gefragt“|{n} Jahre Warten
        |Wie {l} es sieht|Die andere Seite"""),
    formulas=listed("""Es bleibt meist bewölkt, bei {n} bis {n} Grad.|Der Wind weht schwach bis mäßig mit {n} km/h.|Der Index
        schloss bei {m} Punkten, {n} Punkte höher als am Vortag.|Der Euro kostete {n} Kronen, der Dollar {n}.
        |Die Sonne geht um 6.{n} Uhr auf und um 19.{n} Uhr unter.|Die Pollenbelastung bleibt gering.|Gezogen
        wurden {n}, {n}, {n}, {n}, {n} und {n}."""),
    opinions=listed("""Na toll, {s} {v} wieder {o}, was habt ihr erwartet|Ich wohne in {town}, das ist ganz anders!!|und wer
        zahlt für {o}? wir, wie immer|seit {n} Jahren sage ich das|Endlich gute Nachrichten!|haha, {o}, das ist
        nicht euer Ernst|@{nick} erst lesen, dann schreiben|Stimme {nick} zu.|Erster!|und dann wundern sich die
        Leute: {s} {v} {o}...|Mein Bruder arbeitet dort, {s} {v} {o}|ein Witz|Traurig. Einfach traurig.|Niemand
        in {town} wollte {o}, glaubt mir|Tippfehler im zweiten Absatz|{n} Jahre würde ich denen geben|na viel
        glück|Weiß jemand, wann?|Besser {o} als nichts|wie in {town} vor {n} Jahren, keiner lernt was|warum sagt
        {p} nichts dazu??|danke für den Artikel"""),
    nicks=listed("""altgedient|jens_77|Mariechen|nordlicht|leser1|Skeptiker|meise|anonym|Peter W.|teetrinker|realist99|hk
        |Kapitän Klar|julchen|mike_t"""),
    firsts=listed("""Anna|Thomas|Laura|Peter|Klara|Daniel|Emma|Robert|Helene|Martin|Alice|Georg|Nora|Simon|Ruth|Adam|Julia
        |Oskar|Irene|Viktor"""),
    fillers=listed("""aber|wohl|auch|schon|noch|etwa|nämlich|also|vielleicht|wieder|nur|gerade|zwar|offenbar|heute|nun|dort
        |hier|dann|dabei|jedoch|dagegen|fast|ganz|eigentlich|bisher|immer noch|erneut|deshalb|so|ohne Zögern
        |nach {n} Jahren|seit dem Morgen|vor Ort|in {town}|allem Anschein nach|im Jahr 20{n}|wie {l} sagt|am
        {day}|zum Teil|in der Tat|auf dem Papier|unter anderem|mit der Zeit|nicht ohne Grund|über Nacht|bis auf
        weiteres|zu Recht|aus {town}|seit {n} Wochen|für sich|an sich|bei uns|im Grunde|von sich aus"""),
    surnames=Syllables(
        first=listed("""Hart|Pem|Lind|Reh|Kall|Esch|Dorn|Weiß|Bar|Fens|Dell|Mar|Sand|Har|Toll|Brig|Jar|Pelz|Kohl|Wald|Rad|Stein
        |Hell|Holl|Kemp|Lang|Mühl|Nord|Berg|Schön"""),
        middle=listed("""|er|ing|en|el|al|ow|in|or"""),
        last=listed("""mann|bach|feld|berg|hof|er|ke|stein|meier|wig|hausen|ing"""),
    ),
    towns=Syllables(
        first=listed("""Mühl|Eschen|König|Nord|Rot|Stein|Ulm|Wex|Lang|Dün|Mar|Eich|Silber|Brack|Schön|West|Kalt|Hoch|Schwarz
        |Grün"""),
        middle=listed("""|er|ing|en|s|el"""),
        last=listed("""bach|au|feld|hafen|fels|brück|stadt|moor|heim|dorf|burg|hausen"""),
    ),
    days=listed("""Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag"""),
    words=Words(
        menu=listed("""Start|Nachrichten|Politik|Wirtschaft|Sport|Kultur|Meinung|Wetter|Video|Podcasts|Kontakt"""),
        comments="Kommentare",
        no_comments="Schreiben Sie den ersten Kommentar.",
        related="Lesen Sie auch",
        most_read="Meistgelesen",
        more="Weiterlesen",
        tags="Themen",
        share="Artikel teilen",
        photo="Foto",
        newsletter="Die Nachrichten am Morgen in Ihrem Postfach. Melden Sie sich kostenlos an, eine Abmeldung ist jederzeit möglich.",
        cookies="Wir verwenden Cookies, damit diese Seite besser funktioniert. Mehr erfahren oder Einstellungen ändern.",
        subscribe=listed("""Den ganzen Artikel lesen nur Abonnenten.|Jetzt abonnieren und den ersten Monat zum halben Preis lesen.
            |Schon Abonnent? Anmelden."""),
        consent=listed("""Bevor es weitergeht, brauchen wir Ihre Zustimmung.|Wir und unsere {n} Partner speichern Informationen
            auf Ihrem Gerät, etwa Cookies, und verarbeiten personenbezogene Daten für angepasste Werbung, Messung
            und Produktentwicklung.|Sie können Ihre Wahl jederzeit ändern.|Alle akzeptieren|Alle ablehnen|Einstellungen"""),
        footer=listed("""Alle Rechte vorbehalten. Jede Nutzung der Inhalte ist ohne schriftliche Zustimmung des Verlags untersagt.
            |Impressum|Nutzungsbedingungen|Datenschutz|Werbung|Der Verlag haftet nicht für Inhalte externer Seiten.
            |Redaktion: Marktstraße 12|ISSN {m}-{m}"""),
        standing=listed("""Folgen Sie uns und verpassen Sie nichts.|Haben Sie einen Hinweis? Schreiben Sie der Redaktion.|Der Artikel
            erschien zuerst in der Wochenendausgabe."""),
        about="{p} schreibt für uns aus {town} seit 20{n}.",
        units=listed("""Platz|Name|Punkte|Jahr|Anteil|Summe"""),
    ),
)
