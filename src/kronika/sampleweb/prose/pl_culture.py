"""Patterns of Polish cultural news: exhibitions, premieres, books, festivals."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

EXHIBITION = Topic(
    roles={"p": "artist", "q": "curator"},
    titles=(
        "„{utwor}” {m.w}. Wystawa, na którą czekało pół Polski",
        "Muzeum {m.w} pokaże {k1:nieznany obraz|nieznane obrazy|nieznanych obrazów}",
        "{p.full}: sztuka nie musi być ładna",
        "Zaginiony obraz wrócił do {m.g} po {k1} latach",
        "Noc Muzeów {m.w}: {t1} tys. gości w jeden wieczór",
    ),
    leads=(
        "Na wystawie „{utwor}” {m.w} {p} {p:pokazał|pokazała} {k1:pracę|prace|prac} z ostatnich {n1} lat. Ekspozycję można oglądać do {data1}.",
        "Do muzeum {m.w} wróciło płótno, które zaginęło podczas wojny. Odnaleziono je na aukcji {stolica.w}.",
        "Kolejka przed muzeum {m.w} ustawiła się {dzien} na długo przed otwarciem. Powód: wystawa „{utwor}”.",
    ),
    facts=(
        "Prace rozwieszono w {n2:sali|salach|salach}, a zwiedzanie zaczyna się od niewielkich szkiców ołówkiem.",
        "Kuratorzy przygotowywali ekspozycję przez {n3:rok|lata|lat}; część eksponatów wypożyczono z {kraj.g}.",
        "{P} {p:urodził|urodziła} się {m2.w}, ale od {rok} r. mieszka i pracuje {m.w}.",
        "Bilet normalny kosztuje {szkl1:złoty|złote|złotych}, a w środy wstęp jest bezpłatny.",
        "W ciągu pierwszego tygodnia muzeum odwiedziło {t1} tys. osób.",
        "Konserwatorzy pracowali nad obrazem {n4:miesiąc|miesiące|miesięcy}, usuwając warstwy pociemniałego werniksu.",
        "Wystawie towarzyszą warsztaty dla dzieci i cykl {n5:wykładu|wykładów|wykładów}.",
        "Krytycy chwalą odważne zestawienie dawnego malarstwa z fotografią.",
        "{Q} {q:przyznał|przyznała}, że na ubezpieczenie dzieł wydano {h1} tys. zł.",
    ),
    quotes=(
        "Chcemy, żeby ktoś, kto nigdy nie był w muzeum, poczuł się tu jak u siebie",
        "Obraz zaczyna żyć dopiero wtedy, kiedy ktoś na niego patrzy",
        "To jedna z najpiękniejszych wystaw, jakie tu widziano",
        "Każda z tych prac opowiada o czymś, co utraciliśmy",
    ),
    heads=("Szkice i płótna", "Powrót po latach", "Kiedy zwiedzać"),
    captions=("Wernisaż wystawy {m.w}", "{p.full} przed swoją pracą", "Zwiedzający w muzeum {m.w}"),
    keywords=("wystawa", "muzeum", "sztuka", "{m.n}", "{p.full.n}"),
    items=(
        "W programie wystawy zaplanowano:",
        "oprowadzania kuratorskie w każdą sobotę",
        "warsztaty dla rodzin z dziećmi",
        "wieczór rysunku przy świecach",
    ),
)

THEATRE = Topic(
    roles={"p": "stage", "q": "actor"},
    titles=(
        "Premiera sztuki „{utwor}” {m.w}. Owacja na stojąco",
        "{p.s} wraca do teatru po {n1:roku|latach|latach} milczenia",
        "Teatr {m.w} zagra w parku. Pierwszy spektakl {data1}",
        "„{utwor}” {m.w}, czyli komedia o urzędnikach",
        "{q.full} zagra główną rolę w nowym spektaklu {m.w}",
    ),
    leads=(
        "Długimi brawami zakończyła się {dzien} premiera sztuki „{utwor}” w teatrze {m.w}. Przedstawienie {p:wyreżyserował|wyreżyserowała} {p}.",
        "{P} {p:sięgnął|sięgnęła} po zapomniany tekst i {p:zrobił|zrobiła} z niego jedno z najciekawszych przedstawień sezonu. „{utwor}” można oglądać {m.w}.",
        "Teatr {m.w} przygotował na lato coś wyjątkowego. W spektaklu „{utwor}” na scenie pojawi się {q}.",
    ),
    facts=(
        "Na scenie zobaczymy {szkl1} aktorów, a w scenach zbiorowych także mieszkańców {m.g}.",
        "Scenografia jest oszczędna: {n2:krzesło|krzesła|krzeseł}, stół i wielkie lustro.",
        "Próby trwały {n3:miesiąc|miesiące|miesięcy}, a tekst zmieniano niemal do ostatniej chwili.",
        "{Q} po raz pierwszy gra na tej scenie i robi to znakomicie.",
        "Muzykę na żywo wykonuje kwartet z {m2.g}.",
        "Najbliższe przedstawienia odbędą się {data1} i {data2} o godz. {g1}.",
        "Bilety na pierwsze {n4:przedstawienie|przedstawienia|przedstawień} rozeszły się w ciągu godziny.",
        "Druga część jest wyraźnie słabsza, a finał – zbyt długi. Mimo to z teatru wychodzi się z uśmiechem.",
        "Poprzedni spektakl tego zespołu zdobył w {rok} r. nagrodę publiczności.",
    ),
    quotes=(
        "Ten tekst napisano dawno temu, a brzmi, jakby powstał wczoraj",
        "Śmiech jest w tym spektaklu bardzo poważną sprawą",
        "Najtrudniej było znaleźć ciszę między scenami",
        "Publiczność jest tu wymagająca, ale hojna",
    ),
    heads=("Krzesła i lustro", "Muzyka na żywo", "Kiedy następne przedstawienia"),
    captions=("Scena ze spektaklu „{utwor}”", "Próba w teatrze {m.w}", "{q.full} na scenie"),
    keywords=("teatr", "premiera", "spektakl", "{m.n}", "{p.full.n}"),
)

BOOK = Topic(
    roles={"p": "writer", "q": "writer"},
    speakers="p",
    titles=(
        "{p.full} z nagrodą za książkę „{utwor}”",
        "„{utwor}”, czyli powieść o miasteczku, którego nie ma",
        "Nowa książka, którą napisał{p:|a} {p.full}. Premiera {data1}",
        "Biblioteka {m.w} otwarta całą noc. Czytelnicy zachwyceni",
        "{k1} autorów na targach książki {m.w}",
    ),
    leads=(
        "{P} {p:otrzymał|otrzymała} {dzien} nagrodę imienia Nadrzecznych Kronikarzy za powieść „{utwor}”. Jury nie miało wątpliwości.",
        "„{utwor}” to historia rodziny, która po latach wraca do {m.g}. {P} {p:pracował|pracowała} nad nią {n1:rok|lata|lat}.",
        "Ponad {k1} autorów przyjechało na targi książki {m.w}. Największe kolejki ustawiały się po autografy, które {p:rozdawał|rozdawała} {p}.",
    ),
    facts=(
        "Akcja powieści rozgrywa się w {rok} r. w niewielkim mieście nad rzeką, łudząco podobnym do {m2.g}.",
        "Pierwszy nakład, {t1} tys. egzemplarzy, zniknął z księgarń w {n2:tydzień|tygodnie|tygodni}.",
        "Prawa do przekładu kupili już wydawcy z {n3:kraju|krajów|krajów}, w tym z {kraj.g}.",
        "Do finału zakwalifikowano {n4:książkę|książki|książek}, w tym dwa debiuty.",
        "Jury doceniło [precyzyjny język/znakomity słuch językowy] i odwagę w mówieniu o trudnych sprawach.",
        "Wśród nominowanych byli także debiutanci. Wyróżnienie {q:odebrał|odebrała} {q}.",
        "Zwycięzca otrzymuje {k2} tys. zł i statuetkę z brązu.",
        "Biblioteka {m.w} kupiła {k3:egzemplarz|egzemplarze|egzemplarzy}, a i tak na książkę trzeba czekać.",
        "Krytycy nie są zgodni: jedni piszą o arcydziele, inni o zmarnowanym pomyśle.",
    ),
    quotes=(
        "Pisanie to przede wszystkim skreślanie",
        "Bohaterowie prowadzą mnie tam, gdzie sami chcą iść",
        "Nagroda cieszy, ale najważniejszy jest czytelnik, który zarwał noc",
        "Każde miasto ma swoją ciemną ulicę i o niej warto opowiadać",
    ),
    heads=("Miasteczko nad rzeką", "Głosy krytyków", "Nakład zniknął w kilka dni"),
    captions=("{p.full} podczas spotkania z czytelnikami", "Targi książki {m.w}", "Czytelnia biblioteki {m.w}"),
    keywords=("książka", "literatura", "nagroda", "{p.full.n}"),
)

FESTIVAL = Topic(
    roles={"p": "musician", "q": "mayor"},
    titles=(
        "Festiwal {m.w}: {n1:dzień|dni|dni}, {k1:koncert|koncerty|koncertów} i muzyka nad {rzeka.i}",
        "{p.full} zagra {m.w}. Bilety już w sprzedaży",
        "Rekordowa publiczność {m.w}. Na festiwal przyjechało {t1} tys. osób",
        "Orkiestra z {m.g} rusza w trasę po {kraj.l}",
        "Jazz w starej elektrowni. {m} {m:zaprasza|zapraszają} {data1}",
    ),
    leads=(
        "Przez {n1:dzień|dni|dni} {m} {m:będzie|będą} stolicą muzyki. Festiwal otworzy {data1} {p}.",
        "Festiwal nad {rzeka.i} przyciągnął {t1} tys. słuchaczy. Na scenie {dzien} {p:wystąpił|wystąpiła} {p}.",
        "Orkiestra z {m.g} wyrusza w trasę koncertową. Gwiazdą wieczoru inauguracyjnego będzie {p}.",
    ),
    facts=(
        "W programie {k1:!znalazł|znalazły|znalazło} się {k1:koncert|koncerty|koncertów}, w tym {n2:bezpłatny|bezpłatne|bezpłatnych}.",
        "Karnet kosztuje {h1} zł, ale uczniowie i seniorzy płacą połowę.",
        "{P} {p:wykonał|wykonała} utwór „{utwor}”, skomponowany specjalnie na tę okazję.",
        "Miasto przeznaczyło na organizację {z1} mln zł. {Q} uważa, że to dobrze wydane pieniądze.",
        "Hotele {m.w} i w promieniu {k2:kilometra|kilometrów|kilometrów} są już pełne.",
        "Gwiazdą ostatniego wieczoru będzie zespół z {kraj.g}.",
        "Pierwsza edycja odbyła się w {rok} r. i zgromadziła zaledwie {h2} osób.",
        "Koncerty plenerowe zaczynają się o godz. {g1}, a kończą długo po zmroku.",
        "Publiczność domagała się bisów tak długo, że artyści wracali na scenę {n3} razy.",
    ),
    quotes=(
        "Ta publiczność słucha całym sobą, artysta to czuje",
        "Muzyka nad rzeką brzmi inaczej, ciszej i głębiej zarazem",
        "Festiwal to wizytówka miasta, z której wszyscy są dumni",
        "Marzyliśmy o tym koncercie od lat",
    ),
    heads=("Program na każdy dzień", "Gwiazda ostatniego wieczoru", "Hotele pełne gości"),
    captions=("Koncert nad {rzeka.i}", "Publiczność festiwalu {m.w}", "{p.full} podczas próby"),
    keywords=("muzyka", "festiwal", "koncert", "{m.n}", "{p.full.n}"),
    items=(
        "Najważniejsze punkty programu:",
        "koncert inauguracyjny na rynku",
        "wieczór muzyki dawnej w kościele farnym",
        "jazz w starej elektrowni",
        "finał z pokazem świateł",
    ),
)

TOPICS = (EXHIBITION, THEATRE, BOOK, FESTIVAL)

CONTEXT = (
    "Wydarzenie objęła patronatem nasza redakcja.",
    "Ministerstwo kultury dołożyło do budżetu {h7} tys. zł.",
    "Więcej informacji można znaleźć w kasach i na stronie organizatora.",
    "Podobne wydarzenia odbędą się wkrótce {m5.w} i {m6.w}.",
    "Organizatorzy liczą, że w tym roku frekwencja wzrośnie o {c7} proc.",
    "Recenzenci zwracają uwagę, że mniejsze miasta coraz śmielej rywalizują z metropoliami.",
    "Całość zarejestrowano, a nagranie będzie dostępne w internecie od {data6}.",
    "Wśród gości widziano studentów szkół artystycznych z {kraj2.g}.",
    "Spotkanie z twórcami zaplanowano na godz. {g6}, wstęp jest wolny.",
    "Mieszkańcy mogą też głosować na nagrodę publiczności; oddano już {h8} głosów.",
    "Na dodatkowe atrakcje zabrakło pieniędzy, mimo to program jest bogatszy niż przed rokiem.",
)
