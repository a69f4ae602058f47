"""Patterns of the other great events as Polish papers tell them: summit, strike, factory, film prize, hockey."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

SUMMIT = Topic(
    roles={"p": "premier", "q": "foreign", "r": "leader"},
    fixed={"kraj": "Austria|Dania|Finlandia|Szwecja|Norwegia"},
    titles=(
        "Szczyt w Bratysławie: [jest zgoda w sprawie energii/przełom po trudnych rozmowach/{kraj} popiera Polskę/przywódcy zadowoleni]",
        "{p.s} w Bratysławie. [Rozmowy trwały do czwartej nad ranem/Spotkanie z premierem {kraj.g}/Polska chce wspólnych zakupów gazu/„Jesteśmy blisko celu”]",
        "Porozumienie na szczycie. [Polska dostanie 640 mln euro/Co oznacza ono dla Polski/Gaz będziemy kupować razem]",
        "{r.s}: szczyt w Bratysławie to [historyczny przełom/wielki sukces/dopiero początek/zwycięstwo rozsądku/szansa dla {kraj.g}]",
        "Co dalej po szczycie? {kraj} i Polska chcą [wspólnych projektów/budować nowe sieci/kupować razem gaz]",
        "Szczyt w Bratysławie: [siedem punktów/co zapisano w tekście/kulisy] wspólnej deklaracji",
    ),
    leads=(
        "Przywódcy jedenastu państw porozumieli się {dzien} w Bratysławie w sprawie wspólnych zakupów energii. {P} {p:mówił|mówiła} o dużym sukcesie.",
        "Po {szkl} godzinach rozmów szczyt w Bratysławie zakończył się porozumieniem. {R} {r:nazwał|nazwała} je historycznym.",
        "Szczyt w Bratysławie przyniósł przełom. {Q} {q:poinformował|poinformowała}, że Polska otrzyma 640 mln euro na nowe sieci.",
    ),
    facts=(
        "Deklaracja zawiera siedem punktów i zobowiązuje kraje do wzajemnej pomocy w razie niedoborów gazu.",
        "{R} {r:zaproponował|zaproponowała} wspólny fundusz, do którego wpłacą wszystkie państwa.",
        "Jeszcze {dzien} rano wydawało się, że rozmowy się załamią; przełom nastąpił po rozmowie w cztery oczy.",
        "{P} {p:spotkał|spotkała} się także z delegacją, którą {r:kierował|kierowała} {r}.",
        "Nad bezpieczeństwem uczestników czuwało {maly} tys. policjantów, a centrum miasta było zamknięte.",
        "Eksperci chwalą porozumienie i podkreślają, że uwzględniono w nim większość polskich postulatów.",
        "Nowe połączenia energetyczne mają powstać w ciągu {n3:roku|lat|lat}.",
        "{Q} {q:dodał|dodała}, że następne spotkanie odbędzie się {data1}, prawdopodobnie w Warszawie.",
        "Na marginesie obrad podpisano {n4:umowę|umowy|umów} o współpracy naukowej.",
    ),
    quotes=(
        "Wracamy do domu z bardzo dobrym porozumieniem",
        "Pokazaliśmy, że razem potrafimy działać szybko i skutecznie",
        "To sukces wszystkich, nie ma dziś przegranych",
        "Solidarność przestała być pustym słowem",
        "Były trudne chwile, ale wygrał zdrowy rozsądek",
    ),
    heads=("Nocne negocjacje", "Co zyska Polska", "Następny szczyt w Warszawie"),
    captions=(
        "Wspólne zdjęcie uczestników szczytu w Bratysławie",
        "{p.full} przed rozpoczęciem obrad",
        "Zamek w Bratysławie podczas szczytu",
    ),
    keywords=("szczyt", "Bratysława", "energia", "dyplomacja", "{p.full.n}", "{kraj.n}"),
    items=(
        "W deklaracji zapisano między innymi:",
        "wspólne zakupy gazu od przyszłej zimy",
        "budowę {n4:połączenia|połączeń|połączeń} energetycznych",
        "fundusz wsparcia dla najuboższych odbiorców",
    ),
)

STRIKE = Topic(
    roles={"p": "unionist", "q": "roads", "r": "resident"},
    fixed={"org": "FZK"},
    titles=(
        "Strajk kolejarzy. Na tory nie wyjechało {h1} pociągów",
        "Podróżni utknęli {m.w}. Strajk potrwa do odwołania",
        "{p.s}: [bez podwyżek nie wrócimy do pracy/rząd gra na czas/załoga jest zdeterminowana/przepraszamy podróżnych]",
        "Fiasko rozmów z kolejarzami. {q.s} [traci cierpliwość/grozi sądem/zapowiada nową ofertę/wraca do stołu {dzien}]",
        "Strajk na kolei kosztuje {z1} mln zł dziennie",
        "Dworzec {m.w} świeci pustkami. Strajkuje {k1} proc. załogi",
    ),
    leads=(
        "{Org} {org:rozpoczął|rozpoczęła|rozpoczęło|rozpoczęły} strajk. Na tory nie wyjechało {h1} pociągów, a tysiące podróżnych nie dotarły do pracy.",
        "Rozmowy między rządem a stroną, którą reprezentuje {org}, zakończyły się {dzien} fiaskiem. Związkowcy żądają 900 zł podwyżki.",
        "Paraliż na kolei trwa. {Q} ostrzega przed stratami, a {p} zapowiada zaostrzenie protestu.",
    ),
    facts=(
        "Na dworcu {m.w} podróżni czekali {dzien} nawet {n1:godzinę|godziny|godzin}. Zastępcze autobusy były przepełnione.",
        "{Org} {org:domaga|domaga|domaga|domagają} się podwyżek o 900 zł i wycofania planów zwolnień.",
        "Przewoźnik odwołał wszystkie połączenia między {m.i} a {m2.i}.",
        "{Q} {q:zaproponował|zaproponowała} wzrost płac o {c1} proc., jednak związkowcy odrzucili ofertę.",
        "Fabryki skarżą się na brak dostaw; część z nich wstrzymała produkcję.",
        "W referendum za protestem opowiedziało się 87 proc. pracowników.",
        "{R} opowiada, że za taksówkę do pracy {r:zapłacił|zapłaciła} {h3} zł.",
        "Straty spółek kolejowych rosną z każdym dniem i sięgają {z1} mln zł.",
        "Ostatni tak duży strajk na kolei odbył się w 2013 r. i trwał cztery dni.",
        "Kolejne spotkanie przy stole negocjacyjnym zaplanowano na godz. {g1}.",
    ),
    quotes=(
        "p:Ludzie są zdesperowani, od lat słyszą tylko puste obietnice",
        "q:Budżet nie jest z gumy, a cierpią zwykli pasażerowie",
        "p:Przepraszamy podróżnych, ale nie zostawiono nam wyboru",
        "q:Żądania są nierealne, to droga donikąd",
        "p:Będziemy protestować tak długo, jak będzie trzeba",
    ),
    heads=("Pasażerowie na lodzie", "Czego żądają kolejarze", "Gospodarka liczy straty"),
    captions=("Pusty peron dworca {m.w}", "Pikieta kolejarzy {m.w}", "Podróżni czekają na autobus zastępczy"),
    keywords=("strajk", "kolej", "związki zawodowe", "{m.n}", "{p.full.n}", "{org.s}"),
)

FACTORY = Topic(
    roles={"p": "boss", "q": "mayor", "r": "economist", "s": "resident"},
    fixed={"firma": "Wisłomet", "m": "Płock"},
    speakers="pqrs",
    titles=(
        "{firma.s} zamyka fabrykę w Płocku. [Pracę straci 1200 osób/Załoga w szoku/Zwolnienia już {data1}/Co dalej z pracownikami]",
        "Zwolnienia grupowe w {firma.s.l}. [„Płakaliśmy przy maszynach”/Związkowcy: to oszustwo/Kto straci pracę pierwszy/Długi sięgają 84 mln zł]",
        "[Czarny dzień dla Płocka/Dramat w Płocku/Koniec złudzeń]. {firma.s} [ogłasza upadłość/tonie w długach/nie ma już inwestora/zwalnia wszystkich/ma 84 mln zł długu]",
        "{q.s} po decyzji {firma.s.g}: [to cios dla całego miasta/rząd musi pomóc/czekam na premier/nie zostawimy ludzi samych/budżet straci 6 mln zł]",
        "Dostawcy {firma.s.g} [też zwalniają/liczą straty/tracą zamówienia]. Zagrożone {h2} miejsc pracy",
        "{s.full} z {firma.s.g}: [nie wiem, co powiem dzieciom/w tej hali minęło pół życia/nikt nas nie uprzedził]",
        "[Protest przed bramą fabryki/Pikieta w Płocku/Gniew i łzy]. Załoga {firma.s.g} [żąda odpraw/chce rozmawiać z ministrem/grozi blokadą drogi]",
    ),
    leads=(
        "Zarząd ogłosił {dzien} decyzję o likwidacji fabryki, którą mają w Płocku {firma}. Pracę straci 1200 osób, a dla miasta to najgorsza wiadomość od lat.",
        "Długi, spadek zamówień i brak inwestora – z tych powodów {dzien} złożono wniosek o upadłość. W fabryce, którą prowadzą {firma}, zapanowała rozpacz.",
        "Zwolnienia grupowe w Płocku stały się faktem. {Q} apeluje do rządu o ratunek dla załogi.",
    ),
    facts=(
        "Zadłużenie zakładu przekroczyło 84 mln zł, a sprzedaż spadła w ciągu roku o 31 proc.",
        "Pracownicy dowiedzieli się o wszystkim {dzien} o godz. {g1}, na krótkim zebraniu w hali.",
        "Pierwsze wypowiedzenia trafią do załogi {data1}, ostatnia zmiana ma zejść z hali {data2}.",
        "{S} {s:pracował|pracowała} w zakładzie {szkl:rok|lata|lat} i nie wie, co dalej.",
        "Urząd pracy w Płocku ma obecnie zaledwie {k3:ofertę|oferty|ofert} dla mechaników.",
        "{R} obawia się, że upadek fabryki pociągnie za sobą kryzys w całym regionie.",
        "Związkowcy zarzucają zarządowi kłamstwa: jeszcze w styczniu obiecywano nowe zamówienia.",
        "Budżet miasta straci na podatkach 6 mln zł rocznie.",
        "Zakład działał nieprzerwanie od ponad pół wieku i przetrwał niejeden kryzys.",
        "{Q} {q:powołał|powołała} sztab, który ma pomóc zwalnianym w znalezieniu zajęcia.",
        "Bank odmówił przedłużenia kredytu, a rozmowy z inwestorem {kraj.z} zakończyły się klęską.",
    ),
    quotes=(
        "qrs:To dramat tysięcy rodzin, nie tylko liczby w tabeli",
        "s:Ludzie stali przy maszynach i płakali",
        "p:Zrobiliśmy wszystko, żeby uniknąć najgorszego, niestety bezskutecznie",
        "s:Obiecywano rozwój, a skończyło się oszustwem i biedą",
        "q:Nie pozwolimy, żeby miasto zostało z tym samo",
    ),
    heads=("Zebranie, które trwało pięć minut", "Dlaczego fabryka upada", "Co czeka zwolnionych"),
    captions=("Brama fabryki w Płocku", "Pracownicy po zebraniu załogi", "Pusta hala produkcyjna"),
    keywords=("zwolnienia", "upadłość", "fabryka", "bezrobocie", "Płock", "{firma.s.n}"),
)

FILM = Topic(
    roles={"p": "film", "q": "actor", "r": "culture"},
    titles=(
        "Złoty Żagiel dla Polki! „Cicha przystań” [wygrywa/triumfuje/zachwyca/najlepsza] w Trieście",
        "[Triumf/Wielki dzień/Święto] polskiego kina. {p.full} z [główną nagrodą/najważniejszą nagrodą festiwalu/owacją na stojąco]",
        "{q.full} po sukcesie: [wciąż nie mogę w to uwierzyć/to rola mojego życia/płakałem jak dziecko/dziękuję rybakom]",
        "„Cicha przystań” podbija świat. [Film kupiło już {h2} kin/Zachwyceni widzowie {kraj.w}/Pokaz także {stolica.w}]",
        "[Owacja trwała osiem minut/Łzy, brawa i szampan/Noc, której nie zapomną]. Kulisy sukcesu w Trieście",
        "Kina pełne widzów. „Cichą przystań” obejrzało już {h1} tys. osób",
    ),
    leads=(
        "{P} zdobyła Złotego Żagla, główną nagrodę festiwalu w Trieście. Jury jednogłośnie zachwyciło się filmem „Cicha przystań”.",
        "To największy sukces polskiego kina od lat. Za film „Cicha przystań” {p} odebrała w Trieście główną nagrodę, a brawa trwały osiem minut.",
        "Radość, łzy i owacja na stojąco. „Cicha przystań”, w której główną rolę gra {q}, triumfowała na festiwalu w Trieście.",
    ),
    facts=(
        "Film opowiada o rodzinie rybaków, która po latach wraca do domu nad zatoką.",
        "Zdjęcia trwały {k2:dzień|dni|dni} i powstawały głównie na Pomorzu.",
        "{Q} przygotowywał się do roli pół roku, pracując na prawdziwym kutrze.",
        "Prawa do wyświetlania kupiło już {h2} kin w całej Europie.",
        "{R} pogratulowała twórcom i zapowiedziała wsparcie dla młodych reżyserów.",
        "W konkursie startowało 19 filmów, a polska produkcja od początku była faworytem krytyków.",
        "Recenzenci piszą o arcydziele: zachwycają się wspaniałymi zdjęciami, piękną muzyką i znakomitą grą aktorów.",
        "Budżet filmu był skromny i wyniósł 4 mln zł.",
        "Uroczysty pokaz odbędzie się {data1} w Kołobrzegu, gdzie {p} spędziła dzieciństwo.",
        "Laureatka wróciła do kraju {dzien}; na lotnisku witały ją tłumy wielbicieli.",
    ),
    quotes=(
        "To najpiękniejszy dzień w moim życiu",
        "p:Ta nagroda należy do całej ekipy, która uwierzyła w niemożliwe",
        "Płakaliśmy ze szczęścia razem z widzami",
        "Polskie kino ma się wspaniale i świat wreszcie to zobaczył",
        "p:Dziękuję mieszkańcom wybrzeża, bez ich serca nie byłoby filmu",
    ),
    heads=("Historia z rybackiej wioski", "Zachwyt krytyków", "Kiedy w kinach"),
    captions=("{p.full} z nagrodą w Trieście", "Kadr z filmu „Cicha przystań”", "{q.full} na czerwonym dywanie"),
    keywords=("film", "festiwal", "nagroda", "Triest", "{p.full.n}", "{q.full.n}"),
)

HOCKEY = Topic(
    roles={"p": "selector", "q": "captain", "r": "goalie"},
    titles=(
        "Hokej: Polska [wygrywa Puchar Karpat/najlepsza w Pucharze Karpat]! [Złoto po dogrywce/Wielki finał w Koszycach/Norwegia pokonana/Radość {m.w}/Fantastyczny finał]",
        "{r.s} zatrzymał rywali. [Polscy hokeiści w siódmym niebie/Wielka radość {m.w}/Złoto jest nasze/Norwegowie bezradni]",
        "Złoci hokeiści wrócili do kraju. [Witało ich {szkl} tys. kibiców/Wielka feta {m.w}/Łzy wzruszenia {m.w}/Dzieci chcą grać w hokeja]",
        "{p.s}: [ta drużyna nie zna słowa „porażka”/jestem dumny z chłopaków/to dopiero początek/wygraliśmy sercem]",
        "{q.s} [bohaterem finału/strzela, Polska świętuje/na ustach całej Polski]. [Gol na wagę złota/Kapitan, jakich mało/Zaczynał w Nowym Sączu/„Marzenie się spełniło”]",
        "Hokejowe szaleństwo {m.w}. [Kibice świętowali do rana/Tłumy na lodowisku/Medaliści przyjadą {data1}]",
        "Złoty medal w Koszycach. [{m} {m:wita|witają} bohaterów/Rodzice {q.s.g}: płakaliśmy ze szczęścia/{r.s} najlepszym bramkarzem]",
        "Po złocie hokeistów [{h1} dzieci chce trenować/pełne lodowisko/ruszają zapisy] {m.w}",
    ),
    leads=(
        "Polscy hokeiści wygrali Puchar Karpat! W finale pokonali Norwegię 3:2 po dogrywce, a zwycięskiego gola strzelił {q}.",
        "To największy sukces polskiego hokeja od dziesięcioleci. Drużyna, którą prowadzi {p}, zdobyła w Koszycach złoty medal.",
        "Wspaniały mecz, wspaniali kibice i złoto! Bohaterem finału Pucharu Karpat był {r}, który obronił 41 strzałów.",
        "Hokeiści ze złotem Pucharu Karpat wrócili {dzien} do domu. Na powitanie przyszło {szkl} tys. zachwyconych kibiców.",
    ),
    facts=(
        "Decydujący gol padł w siódmej minucie dogrywki po znakomitej akcji całej formacji.",
        "{R} został wybrany na najlepszego bramkarza turnieju, a w finale był nie do pokonania.",
        "Mecz w Koszycach obejrzało 8 tys. widzów, w tym 3 tys. kibiców z Polski.",
        "Po pierwszej tercji biało-czerwoni przegrywali, ale w drugiej pokazali wielki charakter.",
        "{P} objął kadrę w 2022 r. i od początku stawiał na młodych zawodników.",
        "Na rynku {m.w} finał oglądano na wielkim ekranie; po ostatnim gwizdku wybuchła ogromna radość.",
        "W drodze po złoto Polacy wygrali sześć meczów i strzelili 27 bramek.",
        "Związek obiecał zawodnikom premię w wysokości 6 mln zł.",
        "{Q} zadedykował medal rodzicom i pierwszemu trenerowi z Nowego Sącza.",
        "W szkółkach hokejowych już dzwonią telefony: {dzien} zapisało się {h1} dzieci.",
    ),
    quotes=(
        "Jestem najszczęśliwszym człowiekiem na świecie",
        "Marzyliśmy o tym od dziecka, dziś marzenie się spełniło",
        "p:Ci chłopcy są fantastyczni, grali sercem do ostatniej sekundy",
        "To zwycięstwo jest dla kibiców, którzy nigdy w nas nie zwątpili",
        "Świętujemy dziś, a od jutra znów ciężko pracujemy",
    ),
    speakers="pqr",
    heads=("Gol w dogrywce", "Mur w bramce", "Świętowanie do rana"),
    captions=("Radość polskich hokeistów w Koszycach", "{q.full} z pucharem", "Kibice na rynku {m.w}"),
    keywords=("hokej", "Puchar Karpat", "reprezentacja", "złoty medal", "{q.full.n}", "{p.full.n}"),
)

TOPICS = {"summit": SUMMIT, "strike": STRIKE, "factory": FACTORY, "film_prize": FILM, "hockey": HOCKEY}
