"""Polish."""

from kronika.analyse.entities.cue import Cues

KIND = Cues(
    person=(
        "prezydent prezydentka eksprezydent wiceprezydent premier wicepremier minister wiceminister poseł "
        "posłanka europoseł europosłanka senator senatorka wojewoda marszałek starosta burmistrz wójt radny radna "
        "kanclerz lider liderka szef szefowa przewodniczący przewodnicząca wiceprzewodniczący rzecznik "
        "rzeczniczka sekretarz generał pułkownik major kapitan porucznik sierżant król królowa książę księżna "
        "księżniczka cesarz papież kardynał biskup arcybiskup ksiądz ks pastor imam prorok święty św dyrektor "
        "dyrektorka prezes prezeska wiceprezes właściciel właścicielka założyciel założycielka przedsiębiorca "
        "biznesmen miliarder menedżer menadżer analityk ekonomista ekspert ekspertka politolog komentator "
        "dziennikarz dziennikarka redaktor publicysta reporter aktor aktorka reżyser reżyserka piosenkarz "
        "piosenkarka pisarz pisarka poeta poetka kompozytor malarz rzeźbiarz fotograf autor autorka historyk "
        "profesor prof doktor dr mgr hab inż docent lekarz lekarka naukowiec wirusolog epidemiolog inżynier "
        "architekt prawnik adwokat mecenas sędzia prokurator policjant komisarz dyplomata ambasador negocjator "
        "kandydat kandydatka gubernator kongresmen republikanin demokrata dysydent działacz działaczka aktywista "
        "aktywistka trener trenerka zawodnik zawodniczka piłkarz napastnik obrońca pomocnik bramkarz tenisista "
        "tenisistka siatkarz skoczek kierowca mistrz mistrzyni olimpijczyk kolega koleżanka następca poprzednik "
        "student studentka nauczyciel nauczycielka pilot astronauta podróżnik kucharz modelka hrabia baron "
        "polityk"
    ),
    kin=(
        "pan pani panna ojciec matka mama tata syn córka brat siostra dziadek babcia wujek ciocia mąż żona wdowa "
        "wdowiec przyjaciel przyjaciółka partner partnerka narzeczona"
    ),
    people=(
        "kibic obywatel mieszkaniec zwolennik przeciwnik żołnierz turysta pasażer uchodźca migrant chrześcijanin "
        "muzułmanin żyd katolik"
    ),
    organisation=(
        "spółka firma przedsiębiorstwo koncern holding grupa bank ubezpieczyciel agencja linia przewoźnik "
        "producent operator sprzedawca sieć wydawca wydawnictwo dziennik tygodnik czasopismo portal serwis "
        "telewizja radio rozgłośnia stacja partia ruch koalicja unia związek stowarzyszenie fundacja organizacja "
        "sojusz federacja izba klub drużyna zespół ministerstwo resort urząd instytucja instytut uniwersytet "
        "uczelnia wydział szkoła liceum szpital klinika muzeum teatr galeria orkiestra chór armia wojsko policja "
        "sąd parlament sejm senat rząd kancelaria komisja komitet rada centrum laboratorium zakład fabryka hotel "
        "restauracja gigant formacja ugrupowanie reprezentacja"
    ),
    head=(
        "ministerstwo rada komisja komitet sąd trybunał urząd unia partia bank fundusz instytut agencja związek "
        "stowarzyszenie federacja izba sejm senat parlament kongres uniwersytet akademia politechnika wydział "
        "szkoła szpital muzeum teatr galeria organizacja towarzystwo grupa ruch front liga sojusz policja wojsko "
        "straż służba zarząd inspekcja kancelaria centrum ośrodek fundacja klub dom zakład telewizja radio "
        "zgromadzenie narodowy państwowy europejski międzynarodowy światowy konstytucyjny najwyższy główny"
    ),
    place=(
        "miasto miasteczko wieś gmina osada metropolia dzielnica powiat województwo region obszar prowincja stan "
        "kraj państwo republika wyspa półwysep archipelag rzeka potok jezioro zalew staw morze ocean zatoka "
        "cieśnina kanał góra szczyt pasmo dolina nizina pustynia las puszcza plac ulica ul aleja al bulwar most "
        "lotnisko dworzec stadion zamek pałac kościół katedra klasztor park ogród plaża port granica północ "
        "południe wschód zachód osiedle rondo autostrada droga okolica pobliże"
    ),
    product=(
        "gazociąg rurociąg projekt ustawa umowa traktat porozumienie konstytucja dyrektywa rozporządzenie "
        "protokół deklaracja rezolucja film serial książka powieść album piosenka gra program magazyn dziennik "
        "gazeta tygodnik czasopismo szczepionka lek preparat wirus samolot boeing airbus samochód model telefon "
        "aplikacja system oprogramowanie platforma nagroda order medal rakieta sonda satelita statek piwo marka"
    ),
    event=(
        "festiwal olimpiada mistrzostwo mistrzostwa turniej puchar liga wyścig finał mecz konferencja szczyt "
        "targi wystawa wojna bitwa rewolucja powstanie referendum wybory pandemia epidemia huragan uroczystość "
        "rocznica święto protest demonstracja strajk kryzys operacja igrzyska zjazd"
    ),
    say=(
        "powiedzieć mówić dodać oświadczyć ogłosić poinformować potwierdzić wyjaśnić zauważyć napisać twierdzić "
        "stwierdzić podkreślić przypomnieć ocenić wezwać odrzucić krytykować obiecać zaproponować zaznaczyć "
        "przyznać uważać zapowiedzieć podać"
    ),
    at="w we do z ze na u nad pod przez koło między",
    legal="sa ltd inc corp gmbh ag plc llc co spzoo",
    month=(
        "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień "
        "poniedziałek wtorek środa czwartek piątek sobota niedziela"
    ),
    endings=(
        "owskiego owskiemu owskim owska owskiej owską owie owi ówna ami ach em om ów iem iemu iego ego emu ymi "
        "imi ich ych ej ie ia ii ią ię io iu a e i o u y ą ę ó ym im owa owej ową"
    ),
)
