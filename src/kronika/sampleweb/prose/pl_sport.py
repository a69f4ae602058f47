"""Patterns of Polish sports news: matches, transfers, records, volleyball."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

MATCH = Topic(
    roles={"p": "coach", "q": "player", "r": "player"},
    titles=(
        "{klub1} {klub1:wygrał|wygrała|wygrało|wygrały} u siebie {wynik}. {q.s} bohaterem",
        "Niespodzianka kolejki: {klub1} {klub1:pokonał|pokonała|pokonało|pokonały} {klub2.s.a}",
        "Bolesna porażka {klub2.s.g}. Kibice gwizdali po ostatnim gwizdku",
        "Derby dla {klub1.s.g}. {q.s} strzelił gola w {min1}. minucie",
        "{klub1} {wynik} {klub2}. Emocje do ostatniej minuty",
        "{q.s} z dwoma golami. {klub1.s} coraz bliżej mistrzostwa",
    ),
    leads=(
        "{Klub1} {klub1:pokonał|pokonała|pokonało|pokonały} {klub2.a} {wynik} w meczu {szkl1}. kolejki. Decydującego gola strzelił {q}.",
        "Kibice obejrzeli {dzien} znakomite widowisko. {Klub1} {klub1:zwyciężył|zwyciężyła|zwyciężyło|zwyciężyły} {wynik}, choć do przerwy {klub1:przegrywał|przegrywała|przegrywało|przegrywały} różnicą jednej bramki.",
        "Po trzech meczach bez zwycięstwa {klub1} {klub1:odniósł|odniosła|odniosło|odniosły} cenną wygraną {wynik}. Rozczarowani są za to kibice {klub2.g}.",
    ),
    facts=(
        "Wynik spotkania otworzył w {min2}. minucie {r}, który popisał się pięknym strzałem z dystansu.",
        "Mecz obejrzało z trybun {t1} tys. kibiców, najwięcej w tym sezonie.",
        "Goście domagali się rzutu karnego, ale sędzia po obejrzeniu powtórki nie zmienił decyzji.",
        "W drugiej połowie gospodarze trafili dwa razy w słupek i raz w poprzeczkę.",
        "{P} po raz kolejny {p:trafił|trafiła} ze zmianami: wprowadzony z ławki zawodnik potrzebował {n1:minuty|minut|minut}, aby zdobyć bramkę.",
        "{Klub2} {klub2:kończył|kończyła|kończyło|kończyły} mecz w dziesiątkę po czerwonej kartce z {min3}. minuty.",
        "Po tej kolejce zwycięzcy mają {szkl2:punkt|punkty|punktów} i zajmują {n2}. miejsce w tabeli.",
        "{Q} ma już na koncie {n3:gola|gole|goli} w tym sezonie i jest najlepszym strzelcem drużyny.",
        "Kontuzji doznał kapitan gości, którego czeka {n4:tydzień|tygodnie|tygodni} przerwy.",
        "W następnej kolejce obie drużyny zagrają na wyjazdach.",
    ),
    quotes=(
        "Chłopcy zostawili na boisku całe serce, mogę im tylko pogratulować",
        "W przerwie padło w szatni kilka mocnych słów i to pomogło",
        "Nie patrzymy na tabelę, myślimy tylko o następnym meczu",
        "Takie zwycięstwa smakują najlepiej",
        "Mieliśmy trochę szczęścia, ale szczęściu trzeba umieć pomóc",
    ),
    heads=("Gol po kontrataku", "Kontrowersje z rzutem karnym", "Co w następnej kolejce"),
    captions=("Radość piłkarzy po golu", "Kibice na stadionie", "{q.full} w walce o piłkę"),
    keywords=("piłka nożna", "liga", "{klub1.full.n}", "{klub2.full.n}", "{q.full.n}"),
)

TRANSFER = Topic(
    roles={"p": "coach", "q": "player"},
    titles=(
        "{q.full} zmienia klub. Zagra w barwach {klub1.s.g}",
        "Transferowy hit: {q.s} podpisał kontrakt na {n1:rok|lata|lat}",
        "{klub1.s} szuka napastnika. Na liście życzeń {q.s}",
        "Kontuzja {q.s.g}. {klub1} bez lidera przez {n1:tydzień|tygodnie|tygodni}",
        "{p.s} zostaje w klubie. „Mamy tu coś do zrobienia”",
        "Kłopoty finansowe klubu. {klub1} z minusem {z1} mln zł",
    ),
    leads=(
        "To jeden z najgłośniejszych ruchów tej wiosny. {Q} związał się umową na {n1:rok|lata|lat}, a jego nowym pracodawcą został klub {klub1}.",
        "{P} [ma powody do zadowolenia/może odetchnąć]. Do kadry, którą prowadzi, dołączył {dzien} {q}.",
        "{Klub1} szykuje się do decydującej części sezonu. Najważniejsze pytanie brzmi: w jakiej formie jest {q}?",
    ),
    facts=(
        "Kwota odstępnego nie została ujawniona, nieoficjalnie mówi się o {z1} mln zł.",
        "{Q} przeszedł {dzien} badania lekarskie i w przyszłym tygodniu weźmie udział w pierwszym treningu.",
        "W poprzednim sezonie rozegrał {szkl1:mecz|mecze|meczów} i zdobył {n2:bramkę|bramki|bramek}.",
        "O zawodnika zabiegał również zespół {klub2}, ale rozmowy utknęły w martwym punkcie.",
        "Drużyna zajmuje obecnie {n3}. miejsce i traci do lidera {n4:punkt|punkty|punktów}.",
        "Trener chce wzmocnić przede wszystkim środek pola, gdzie brakuje mu doświadczenia.",
        "Nowy piłkarz wybrał numer {k2}, z którym grał już w drużynach młodzieżowych.",
        "Klub zamknął ubiegły rok stratą, jednak sponsor obiecał dodatkowe {z2} mln zł.",
        "Kibice przyjęli tę wiadomość z mieszanymi uczuciami.",
    ),
    quotes=(
        "W tym klubie nikt nie boi się wysokich celów i to jest najważniejsze",
        "Znamy się od lat, więc rozmowa trwała dziesięć minut",
        "Presja jest duża, ale bez presji nie ma sportu",
        "Potrzebujemy spokoju i dwóch, trzech dobrych treningów",
        "Stadion jest piękny, a kibice fantastyczni",
    ),
    heads=("Ile kosztował transfer", "Walka o miejsce w składzie", "Plany trenera"),
    captions=("{q.full} podczas treningu", "{p.full} na konferencji prasowej", "Prezentacja nowego zawodnika"),
    keywords=("transfery", "piłka nożna", "{klub1.full.n}", "{q.full.n}"),
)

RECORD = Topic(
    roles={"p": "athlete", "q": "coach"},
    titles=(
        "Rekord Polski! {p.full} w życiowej formie",
        "{p.s} na podium zawodów {stolica.w}",
        "Mityng {m.w}: {p.s} {p:pobił|pobiła} rekord sprzed {k1} lat",
        "{p.s} {p:musiał|musiała} się wycofać. Powodem kontuzja kolana",
        "Zawody {stolica.w}: świetny start Polaków, {n1:medal|medale|medali}",
    ),
    leads=(
        "{P} {p:ustanowił|ustanowiła} {dzien} rekord kraju podczas zawodów {stolica.w}. Poprzedni przetrwał {k1:rok|lata|lat}.",
        "To był wspaniały weekend polskich sportowców. Z zawodów {stolica.w} wracają z dorobkiem {n1:medalu|medali|medali}, a najjaśniej {p:błyszczał|błyszczała} {p}.",
        "Świetna wiadomość przed najważniejszą imprezą sezonu: {p} {p:wrócił|wróciła} do treningów po {n2:miesiącu|miesiącach|miesiącach} przerwy.",
    ),
    facts=(
        "Na starcie stanęło {k2} zawodników z {n3:kraju|krajów|krajów}.",
        "Do zwycięstwa zabrakło {c1} sekundy.",
        "{Q} {q:przygotował|przygotowała} na ten sezon zupełnie nowy plan treningowy.",
        "Zawody odbywały się w trudnych warunkach: było zimno i mocno wiało.",
        "Organizatorzy przyznali dziką kartę także {n4:młodemu zawodnikowi|młodym zawodnikom|młodym zawodnikom} z {m.g}.",
        "Następny start zaplanowano na {data1}, tym razem {m.w}.",
        "{P} {p:zaczynał|zaczynała} karierę w niewielkim klubie pod {m2.i}.",
        "Kwalifikacje olimpijskie zaczynają się dopiero za {n5:miesiąc|miesiące|miesięcy}, więc na formę przyjdzie jeszcze czas.",
        "Związek przyznał kadrze dodatkowe {z1} mln zł na zgrupowania i sprzęt.",
    ),
    quotes=(
        "Na mecie było tyle radości, że zmęczenie przyszło dopiero wieczorem",
        "Za tym wynikiem stoją setki godzin pracy, których nikt nie widzi",
        "Rekordy są po to, żeby je poprawiać",
        "Cieszę się, ale głowa jest już przy następnych zawodach",
        "Zdrowie jest najważniejsze, bez niego nie ma medali",
    ),
    heads=("Droga na podium", "Powrót po kontuzji", "Następny cel"),
    captions=("{p.full} na mecie", "Ceremonia medalowa {stolica.w}", "Trening przed zawodami"),
    keywords=("zawody", "rekord", "reprezentacja", "{p.full.n}"),
)

VOLLEY = Topic(
    roles={"p": "coach", "q": "captain"},
    fixed={"org": "LZO"},
    speakers="p",
    titles=(
        "Siatkarki z {m.g} w półfinale. Rywalki bez szans",
        "Pięć setów i tie-break {m.w}. Gospodynie przegrały walkę nerwów",
        "Koszykarze z {m.g} przełamali złą passę. Wygrana po dogrywce",
        "{org.s} zmienia zasady. Od jesieni więcej meczów",
        "Hala {m.w} pękała w szwach. Szczypiorniści awansowali",
    ),
    leads=(
        "Drużyna z {m.g} awansowała do półfinału rozgrywek, które prowadzi {org}. O wyniku przesądził ostatni set.",
        "{Org} {org:ogłosił|ogłosiła|ogłosiło|ogłosiły} {dzien} terminarz fazy play-off. Pierwszy mecz odbędzie się {data1} {m.w}.",
        "Ponad {n1:godzinę|godziny|godzin} trwał mecz, który {dzien} obejrzeli kibice {m.w}. Zwycięstwo dało gospodarzom {n2}. miejsce w tabeli.",
    ),
    facts=(
        "Najlepszy strzelec zwycięzców zdobył {szkl1:punkt|punkty|punktów} i otrzymał statuetkę dla gracza meczu.",
        "Goście długo prowadzili, ale w końcówce popełnili {n3:prosty błąd|proste błędy|prostych błędów}.",
        "Na trybunach zasiadło {h1} kibiców, którzy dopingowali zespół przez cały mecz.",
        "{Org} {org:zapowiedział|zapowiedziała|zapowiedziało|zapowiedziały} też kary dla klubów, które nie szkolą młodzieży.",
        "Rewanż zostanie rozegrany {data2} {m2.w}.",
        "Drużyna gra w tym sezonie bez {n4:podstawowego zawodnika|podstawowych zawodników|podstawowych zawodników}, którzy leczą urazy.",
        "{P} prowadzi zespół od {rok} r. i jeszcze nigdy nie {p:zaszedł|zaszła} z nim tak daleko.",
        "Klub obniżył ceny biletów o {drugi} proc., a dzieci wchodzą za darmo.",
        "W tabeli prowadzi zespół z {m3.g} z przewagą {n5:punktu|punktów|punktów}.",
    ),
    quotes=(
        "Wygraliśmy charakterem, bo umiejętności były po obu stronach podobne",
        "Kibice byli dziś naszym dodatkowym zawodnikiem",
        "W play-offach każda piłka waży tonę",
        "Porażka boli, ale jutro rano wracamy na halę",
        "Młodzież dostała szansę i nie zawiodła",
    ),
    heads=("Decydujący set", "Terminarz fazy play-off", "Młodzież dostała szansę"),
    captions=("Radość po ostatniej piłce {m.w}", "Hala {m.w} wypełniona po brzegi", "Kibice drużyny z {m.g}"),
    keywords=("siatkówka", "koszykówka", "hala", "{m.n}", "{org.s}"),
)

TOPICS = (MATCH, TRANSFER, RECORD, VOLLEY)

CONTEXT = (
    "Transmisję z następnych zawodów przeprowadzi telewizja publiczna. Początek o godz. {g5}.",
    "Bilety na najbliższe spotkanie można kupić od {data5}; najtańsze kosztują {k7:złoty|złote|złotych}.",
    "To już {n7}. taki wynik w tym sezonie.",
    "Komentatorzy są zgodni: tak dobrej atmosfery nie było w polskim sporcie od {n8:roku|lat|lat}.",
    "Sztab medyczny zapewnia, że wszyscy zawodnicy są zdrowi.",
    "W klubowej kawiarni po wszystkim rozmawiano już tylko o następnym sezonie.",
    "Wśród widzów byli skauci z {kraj2.g} i {kraj3.g}.",
    "Przed reprezentacją jeszcze {n9:zgrupowanie|zgrupowania|zgrupowań}, najbliższe {m5.w}.",
    "Sędziowie nie uniknęli błędów, choć żaden z nich nie wpłynął na końcowy wynik.",
    "Organizatorzy chwalą {k8} wolontariuszy, którzy pracowali od świtu.",
    "Miasto obiecało remont obiektu; koszt prac to {z7} mln zł.",
)
