"""Patterns of Polish home news: roads, hospitals, fires, schools, swindlers."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

ROAD = Topic(
    roles={"p": "mayor", "q": "roads", "r": "resident"},
    fixed={"org": "KUDL"},
    titles=(
        "Obwodnica {m.g} coraz bliżej. Znamy termin rozpoczęcia prac",
        "Remont ulicy {ulica} {m.w} potrwa o {n1:miesiąc|miesiące|miesięcy} dłużej",
        "Nowy most pod {m.i} za {z1} mln zł. Kierowcy pojadą nim w przyszłym roku",
        "{m}: koniec utrudnień na ulicy {ulica} dopiero {data1}",
        "{q.s} obiecuje {z1} mln zł na drogi w powiecie {m.adj.l}",
    ),
    leads=(
        "{org} {org:ogłosił|ogłosiła|ogłosiło|ogłosiły} przetarg na budowę obwodnicy {m.g}. Inwestycja ma kosztować {z1} mln zł, a pierwsi kierowcy pojadą nową trasą za {n1:rok|lata|lat}.",
        "Kierowcy {m.w} muszą uzbroić się w cierpliwość. Przebudowa ulicy {ulica}, za którą odpowiada {org}, potrwa dłużej, niż zakładano.",
        "[Ruszyły prace/Rozpoczęły się roboty] na ulicy {ulica} {m.w}. {Org} zapowiada, że utrudnienia potrwają do {data1}.",
    ),
    facts=(
        "Z obecnej drogi korzysta [na dobę/każdego dnia] ponad {t1} tys. pojazdów, w tym {c1} proc. to ciężarówki.",
        "Umowę z wykonawcą {org} {org:podpisał|podpisała|podpisało|podpisały} {dzien}, po {n2:miesiącu|miesiącach|miesiącach} negocjacji.",
        "Odcinek ulicy {ulica} o długości {h1} metrów będzie zamknięty, a autobusy pojadą objazdem.",
        "Według szacunków ratusza korki w centrum [powinny zmniejszyć się/mogą zmaleć] nawet o jedną trzecią.",
        "Mieszkańcy domów przy ulicy {ulica} domagają się ekranów akustycznych. Pod petycją {h2:!podpisała|podpisały|podpisało} się już {h2:osoba|osoby|osób}.",
        "W ramach inwestycji zaplanowano też {n3:nowy przystanek|nowe przystanki|nowych przystanków}, ścieżkę rowerową i oświetlenie przejść dla pieszych.",
        "{P} {p:spotkał się|spotkała się} {dzien} z mieszkańcami i {p:przyznał|przyznała}, że organizacja ruchu [budzi emocje/wymaga poprawek].",
        "O budowie mówiło się {m.w} od {rok} r., ale za każdym razem brakowało pieniędzy.",
        "Pieniądze na ten cel {q:zapowiedział|zapowiedziała} w ubiegłym roku {q}. Do {m.g} trafiła dotąd połowa obiecanej kwoty.",
        "Podczas prac ziemnych archeolodzy odkryli fragment drewnianej drogi sprzed {n4:wieku|wieków|wieków}, co opóźniło roboty o {k2:dzień|dni|dni}.",
    ),
    quotes=(
        "Ta droga to dla miasta sprawa numer jeden, czekaliśmy na nią zbyt długo",
        "Proszę mieszkańców o cierpliwość, każdy tydzień prac przybliża nas do celu",
        "Wykonawca ma doświadczenie i sprzęt, nie ma powodów do obaw o termin",
        "Nie zgodzimy się na żadne podwyżki, umowa jest jasna dla obu stron",
        "Najważniejsze jest bezpieczeństwo pieszych, a dopiero potem wygoda kierowców",
    ),
    heads=("Objazdy i korki", "Skąd pieniądze na budowę", "Mieszkańcy chcą ekranów"),
    captions=("Prace na ulicy {ulica} {m.w}", "Plac budowy pod {m.i}", "Korek na wjeździe do {m.g}"),
    keywords=("drogi", "inwestycje", "remont", "{m.n}", "{org.s}"),
    items=(
        "Kierowcy muszą się liczyć z następującymi zmianami:",
        "wyłączony będzie przejazd częścią ulicy {ulica}",
        "objazd poprowadzi przez osiedle Południe",
        "autobusy nocne pojadą starą trasą",
        "parkowanie wzdłuż objazdu będzie zabronione",
    ),
)

HOSPITAL = Topic(
    roles={"p": "doctor", "q": "health", "r": "resident"},
    fixed={"org": "SPR"},
    titles=(
        "Szpital {m.w} otworzy oddział, na który czekano {n1:rok|lata|lat}",
        "Kolejki do specjalistów {m.w} rosną. Pacjenci czekają {k5:dzień|dni|dni}",
        "Nowy aparat w szpitalu {m.w}. Kosztował {z1} mln zł",
        "Brakuje pielęgniarek {m.w}. {q.s} zapowiada zmiany",
        "Lekarze z {m.g} uratowali {k1}-latka po rzadkim zawale",
    ),
    leads=(
        "Szpital {m.w} dostał {z1} mln zł na rozbudowę. Nowy oddział ma przyjąć pierwszych pacjentów {data1}.",
        "Średnio {k5:dzień|dni|dni} czeka się {m.w} na wizytę u kardiologa – wynika z raportu, który przygotowało {org}.",
        "{P} {p:zapowiedział|zapowiedziała} {dzien} duże zmiany w szpitalu. Skorzystać mają na nich przede wszystkim najstarsi pacjenci.",
    ),
    facts=(
        "Placówka przyjmuje rocznie około {t1} tys. pacjentów, głównie z powiatu {m.adj.g} i okolic.",
        "Na oddziale pracuje obecnie {k2} lekarzy, choć potrzeba ich co najmniej o {n2} więcej.",
        "Raport, pod którym podpisało się {org}, powstał na podstawie ankiet wypełnionych przez {h2:osobę|osoby|osób}.",
        "Nowy sprzęt pozwala skrócić badanie do {k3:minuty|minut|minut}, a wynik jest gotowy tego samego dnia.",
        "{Q} {q:odwiedził|odwiedziła} szpital {dzien} i {q:obiecał|obiecała} dodatkowe pieniądze na nocną opiekę.",
        "W ubiegłym roku zadłużenie placówki spadło o {c1} proc., co dyrekcja uważa za duży sukces.",
        "Rejestracja telefoniczna działa od godz. {g1}, ale pacjenci skarżą się, że trudno się dodzwonić.",
        "Szpital prowadzi też rozmowy z uczelnią medyczną, aby [studenci odbywali tu praktyki/przyciągnąć młodych lekarzy].",
        "Remont starego skrzydła, zbudowanego jeszcze przed wojną, ma się zakończyć do {data2}.",
    ),
    quotes=(
        "Każdy pacjent, którego nie musimy odsyłać do innego miasta, to nasz wspólny sukces",
        "Bez nowych pielęgniarek nie otworzymy ani jednego łóżka więcej",
        "Pieniądze są ważne, ale najważniejsi są ludzie, którzy chcą tu pracować",
        "Kolejki nie znikną z dnia na dzień, możemy je jednak wyraźnie skrócić",
        "Chcemy, żeby chory nie czuł się u nas jak numer w rejestrze",
    ),
    heads=("Kolejki wciąż długie", "Brakuje rąk do pracy", "Co się zmieni dla pacjentów"),
    captions=("Szpital {m.w}", "Nowa sala zabiegowa {m.fem.g} lecznicy", "Rejestracja w przychodni {m.w}"),
    keywords=("szpital", "zdrowie", "pacjenci", "{m.n}", "{org.s}"),
    items=(
        "Po rozbudowie w szpitalu znajdą się:",
        "{k2:łóżko|łóżka|łóżek} na oddziale geriatrycznym",
        "poradnia rehabilitacyjna czynna także w soboty",
        "{n2:nowoczesna sala operacyjna|nowoczesne sale operacyjne|nowoczesnych sal operacyjnych}",
    ),
)

FIRE = Topic(
    roles={"p": "fire", "q": "police", "r": "resident"},
    titles=(
        "Pożar hali {m.w}. Z ogniem walczyło {k1} strażaków",
        "Nocny pożar kamienicy przy ulicy {ulica} {m.w}",
        "Groźny wypadek pod {m.i}. {n1:osoba trafiła|osoby trafiły|osób trafiło} do szpitala",
        "Wybuch gazu {m.w}. Ewakuowano {k2:mieszkańca|mieszkańców|mieszkańców} bloku",
        "Zderzenie autobusu z ciężarówką pod {m.i}. Droga była zablokowana",
    ),
    leads=(
        "{n1:osoba została ranna|osoby zostały ranne|osób zostało rannych} w wyniku zdarzenia, do którego doszło {dzien} {m.w}. Na miejscu pracowało {k1} strażaków.",
        "Dramatyczne chwile przeżyli {dzien} mieszkańcy ulicy {ulica} {m.w}. Ewakuować trzeba było {k2:osobę|osoby|osób}.",
        "Służby ratunkowe z {m.g} zostały zaalarmowane {dzien} o godz. {g1}. Straty są bardzo duże, przyczyny wyjaśnia policja.",
    ),
    facts=(
        "Zgłoszenie wpłynęło o godz. {g1}. Pierwszy zastęp był na miejscu po {n2:minucie|minutach|minutach}.",
        "Akcja trwała ponad {n3:godzinę|godziny|godzin} i była bardzo trudna ze względu na silny wiatr.",
        "Poszkodowani z oparzeniami i zatruciem dymem trafili do szpitala; życiu żadnego z nich nie zagraża niebezpieczeństwo.",
        "Straty wstępnie oszacowano na {z1} mln zł.",
        "{Q} {q:poinformował|poinformowała}, że zabezpieczono nagrania z {k3:kamery|kamer|kamer} i przesłuchano świadków.",
        "Mieszkańcy [spędzili noc/znaleźli schronienie] w hali sportowej, gdzie czekały na nich koce i gorąca herbata.",
        "To już {n4}. taki wypadek w powiecie {m.adj.l} od początku roku.",
        "Strażacy użyli {n2:wozu|wozów|wozów} z wodą oraz wysięgnika sprowadzonego z sąsiedniego miasta.",
        "Biegły z zakresu pożarnictwa ma wydać opinię w ciągu {n5:tygodnia|tygodni|tygodni}.",
        "Ruch w stronę centrum [odbywał się/prowadzony był] objazdem przez ulicę Polną, a korek sięgał {n5:kilometra|kilometrów|kilometrów}.",
    ),
    quotes=(
        "Gdyby nie szybka reakcja sąsiadów, mogło dojść do tragedii",
        "Ogień rozprzestrzeniał się bardzo szybko, widać go było z kilku kilometrów",
        "Na tym etapie nie wykluczamy żadnej wersji, także podpalenia",
        "Apelujemy o rozwagę i o montowanie czujników dymu w mieszkaniach",
        "Ratownicy zrobili wszystko, co w ich mocy",
    ),
    heads=("Strażacy walczyli kilka godzin", "Policja szuka świadków", "Noc w hali sportowej"),
    captions=("Akcja gaśnicza {m.w}", "Miejsce zdarzenia przy ulicy {ulica}", "Strażacy podczas akcji {m.w}"),
    keywords=("pożar", "wypadek", "straż pożarna", "policja", "{m.n}"),
)

SCHOOL = Topic(
    roles={"p": "teacher", "q": "school", "r": "mayor"},
    titles=(
        "Uczniowie z {m.g} zbudowali robota, który segreguje śmieci",
        "Mniej lekcji, więcej praktyki. {q.s} przedstawia nowy plan",
        "Szkoła {m.w} wprowadza dzień bez telefonu. Rodzice podzieleni",
        "{m} {m:otwiera|otwierają} {n1:nowe przedszkole|nowe przedszkola|nowych przedszkoli}. Zapisy ruszają {data1}",
        "Rekrutacja do liceów {m.w}: na jedno miejsce {n2} kandydatów",
    ),
    leads=(
        "{Q} {q:przedstawił|przedstawiła} {dzien} plan zmian w szkołach. Pierwsza skorzysta z nich podstawówka {m.w}, która zgłosiła się do programu dobrowolnie.",
        "Grupa uczniów z {m.g} zdobyła główną nagrodę w ogólnopolskim konkursie młodych konstruktorów. Do finału {k1:!dotarł|dotarły|dotarło} {k1:zespół|zespoły|zespołów}.",
        "Od {data1} w szkole przy ulicy {ulica} {m.w} zaczną obowiązywać nowe zasady. Rodzice poznali je {dzien}.",
    ),
    facts=(
        "Do szkoły uczęszcza {h1} uczniów, a w każdej klasie jest ich średnio {szkl1}.",
        "Program potrwa {n3:rok|lata|lat} i obejmie {h2:placówkę|placówki|placówek} w całym kraju.",
        "Miasto wyda na ten cel {z1} mln zł, z czego połowa pochodzi z funduszy europejskich.",
        "{R} {r:zapewnił|zapewniła}, że żadna szkoła {m.w} nie zostanie zamknięta.",
        "W ankiecie za zmianami opowiedziało się {k3} proc. rodziców, reszta miała wątpliwości.",
        "Nauczyciele zwracają uwagę, że [sprzęt w pracowniach jest przestarzały/brakuje im czasu na indywidualną pracę].",
        "Zajęcia dodatkowe będą się odbywać po godz. {g1}, w grupach liczących najwyżej {n6:osobę|osoby|osób}.",
        "Nagrodą był wyjazd do {m2.g}, gdzie młodzi konstruktorzy zwiedzili laboratoria politechniki.",
        "Ostatnia duża reforma programu miała miejsce w {rok} r. i spotkała się z ostrą krytyką.",
    ),
    quotes=(
        "Dzieci uczą się najlepiej wtedy, gdy mogą czegoś dotknąć i coś zepsuć",
        "Nie chcemy nikogo zmuszać, chcemy pokazać, że można uczyć inaczej",
        "Ta młodzież naprawdę zasłużyła na wszystkie gratulacje",
        "Rodzice mają prawo pytać, a my mamy obowiązek odpowiadać",
        "Po tygodniu na korytarzach zrobiło się głośniej, bo dzieci zaczęły ze sobą rozmawiać",
    ),
    heads=("Rodzice podzieleni", "Mniej teorii, więcej praktyki", "Ile to będzie kosztować"),
    captions=("Lekcja w szkole {m.w}", "Uczniowie z {m.g} przy pracy", "Szkoła przy ulicy {ulica} {m.w}"),
    keywords=("szkoła", "edukacja", "uczniowie", "{m.n}"),
    items=(
        "Najważniejsze zmiany to:",
        "lekcje zaczynają się nie wcześniej niż o godz. 8.30",
        "dwa dni projektowe w każdym miesiącu",
        "telefony zostają w szafkach do końca zajęć",
    ),
)

SWINDLE = Topic(
    roles={"p": "police", "q": "resident", "r": "mayor"},
    titles=(
        "Oszuści wyłudzili od seniorki z {m.g} {k1} tys. zł",
        "Fałszywy policjant wpadł {m.w}. Pomogła czujna kasjerka",
        "Zatrzymano złodziei rowerów. Działali {m.w} i {m2.w}",
        "{k1}-latek z {m.g} odnaleziony po {n1:dniu|dniach|dniach} poszukiwań",
        "Policja {m.w} ostrzega przed nową metodą oszustów",
    ),
    leads=(
        "Policjanci z {m.g} zatrzymali {n1:osobę podejrzaną|osoby podejrzane|osób podejrzanych} o oszustwa. Ofiarami byli głównie starsi ludzie.",
        "{k1} tys. zł straciła starsza kobieta z {m.g}, która uwierzyła w historię o rzekomym wypadku wnuka. Policja szuka sprawców.",
        "Dzięki czujności pracownicy banku udało się {dzien} {m.w} udaremnić oszustwo. Podejrzany trafił do aresztu.",
    ),
    facts=(
        "Sprawca zadzwonił około godz. {g1} i przedstawił się jako funkcjonariusz.",
        "Od początku roku w powiecie {m.adj.l} zgłoszono {k2:podobny przypadek|podobne przypadki|podobnych przypadków}, a łączne straty przekroczyły {z1} mln zł.",
        "Podejrzanym grozi do {n2:roku|lat|lat} więzienia. Sąd {m.w} zdecydował o trzymiesięcznym areszcie.",
        "W mieszkaniu przy ulicy {ulica} znaleziono {k3:telefon|telefony|telefonów}, fałszywe dokumenty i gotówkę.",
        "Kryminalni nie wykluczają, że grupa działała również {m2.w} i w innych miastach.",
        "{Q} opowiada, że podobny telefon odebrała w tym samym tygodniu cała klatka schodowa.",
        "Banki szkolą pracowników, by reagowali, gdy klient nagle chce wypłacić całe oszczędności.",
        "{R} {r:zapowiedział|zapowiedziała} cykl spotkań dla seniorów w domach kultury.",
        "W poszukiwaniach brało udział {h1} policjantów, strażacy ochotnicy i przewodnicy z psami.",
    ),
    quotes=(
        "Policja nigdy nie prosi o przekazanie pieniędzy, to podstawowa zasada",
        "Wystarczy rozłączyć się i zadzwonić do kogoś z rodziny",
        "Człowiek słyszy płacz w słuchawce i przestaje myśleć",
        "Sprawa jest rozwojowa, nie wykluczamy kolejnych zatrzymań",
        "Podziękowania należą się pani z okienka, która zachowała zimną krew",
    ),
    heads=("Telefon od rzekomego wnuka", "Jak się bronić", "Kolejne zatrzymania możliwe"),
    captions=("Komenda policji {m.w}", "Policjanci zabezpieczyli gotówkę i telefony", "Spotkanie z seniorami {m.w}"),
    keywords=("policja", "oszustwo", "seniorzy", "{m.n}"),
    items=(
        "Policja radzi, aby:",
        "nie przekazywać pieniędzy nieznajomym",
        "przerwać rozmowę i samemu zadzwonić do bliskich",
        "o każdej próbie oszustwa zawiadomić numer 112",
    ),
)

TOPICS = (ROAD, HOSPITAL, FIRE, SCHOOL, SWINDLE)

CONTEXT = (
    "Sprawą zajmą się {dzien} radni na nadzwyczajnej sesji.",
    "Do tematu [wrócimy w kolejnych wydaniach/będziemy wracać].",
    "Wojewoda poprosił o szczegółowy raport, który ma być gotowy do {data3}.",
    "Podobne problemy mają też inne miasta, między innymi {m3} i {m4}.",
    "Na stronie urzędu uruchomiono formularz, przez który można zgłaszać uwagi. W ciągu doby wpłynęło ich {h5}.",
    "Przedstawiciele opozycji zarzucają władzom opieszałość i domagają się wyjaśnień.",
    "Z ostatniego sondażu wynika, że co trzeci mieszkaniec ocenia działania samorządu dobrze, a co piąty nie ma zdania.",
    "W regionie mieszka {h6} tys. osób, a sprawa dotyczy znacznej części z nich.",
    "Eksperci przypominają, że podobne kroki podjęto wcześniej {m5.w} i przyniosły one dobre skutki.",
    "Urzędnicy zapewniają, że są w stałym kontakcie ze wszystkimi stronami.",
    "Szczegóły mają zostać podane podczas konferencji prasowej, którą zaplanowano na godz. {g5}.",
    "Nie wszystkim jednak to się podoba. W internecie {h7:!pojawił|pojawiły|pojawiło} się {h7:krytyczny wpis|krytyczne wpisy|krytycznych wpisów}.",
)
