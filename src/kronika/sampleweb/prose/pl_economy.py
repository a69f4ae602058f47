"""Patterns of Polish business news: firms, prices, flats, farmers."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

INVESTMENT = Topic(
    roles={"p": "boss", "q": "mayor", "r": "economist"},
    titles=(
        "{firma.s} zbuduje zakład {m.w}. Pracę znajdzie {h1} osób",
        "{firma.s} zwiększa zysk o {c1} proc. i myśli o eksporcie",
        "Miliony na rozwój. {firma.s} kupuje konkurenta z {m.g}",
        "{firma.s} wchodzi na rynek {kraj.adj.a}. Inwestycja za {z1} mln zł",
        "Nowa fabryka {m.w} coraz bliżej. Znamy szczegóły",
    ),
    leads=(
        "{Firma} zainwestuje {m.w} {z1} mln zł. Nowy zakład ma ruszyć {data1}, a pracę znajdzie w nim {h1} osób.",
        "Zysk netto na poziomie {z2} mln zł i rekordowa sprzedaż – takimi wynikami może się pochwalić {firma}.",
        "Zarząd przedstawił {dzien} plany na najbliższe lata. {Firma} chce podwoić eksport i otworzyć zakład {m.w}.",
    ),
    facts=(
        "Przychody wzrosły o {c1} proc., głównie dzięki zamówieniom z {kraj.g}.",
        "{Firma} zatrudnia obecnie {h2} osób, z czego połowę {m.w}.",
        "Działka pod budowę ma {k1:hektar|hektary|hektarów} i leży tuż przy drodze ekspresowej.",
        "{Q} {q:podkreślił|podkreśliła}, że miasto zabiegało o tę inwestycję od {n1:roku|lat|lat}.",
        "Średnie wynagrodzenie w zakładzie ma być o {c2} proc. wyższe niż w powiecie {m.adj.l}.",
        "{R} {r:zauważył|zauważyła}, że to jedna z większych inwestycji w tej części kraju.",
        "Pierwsze oferty pracy pojawią się {data2}. Poszukiwani są przede wszystkim mechanicy i automatycy.",
        "Analitycy spodziewali się gorszych wyników, dlatego kurs akcji wzrósł {dzien} o {c3} proc.",
        "Firma powstała w {rok} r. jako niewielki warsztat rodzinny.",
    ),
    quotes=(
        "Mamy zamówienia na dwa lata naprzód i nie zamierzamy zwalniać tempa",
        "Wybraliśmy to miejsce ze względu na dobrą kolej i świetnych fachowców",
        "To doskonała wiadomość dla całego regionu",
        "Wzrost kosztów energii boli, ale radzimy sobie lepiej niż konkurencja",
        "Chcemy płacić uczciwie, bo dobry pracownik to dziś największy skarb",
    ),
    heads=("Kogo szuka firma", "Eksport ciągnie wyniki", "Miasto liczy na podatki"),
    captions=("Hala produkcyjna {m.w}", "Wizualizacja nowego zakładu", "Linia montażowa w zakładzie {m.w}"),
    keywords=("inwestycje", "praca", "przemysł", "{firma.s.n}", "{m.n}"),
    items=(
        "Zakład poszukuje między innymi:",
        "operatorów maszyn sterowanych numerycznie",
        "elektryków i automatyków",
        "pracowników magazynu",
        "specjalistów do spraw jakości",
    ),
)

PRICES = Topic(
    roles={"p": "economist", "q": "finance"},
    fixed={"org": "IPR"},
    titles=(
        "Ceny w sklepach wzrosły o {c1} proc. Najbardziej drożeje masło",
        "{org.s}: w drugiej połowie roku inflacja wyraźnie spadnie",
        "Prąd zdrożeje o {c1} proc.? {q.s} uspokaja",
        "Ile zapłacimy za święta? Koszyk droższy o {k1:złoty|złote|złotych}",
        "Złoty najmocniejszy od {n1:miesiąca|miesięcy|miesięcy}. Eksporterzy narzekają",
    ),
    leads=(
        "Za te same zakupy płacimy dziś o {c1} proc. więcej niż przed rokiem – wynika z danych, które {dzien} {org:opublikował|opublikowała|opublikowało|opublikowały} {org}.",
        "Gospodarka przyspiesza, a ceny rosną wolniej. {Org} {org:podniósł|podniosła|podniosło|podniosły} prognozę wzrostu do {c2} proc.",
        "{Q} {q:zapowiedział|zapowiedziała} {dzien}, że rachunki za prąd nie wzrosną tak bardzo, jak się obawiano.",
    ),
    facts=(
        "Najbardziej podrożały nabiał i warzywa, odpowiednio o {c3} i {c4} proc.",
        "Badanie, które {org:przeprowadził|przeprowadziła|przeprowadziło|przeprowadziły} {org}, objęło {h1:sklep|sklepy|sklepów} w {k1:mieście|miastach|miastach}.",
        "Tańsze niż przed rokiem są natomiast cukier, olej i część owoców.",
        "Płace rosły w tym czasie o {c5} proc., więc przeciętna rodzina nie powinna odczuć dużej różnicy.",
        "{Q} {q:przypomniał|przypomniała}, że rząd zarezerwował na dopłaty {z1} mln zł.",
        "Najdroższe zakupy robią mieszkańcy, których wybór ogranicza się do jednego sklepu. Tak jest między innymi w gminach pod {m.i}.",
        "Sprzedaż detaliczna zwiększyła się w ostatnim kwartale o {c6} proc.",
        "Handlowcy tłumaczą podwyżki wyższymi kosztami transportu i pracy.",
        "Poprzednia prognoza, ogłoszona {n2:miesiąc|miesiące|miesięcy} temu, była znacznie bardziej pesymistyczna.",
    ),
    quotes=(
        "Szczyt podwyżek mamy już za sobą, ale na spadek cen trzeba poczekać",
        "Konsumenci stali się ostrożni i uważnie oglądają każdą złotówkę",
        "Nie ma powodów do paniki, fundamenty gospodarki są zdrowe",
        "Najbardziej ucierpią ci, którzy i tak mają najmniej",
        "Umocnienie waluty cieszy kierowców, lecz martwi fabryki",
    ),
    heads=("Co podrożało najbardziej", "Prognozy na drugą połowę roku", "Płace gonią ceny"),
    captions=("Półka z nabiałem w sklepie {m.w}", "Targowisko {m.w}", "Ceny na bazarze"),
    keywords=("inflacja", "ceny", "gospodarka", "{org.s}"),
    items=(
        "W ciągu roku zmieniły się ceny następujących produktów:",
        "masło – wzrost o {c3} proc.",
        "pomidory – wzrost o {c4} proc.",
        "cukier – spadek o {c7} proc.",
    ),
)

FLATS = Topic(
    roles={"p": "economist", "q": "mayor", "r": "resident"},
    fixed={"org": "FOM"},
    titles=(
        "Mieszkania {m.w} tanieją drugi miesiąc z rzędu",
        "Czynsze {m.w} w górę. Lokatorzy zapłacą o {c1} proc. więcej",
        "{m}: powstanie {h1:tanie mieszkanie|tanie mieszkania|tanich mieszkań} na wynajem",
        "Kredyt na mieszkanie łatwiej dostępny. Banki łagodzą warunki",
        "Kamienice {m.w} do remontu. {org.s} daje {z1} mln zł",
    ),
    leads=(
        "Średnia cena metra kwadratowego {m.w} spadła w ciągu kwartału o {c1} proc. Eksperci mówią o ochłodzeniu, a kupujący zacierają ręce.",
        "{Org} {org:przyznał|przyznała|przyznało|przyznały} miastu {z1} mln zł na odnowę kamienic. Lokatorzy obawiają się jednak podwyżek czynszów.",
        "Na osiedlu przy ulicy {ulica} {m.w} {h1:!powstanie|powstaną|powstanie} {h1:mieszkanie|mieszkania|mieszkań} na wynajem. Pierwsi lokatorzy wprowadzą się za {n1:rok|lata|lat}.",
    ),
    facts=(
        "W ofercie deweloperów {h2:!jest|są|jest} obecnie {h2:mieszkanie|mieszkania|mieszkań}, najwięcej od {n2:roku|lat|lat}.",
        "Za wynajem dwóch pokoi w centrum trzeba zapłacić przeciętnie {h3} zł więcej niż na obrzeżach.",
        "{P} ocenia, że ceny mogą spaść jeszcze o {c2} proc.",
        "{Q} {q:ogłosił|ogłosiła} {dzien}, że miasto wykupi {k1:pustostan|pustostany|pustostanów} i przeznaczy je dla młodych rodzin.",
        "Wniosków o przydział lokalu złożono {h4}, a na liście oczekujących są także rodziny z {m2.g}.",
        "Banki wymagają dziś wkładu własnego w wysokości 20 proc., choć niektóre godzą się na mniej.",
        "{R} czeka na mieszkanie komunalne od {rok} r.",
        "Wykonawca ma wymienić dachy, instalacje i okna w {k3:budynku|budynkach|budynkach}.",
        "Liczba rozpoczętych budów spadła w całym kraju o {c3} proc.",
    ),
    quotes=(
        "Sprzedający muszą pogodzić się z tym, że czasy łatwych zysków minęły",
        "Młodzi ludzie wyjadą, jeśli nie będą mieli gdzie mieszkać",
        "Wolę poczekać rok, niż przepłacić",
        "Mieszkanie na wynajem nie może pochłaniać połowy pensji",
        "Remont to nie luksus, niektóre z tych domów po prostu się sypią",
    ),
    speakers="pqr",
    heads=("Deweloperzy obniżają ceny", "Kto dostanie mieszkanie", "Banki łagodzą warunki"),
    captions=("Nowe osiedle {m.w}", "Kamienica przy ulicy {ulica}", "Plac budowy bloków {m.w}"),
    keywords=("mieszkania", "nieruchomości", "czynsz", "{m.n}", "{org.s}"),
)

FARMS = Topic(
    roles={"p": "economist", "q": "resident"},
    fixed={"org": "IPW"},
    titles=(
        "Sadownicy {reg.w} liczą straty po przymrozkach",
        "Rolnicy {reg.w} nie chcą sprzedawać zboża. „Ceny są za niskie”",
        "Polskie jabłka jadą do {kraj.g}. Eksport wzrósł o {c1} proc.",
        "Mleczarnia {m.w} płaci więcej. Hodowcy zadowoleni",
        "Targi rolnicze {m.w} przyciągnęły {t1} tys. gości",
    ),
    leads=(
        "Za tonę pszenicy rolnicy {reg.w} dostają o {h1:złoty|złote|złotych} mniej niż przed rokiem. Wielu woli czekać i trzymać ziarno w magazynach.",
        "Eksport owoców z {reg.g} wzrósł o {c1} proc. – podaje {org}. Najwięcej kupuje {kraj}.",
        "Wiosenne przymrozki zniszczyły część upraw. {Org} ocenia straty na {z1} mln zł.",
    ),
    facts=(
        "W skupie pod {m.i} ciągniki ustawiały się w kolejce już o godz. {g1}.",
        "{Org} {org:zaapelował|zaapelowała|zaapelowało|zaapelowały} do rządu o dopłaty do nawozów, które zdrożały o {c2} proc.",
        "Najbardziej ucierpiały wczesne odmiany; w niektórych sadach przemarzło {k1} proc. pąków.",
        "Wnioski o pomoc złożono już w {k2:gminie|gminach|gminach}.",
        "{Q} prowadzi gospodarstwo o powierzchni {k3:hektara|hektarów|hektarów} i ziemi nie zamierza sprzedawać.",
        "Chłodnie są pełne, a sieci handlowe niechętnie podnoszą stawki.",
        "Mleczarnia skupuje dziennie {h2} tys. litrów i planuje nową linię produkcji serów.",
        "Unijne dopłaty w tej części kraju dostaje {t2} tys. gospodarstw.",
        "{P} zwraca uwagę, że największe gospodarstwa przetrwają, a najmniejsze mogą mieć kłopoty.",
    ),
    quotes=(
        "Za takie pieniądze nie opłaca się nawet wyjeżdżać w pole",
        "Jakość mamy najlepszą w Europie, brakuje nam tylko dobrej reklamy",
        "Jeden mroźny poranek i cały rok pracy poszedł na marne",
        "Nie prosimy o jałmużnę, chcemy uczciwej ceny",
    ),
    heads=("Magazyny pełne ziarna", "Nawozy coraz droższe", "Eksport nadzieją rolników"),
    captions=("Sad {reg.w}", "Punkt skupu pod {m.i}", "Targi rolnicze {m.w}"),
    keywords=("rolnictwo", "eksport", "ceny", "{reg.n}", "{org.s}"),
)

TOPICS = (INVESTMENT, PRICES, FLATS, FARMS)

CONTEXT = (
    "Według urzędu statystycznego bezrobocie w regionie wynosi {c8} proc.",
    "Więcej szczegółów poznamy {data5}, kiedy ukaże się pełny raport.",
    "Podobne sygnały płyną z innych branż, choć skala zjawiska jest tam mniejsza.",
    "Na giełdzie wiadomość przyjęto spokojnie, a obroty nie przekroczyły {z7} mln zł.",
    "Ekonomiści różnią się w ocenach, ale większość spodziewa się poprawy przed końcem roku.",
    "Przedsiębiorcy od dawna narzekają na zawiłe przepisy i długie terminy w urzędach.",
    "W ankiecie {k7} proc. firm zapowiedziało, że w tym roku zwiększy zatrudnienie.",
    "Dla porównania {kraj2.w} ten sam wskaźnik jest wyższy o {c9} proc.",
    "Związkowcy przypominają jednak, że płace w regionie wciąż należą do najniższych w kraju.",
    "Rząd pracuje nad ustawą, która ma uprościć procedury. Projekt trafi do konsultacji {data6}.",
    "Kurs euro wynosił {dzien} rano 4,2 zł i od kilku tygodni prawie się nie zmienia.",
)
