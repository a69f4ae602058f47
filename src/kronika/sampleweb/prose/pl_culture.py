"""Patterns of Polish cultural news: exhibitions, premieres, books, festivals."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

EXHIBITION = Topic(
    roles={"p": "artist", "q": "curator"},
    titles=(
        "1>„{utwor}” {m.w}. Wystawa, na którą czekało pół Polski",
        "1>Muzeum {m.w} pokaże {k1:nieznany obraz|nieznane obrazy|nieznanych obrazów}",
        "1>{p.full}: [sztuka nie musi być ładna/nie znoszę pustych ścian/pośpiech zabija sztukę]. Nowa wystawa {m.w}",
        "4>Zaginiony obraz wrócił do {m.g} po {k1} latach",
        "5>Długa noc w muzeum {m.w}: {t1} tys. gości w jeden wieczór",
    ),
    leads=(
        "1>Na wystawie „{utwor}” {m.w} {p} {p:pokazał|pokazała} {k1:pracę|prace|prac} z ostatnich {n1} lat. Ekspozycję można oglądać do {data1}.",
        "4>Do muzeum {m.w} wróciło płótno, które zaginęło podczas wojny. Odnaleziono je na aukcji {stolica.w}.",
        "15>Kolejka przed muzeum {m.w} ustawiła się {dzien} na długo przed otwarciem. Powód: wystawa „{utwor}”.",
    ),
    facts=(
        "15>Prace rozwieszono w {n2:sali|salach|salach}, a zwiedzanie zaczyna się od niewielkich szkiców ołówkiem.",
        "15>Kuratorzy przygotowywali ekspozycję przez {n3:rok|lata|lat}; część eksponatów wypożyczono {kraj.z}.",
        "1>{P} {p:urodził|urodziła} się {m2.w}, ale od {rok} r. mieszka i pracuje {m.w}.",
        "Bilet normalny kosztuje {szkl1:złoty|złote|złotych}, a w środy wstęp jest bezpłatny.",
        "W ciągu pierwszego tygodnia muzeum odwiedziło {maly} tys. osób.",
        "4>Konserwatorzy pracowali nad obrazem {n4:miesiąc|miesiące|miesięcy}, usuwając warstwy pociemniałego werniksu.",
        "4>Na odwrocie zachowała się pieczęć przedwojennego właściciela, dzięki której ustalono pochodzenie dzieła.",
        "4>Za powrót obrazu miasto zapłaciło {h2} tys. zł.",
        "4>Płótno można oglądać w sali na piętrze, za pancerną szybą.",
        "15>Wystawie towarzyszą warsztaty dla dzieci i cykl {n5:wykładu|wykładów|wykładów}.",
        "15>Krytycy chwalą odważne zestawienie dawnego malarstwa z fotografią.",
        "{Q} {q:przyznał|przyznała}, że na ubezpieczenie dzieł wydano {h1} tys. zł.",
    ),
    quotes=(
        "q:Chcemy, żeby ktoś, kto nigdy nie był w muzeum, poczuł się tu jak u siebie",
        "Obraz zaczyna żyć dopiero wtedy, kiedy ktoś na niego patrzy",
        "4>q:Ten obraz wraca tam, gdzie zawsze było jego miejsce",
        "q:Muzeum bez gości to tylko magazyn",
        "15>q:To jedna z najpiękniejszych wystaw, jakie tu widziano",
        "15>Każda z tych prac opowiada o czymś, co utraciliśmy",
    ),
    heads=("15>Szkice i płótna", "4>Powrót po latach", "Kiedy zwiedzać", "Ile kosztuje wstęp"),
    captions=("15>Wernisaż wystawy {m.w}", "15>{p.full} przed swoją pracą", "Zwiedzający w muzeum {m.w}"),
    keywords=("15>wystawa", "muzeum", "sztuka", "{m.n}", "{p.full.n}"),
    items=(
        "15>W programie wystawy zaplanowano:",
        "oprowadzania kuratorskie w każdą sobotę",
        "warsztaty dla rodzin z dziećmi",
        "wieczór rysunku przy świecach",
    ),
)

THEATRE = Topic(
    roles={"p": "stage", "q": "actor"},
    titles=(
        "1>Premiera sztuki „{utwor}” {m.w}. Owacja na stojąco",
        "1>{p.s} wraca do teatru po {n1:roku|latach|latach} milczenia. [Premiera {m.w}/Zaczyna od sztuki „{utwor}”]",
        "2>Teatr {m.w} zagra w parku. Pierwszy spektakl {data1}",
        "1>„{utwor}” {m.w}, czyli komedia o urzędnikach",
        "2>{q.full} zagra główną rolę w nowym spektaklu {m.w}",
    ),
    leads=(
        "1>Długimi brawami zakończyła się {dzien} premiera sztuki „{utwor}” w teatrze {m.w}. Przedstawienie {p:wyreżyserował|wyreżyserowała} {p}.",
        "1>{P} {p:sięgnął|sięgnęła} po zapomniany tekst i {p:zrobił|zrobiła} z niego jedno z najciekawszych przedstawień sezonu. „{utwor}” można oglądać {m.w}.",
        "2>Teatr {m.w} przygotował na lato coś wyjątkowego. W spektaklu „{utwor}” na scenie pojawi się {q}.",
    ),
    facts=(
        "Na scenie zobaczymy {szkl1} aktorów, a w scenach zbiorowych także mieszkańców {m.g}.",
        "Scenografia jest oszczędna: {n2:krzesło|krzesła|krzeseł}, stół i wielkie lustro.",
        "Próby trwały {n3:miesiąc|miesiące|miesięcy}, a tekst zmieniano niemal do ostatniej chwili.",
        "{Q} po raz pierwszy gra na tej scenie i robi to znakomicie.",
        "Muzykę na żywo wykonuje kwartet z {m2.g}.",
        "Następne przedstawienie odbędzie się {wkrotce} o godz. {wieczor}.",
        "Bilety na pierwsze {n4:przedstawienie|przedstawienia|przedstawień} rozeszły się w ciągu godziny.",
        "1>Druga część jest wyraźnie słabsza, a finał – zbyt długi. Mimo to z teatru wychodzi się z uśmiechem.",
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
        "1>{p.full} z nagrodą za książkę „{utwor}”",
        "2>„{utwor}”, czyli powieść o [miasteczku, którego nie ma/rodzinie z {m.g}/powrotach do domu]",
        "2>Nowa książka, którą napisał{p:|a} {p.full}. Premiera {data1}",
        "3>Biblioteka {m.w} otwarta całą noc. Czytelnicy zachwyceni",
        "4>{k1} autorów na targach książki {m.w}",
    ),
    leads=(
        "1>{P} {p:otrzymał|otrzymała} {dzien} nagrodę imienia Nadrzecznych Kronikarzy za powieść „{utwor}”. Jury nie miało wątpliwości.",
        "2>„{utwor}” to historia rodziny, która po latach wraca do {m.g}. {P} {p:pracował|pracowała} nad nią {n1:rok|lata|lat}.",
        "4>Ponad {k1} autorów przyjechało na targi książki {m.w}. Największe kolejki ustawiały się po autografy, które {p:rozdawał|rozdawała} {p}.",
        "3>Biblioteka {m.w} nie zamknęła się {dzien} o zmroku. Do rana odwiedziło ją {h1} osób, a o swojej pracy {p:opowiadał|opowiadała} im {p}.",
    ),
    facts=(
        "12>Akcja powieści rozgrywa się w {rok} r. w niewielkim mieście nad rzeką, łudząco podobnym do {m2.g}.",
        "12>Pierwszy nakład, {t1} tys. egzemplarzy, zniknął z księgarń w {n2:tydzień|tygodnie|tygodni}.",
        "12>Prawa do przekładu kupili już wydawcy z {n3:kraju|krajów|krajów}, w tym {kraj.z}.",
        "1>Do finału zakwalifikowano {n4:książkę|książki|książek}, w tym dwa debiuty.",
        "1>Jury doceniło [precyzyjny język/znakomity słuch językowy] i odwagę w mówieniu o trudnych sprawach.",
        "1>Wśród nominowanych byli także debiutanci. Wyróżnienie {q:odebrał|odebrała} {q}.",
        "1>Zwycięzca otrzymuje {k2} tys. zł i statuetkę z brązu.",
        "34>Na dzieci czekały warsztaty ilustracji i wspólne głośne czytanie.",
        "34>Czytelnicy wymienili się książkami na specjalnie ustawionych regałach.",
        "34>Największym powodzeniem cieszyły się kryminały i reportaże.",
        "34>W namiocie na dziedzińcu można było napić się kawy i porozmawiać z autorami.",
        "34>Wśród gości {q:znalazł|znalazła} się także {q}.",
        "12>Biblioteka {m.w} kupiła {k3:egzemplarz|egzemplarze|egzemplarzy}, a i tak na książkę trzeba czekać.",
        "12>Krytycy nie są zgodni: jedni piszą o arcydziele, inni o zmarnowanym pomyśle.",
    ),
    quotes=(
        "Pisanie to przede wszystkim skreślanie",
        "Bohaterowie prowadzą mnie tam, gdzie sami chcą iść",
        "1>Nagroda cieszy, ale najważniejszy jest czytelnik, który zarwał noc",
        "Każde miasto ma swoją ciemną ulicę i o niej warto opowiadać",
    ),
    heads=("Czytelnicy dopisali", "12>Miasteczko nad rzeką", "12>Głosy krytyków", "12>Nakład zniknął w kilka dni"),
    captions=("{p.full} podczas spotkania z czytelnikami", "4>Targi książki {m.w}", "3>Czytelnia biblioteki {m.w}"),
    keywords=("książka", "literatura", "1>nagroda", "{p.full.n}"),
)

FESTIVAL = Topic(
    roles={"p": "musician", "q": "mayor"},
    titles=(
        "1>Festiwal {m.w}: {n1:dzień|dni|dni}, {k1:koncert|koncerty|koncertów} i muzyka nad rzeką",
        "1>{p.full} zagra {m.w}. [Bilety już w sprzedaży/Koncert {data1}/Ostatnie wejściówki po {k3} zł]",
        "2>Rekordowa publiczność {m.w}. Na festiwal przyjechało {t1} tys. osób",
        "3>Orkiestra z {m.g} rusza w trasę po {kraj.l}",
        "1>Jazz w starej elektrowni. {m} {m:zaprasza|zapraszają} {data1}",
    ),
    leads=(
        "1>Przez {n1:dzień|dni|dni} {m} {m:będzie|będą} stolicą muzyki. Festiwal otworzy {data1} {p}.",
        "2>Festiwal nad rzeką przyciągnął {t1} tys. słuchaczy. Na scenie {dzien} {p:wystąpił|wystąpiła} {p}.",
        "3>Orkiestra z {m.g} wyrusza w trasę koncertową. Gwiazdą wieczoru inauguracyjnego będzie {p}.",
    ),
    facts=(
        "12>W programie {k1:!znalazł|znalazły|znalazło} się {k1:koncert|koncerty|koncertów}, w tym {n2:bezpłatny|bezpłatne|bezpłatnych}.",
        "12>Karnet kosztuje {k3} zł, ale uczniowie i seniorzy płacą połowę.",
        "2>{P} {p:wykonał|wykonała} utwór „{utwor}”, skomponowany specjalnie na tę okazję.",
        "12>Miasto przeznaczyło na organizację {maly} mln zł. {Q} uważa, że to dobrze wydane pieniądze.",
        "12>Hotele {m.w} i w promieniu {k2:kilometra|kilometrów|kilometrów} są już pełne.",
        "1>Gwiazdą ostatniego wieczoru będzie zespół {kraj.z}.",
        "12>Pierwsza edycja odbyła się w {rok} r. i zgromadziła zaledwie {h2} osób.",
        "12>Koncerty plenerowe zaczynają się o godz. {wieczor}, a kończą długo po zmroku.",
        "2>Publiczność domagała się bisów tak długo, że artyści wracali na scenę {n3} razy.",
        "3>Muzycy odwiedzą {n3:miasto|miasta|miast}, a w repertuarze mają między innymi utwór „{utwor}”.",
        "3>W orkiestrze gra {k1} muzyków, a najmłodszy z nich ma {szkl:rok|lata|lat}.",
        "3>Trasa zakończy się {data2} koncertem {m.w}.",
        "3>Koszty wyjazdu, około {h1} tys. zł, pokryło w większości miasto.",
        "3>Ostatni raz zespół występował za granicą w {rok} r.",
    ),
    quotes=(
        "p:Ta publiczność słucha całym sobą, artysta to czuje",
        "12>Muzyka nad rzeką brzmi inaczej, ciszej i głębiej zarazem",
        "12>q:Festiwal to wizytówka miasta, z której wszyscy są dumni",
        "23>p:Marzyliśmy o tym koncercie od lat",
        "p:Próby są ciężkie, ale nikt nie narzeka",
        "Dobra muzyka nie potrzebuje tłumacza",
    ),
    heads=("Muzyka bez granic", "1>Program na każdy dzień", "1>Gwiazda ostatniego wieczoru", "12>Hotele pełne gości"),
    captions=("12>Koncert nad rzeką", "12>Publiczność festiwalu {m.w}", "{p.full} podczas próby"),
    keywords=("muzyka", "12>festiwal", "koncert", "{m.n}", "{p.full.n}"),
    items=(
        "1>Najważniejsze punkty programu:",
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
    "Wśród gości widziano studentów szkół artystycznych {kraj2.z}.",
    "Spotkanie z twórcami zaplanowano na godz. {wieczor}, wstęp jest wolny.",
    "Mieszkańcy mogą też głosować na nagrodę publiczności; oddano już {h8} głosów.",
    "Na dodatkowe atrakcje zabrakło pieniędzy, mimo to program jest bogatszy niż przed rokiem.",
)
