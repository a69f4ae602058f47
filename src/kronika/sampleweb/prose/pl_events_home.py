"""Patterns of the great home events as Polish papers tell them: snow, flood, election, bribery."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

SNOW = Topic(
    roles={"p": "mayor", "q": "scientist", "r": "fire"},
    titles=(
        "Śnieżyca sparaliżowała {m.a}. Autobusy nie wyjechały na trasy",
        "Zamiecie {reg.w}. Bez prądu {t1} tys. odbiorców",
        "Atak zimy. Na drogach pod {m.i} {k1:!utknęła|utknęły|utknęło} {k1:ciężarówka|ciężarówki|ciężarówek}",
        "{m} pod śniegiem. {p.s} odwołuje lekcje",
        "Mróz i zamiecie nie odpuszczają [{reg.w}/{m.w}]. {q.s}: to jeszcze nie koniec",
        "{snieg:centymetr|centymetry|centymetrów} śniegu w jedną noc {m.w}",
    ),
    leads=(
        "Śnieżyca, która przeszła nad krajem, zablokowała drogi i zerwała linie energetyczne. Tylko {m.w} {snieg:!spadł|spadły|spadło} przez noc {snieg:centymetr|centymetry|centymetrów} śniegu.",
        "Ponad {t1} tys. domów {reg.w} nie ma prądu, a zamiecie utrudniają pracę ekip. {P} apeluje, by nie wyjeżdżać z domu bez potrzeby.",
        "Zima zaskoczyła {dzien} kierowców i kolej. Pociągi do {m.g} spóźniały się nawet o {h1} minut.",
    ),
    facts=(
        "Na drodze krajowej pod {m.i} samochody stały w zaspach przez {n1:godzinę|godziny|godzin}. Strażacy rozdawali kierowcom koce i gorącą herbatę.",
        "Pługi wyjechały na ulice o godz. {g1}, ale wiatr natychmiast nawiewał śnieg z powrotem.",
        "Zamknięto {k3:szkołę|szkoły|szkół} i {n2:przedszkole|przedszkola|przedszkoli}. Uczniowie wrócą na lekcje najwcześniej za {n3} dni.",
        "Pogotowie odnotowało {h2} złamań; większość poszkodowanych poślizgnęła się na nieodśnieżonym chodniku.",
        "{R} {r:poinformował|poinformowała}, że strażacy wyjeżdżali do powalonych drzew {h3} razy.",
        "Energetycy usuwają awarie także nocą, lecz do części wsi {reg.w} nie można dojechać.",
        "{Q} przewiduje, że w nocy temperatura spadnie do minus {mroz} stopni.",
        "Miasto uruchomiło dodatkowe noclegownie dla osób bezdomnych, a patrole sprawdzają pustostany.",
        "Tak obfitych opadów nie było tu od {rok} r.",
        "Dzieci nie narzekają: na górkach saneczkowych {m.w} od rana panował tłok.",
    ),
    quotes=(
        "Walczymy z żywiołem, którego siły nie dało się przewidzieć",
        "Cały sprzęt jest na ulicach, więcej zrobić się nie da",
        "Proszę zajrzeć do starszych sąsiadów i sprawdzić, czy mają ciepło",
        "Najgorsze są zaspy na drogach lokalnych, tam pług dojedzie dopiero rano",
        "Wiatr zacznie słabnąć, ale mróz zostanie z nami na dłużej",
    ),
    heads=("Kierowcy utknęli w zaspach", "Szkoły zamknięte", "Prognoza na kolejne dni"),
    captions=("Zasypana ulica {m.w}", "Pług śnieżny na drodze pod {m.i}", "Zaspy {reg.w}"),
    keywords=("śnieg", "zima", "pogoda", "utrudnienia", "{m.n}"),
    items=(
        "Nieprzejezdne są następujące drogi:",
        "trasa z {m.g} w stronę {m2.g}",
        "droga powiatowa przez las za {m.i}",
        "wszystkie drogi gminne na północ od miasta",
    ),
)

FLOOD = Topic(
    roles={"p": "mayor", "q": "scientist", "r": "interior", "s": "resident"},
    fixed={
        "org": "OPH",
        "rzeka": "Wisła",
        "m": "Płock|Włocławek|Toruń|Grudziądz|Sandomierz|Puławy",
    },
    speakers="pqrs",
    titles=(
        "Powódź {m.w}. Woda zalała {h1} domów",
        "Wisła przerwała wał pod {m.i}. Trwa ewakuacja",
        "Dramat powodzian {m.w}. „Straciliśmy wszystko”",
        "Fala kulminacyjna dotarła do {m.g}. Alarm w {k1:gminie|gminach|gminach}",
        "{r.s} na zalanych terenach pod {m.i}. Rząd obiecuje pomoc",
        "Żołnierze układają worki z piaskiem {m.w}. [Walka o wały trwa/Liczy się każda godzina]",
        "Powódź: straty {reg.w} sięgają już {z1} mln zł",
    ),
    leads=(
        "Wisła przerwała {dzien} wał przeciwpowodziowy pod {m.i} i zalała {h1} domów. Ewakuowano {t1} tys. osób, a straty są ogromne.",
        "To najtragiczniejsza powódź od lat. {Org} {org:ostrzegł|ostrzegła|ostrzegło|ostrzegły}, że fala kulminacyjna dopiero nadchodzi, a wały pod {m.i} przeciekają.",
        "Mieszkańcy zalanych osiedli {m.w} stracili dorobek całego życia. {R} {r:obiecał|obiecała} im szybką pomoc, ale na razie brakuje nawet wody pitnej.",
        "Poziom Wisły {m.w} przekroczył stan alarmowy o {h2} centymetrów. {P} {p:ogłosił|ogłosiła} alarm powodziowy.",
    ),
    facts=(
        "W nocy woda podniosła się o {k1:centymetr|centymetry|centymetrów} i wdarła się na osiedle przy ulicy {ulica}.",
        "Służby potwierdziły śmierć dwóch osób, które nie zdążyły opuścić swoich domów.",
        "{Org} {org:podał|podała|podało|podały}, że stan alarmowy jest przekroczony na {k2:wodowskazie|wodowskazach|wodowskazach}.",
        "Przy umacnianiu wałów pracuje {h3} żołnierzy, strażacy i setki zwykłych mieszkańców.",
        "Ewakuowani trafili do szkół i hal sportowych {m2.w}. Brakuje koców, łóżek polowych i leków.",
        "{S} {s:spędził|spędziła} noc na dachu, zanim nadpłynęła łódź strażaków.",
        "Zniszczone są drogi, mosty i sieć gazowa, a {t2} tys. gospodarstw nie ma prądu.",
        "{R} {r:zapowiedział|zapowiedziała} zasiłki w wysokości {n2} tys. zł dla każdej poszkodowanej rodziny.",
        "Sanepid ostrzega, że woda ze studni jest skażona i nie wolno jej pić nawet po przegotowaniu.",
        "W niektórych domach woda sięga pierwszego piętra, a szkody będzie można oszacować dopiero, gdy opadnie.",
        "Rolnicy stracili zwierzęta i zapasy paszy. Pod wodą jest {t3} tys. hektarów pól.",
        "Do pomocy zgłaszają się wolontariusze z całej Polski, między innymi z {m3.g} i {m4.g}.",
    ),
    quotes=(
        "Straciliśmy wszystko, zostały nam tylko dokumenty i to, co na sobie",
        "Wał nie wytrzymał, woda przyszła w kilka minut",
        "Sytuacja jest dramatyczna, najbliższa doba będzie decydująca",
        "Nikogo nie zostawimy bez pomocy",
        "Ostrzegaliśmy o złym stanie wałów od lat i nikt nie słuchał",
        "Takiej tragedii to miasto nie widziało od pokoleń",
    ),
    heads=("Woda przyszła w nocy", "Ewakuacja trwa", "Pomoc dla powodzian", "Kto zawinił"),
    captions=(
        "Zalane domy pod {m.i}",
        "Żołnierze umacniają wał {m.w}",
        "Ewakuacja mieszkańców {m.g}",
        "Ulica pod wodą {m.w}",
    ),
    keywords=("powódź", "Wisła", "ewakuacja", "straty", "{m.n}", "{org.s}"),
    items=(
        "Najpilniej potrzebne są:",
        "woda pitna i żywność o długim terminie",
        "koce, śpiwory i suche ubrania",
        "środki czystości oraz rękawice",
        "osuszacze i agregaty prądotwórcze",
    ),
)

ELECTION = Topic(
    roles={"p": "mayor", "q": "politologist", "r": "premier"},
    fixed={"org": "WD", "org2": "PRS", "org3": "RSJ"},
    titles=(
        "23>Wybory samorządowe: {m} {m:wybiera|wybierają} prezydenta. [Frekwencja {frek} proc./Emocje do samego rana/Kto ma szanse]",
        "1>Wyniki wyborów {m.w}. {p.s} wygrywa w pierwszej turze",
        "3>{org.s} wygrywa w [sejmikach/powiatach/dużych miastach/radach gmin] {reg.w}, {org2.s} [tuż za nim/na drugim miejscu/bez szans]",
        "23>Wybory: frekwencja {m.w} wyniosła {frek} proc.",
        "2>Druga tura {m.w}. O zwycięstwie przesądzi {h1} głosów",
        "3>{r.s} po wyborach: [to sygnał dla całej klasy politycznej/gratuluję zwycięzcom/czas na spokojną pracę/frekwencja cieszy]",
        "3>Koalicja w sejmiku {reg.w}? {org2.s} i {org3.s} rozmawiają",
    ),
    leads=(
        "23>{Org} {org:zdobył|zdobyła|zdobyło|zdobyły} w wyborach {m.w} {pierwszy} proc. głosów i {org:wyprzedził|wyprzedziła|wyprzedziło|wyprzedziły} największego rywala, którym jest {org2}. Frekwencja wyniosła {frek} proc.",
        "1>{P} {p:wygrał|wygrała} wybory {m.w}. Różnica była niewielka i wyniosła zaledwie {h2} głosów.",
        "3>Lokale wyborcze zamknięto o godz. 21, a emocje trwały do rana. W sejmiku {reg.w} o większość {org:będzie walczył|będzie walczyła|będzie walczyło|będą walczyły} {org}.",
        "2>O tym, kto będzie rządził {m.w}, zadecyduje druga tura. {P} {p:dostał|dostała} {pierwszy} proc. głosów i musi szukać poparcia mniejszych ugrupowań.",
    ),
    facts=(
        "Na trzecim miejscu uplasował się {org3} z wynikiem {trzeci} proc., lepszym niż zapowiadały sondaże.",
        "Najdłużej na wyniki czekano {m2.w}, gdzie w jednej z komisji trzeba było powtórzyć liczenie.",
        "W komisji przy ulicy {ulica} zabrakło kart do głosowania, dostarczono je dopiero po {n1:kwadransie|kwadransach|kwadransach}.",
        "Do rady miasta {m.w} dostało się {n2} przedstawicieli ugrupowania, które tworzy {org}.",
        "Zdaniem komentatorów o wyniku przesądziły małe miasta i młodzi wyborcy.",
        "{Q} wskazuje, że kampania była krótka i wyjątkowo spokojna.",
        "Policja przyjęła {k3:zgłoszenie|zgłoszenia|zgłoszeń} o naruszeniu ciszy wyborczej, głównie w internecie.",
        "{R} {r:pogratulował|pogratulowała} zwycięzcom i {r:zapowiedział|zapowiedziała} spotkanie z samorządowcami.",
        "Druga tura odbędzie się za dwa tygodnie w {h3} gminach.",
        "Rozmowy o koalicji rozpoczną się {dzien}. {Org2} {org2:stawia|stawia|stawia|stawiają} warunek: więcej pieniędzy dla powiatów.",
        "Nieważnych głosów było {c2} proc., mniej niż przed pięcioma laty.",
    ),
    quotes=(
        "Dziękuję wszystkim, którzy poszli do urn, niezależnie od tego, na kogo głosowali",
        "Wyborcy pokazali, że chcą spokoju i dobrej pracy, a nie wojny",
        "To nie jest zwycięstwo jednej partii, to zwycięstwo mieszkańców",
        "Wynik jest poniżej oczekiwań i trzeba wyciągnąć wnioski",
        "Teraz zaczyna się najtrudniejsze, czyli szukanie większości",
    ),
    heads=("Zadecydowały małe miasta", "Kto z kim w koalicji", "Druga tura za dwa tygodnie"),
    captions=("Lokal wyborczy {m.w}", "Liczenie głosów w komisji {m.w}", "Wieczór wyborczy"),
    keywords=("wybory", "samorząd", "frekwencja", "{m.n}", "{org.full.n}", "{org2.full.n}"),
    items=(
        "Nieoficjalne wyniki {m.w} przedstawiają się następująco:",
        "{org.full} – {pierwszy} proc.",
        "{org2.full} – {drugi} proc.",
        "{org3.full} – {trzeci} proc.",
    ),
)

BRIBERY = Topic(
    roles={"p": "suspect", "q": "prosecutor", "r": "premier"},
    fixed={"org": "KUDL"},
    speakers="qr",
    titles=(
        "Afera łapówkowa w {org.s}. Zatrzymano {n1:osobę|osoby|osób}",
        "{p.full} z zarzutami korupcji. [Może trafić do więzienia na {n2:rok|lata|lat}/Śledczy mówią o {z1} mln zł/Nie przyznaje się do winy]",
        "Łapówki za [przetargi/zlecenia/remonty dróg]. [Prokuratura ujawnia nowe fakty/{n1:osoba|osoby|osób} w areszcie/Śledczy przeszukali {k1:lokal|lokale|lokali}]",
        "{p.s} w areszcie. {r.s}: [nie będzie taryfy ulgowej/winni zostaną ukarani/to wstyd dla państwa]",
        "[Gotówka w pudełkach po butach/Tajne nagrania/Fałszywe faktury]. [Nowe fakty w aferze {org.s}/Co jeszcze wiemy o aferze {org.s}]",
        "Opozycja żąda [komisji śledczej/dymisji/wyjaśnień] w sprawie {org.s}. [{r.s} odpowiada/Rząd milczy/Gorąca debata w Sejmie]",
    ),
    leads=(
        "{P} usłyszał {dzien} zarzut przyjęcia łapówek. Według śledczych w zamian za zlecenia, które rozdawał {org}, dostał co najmniej {z1} mln zł.",
        "Agenci zatrzymali {dzien} {n1:osobę podejrzaną|osoby podejrzane|osób podejrzanych} o korupcję. Skandal zatacza coraz szersze kręgi, a w centrum afery jest {org}.",
        "Sąd zdecydował o areszcie dla podejrzanych o łapówkarstwo. {R} {r:zapowiedział|zapowiedziała} kontrolę wszystkich przetargów, które ogłosił {org}.",
    ),
    facts=(
        "Śledczy przeszukali {k1:lokal|lokale|lokali}, między innymi {m.w} i {m2.w}, i zabezpieczyli dokumenty oraz nośniki danych.",
        "W domu, który należy do podejrzanego, znaleziono {h1} tys. zł w gotówce ukrytej w pudełkach po butach.",
        "{P} nie przyznaje się do winy i odmówił składania wyjaśnień.",
        "Chodzi o {k2:przetarg|przetargi|przetargów} na remonty dróg z lat 2021–2025.",
        "{Q} {q:ujawnił|ujawniła}, że jeden z przedsiębiorców poszedł na współpracę i opisał cały proceder.",
        "Firmy, które nie chciały płacić, były wykluczane z powodu rzekomych błędów w dokumentach.",
        "{Org} {org:oświadczył|oświadczyła|oświadczyło|oświadczyły}, że współpracuje z prokuraturą, a podejrzani urzędnicy zostali zawieszeni.",
        "Straty skarbu państwa szacuje się na {z2} mln zł.",
        "Opozycja nazywa sprawę największym skandalem ostatnich lat i domaga się dymisji kierownictwa.",
        "Akta liczą już {h2} tomów, a lista świadków wciąż się wydłuża.",
    ),
    quotes=(
        "Materiał dowodowy jest bardzo mocny",
        "Kto okradał państwo, odpowie za to bez względu na legitymację",
        "To oszustwo na ogromną skalę, popełniane z zimną krwią",
        "Wstyd mi za ludzi, którzy zdradzili zaufanie obywateli",
        "Nie wykluczamy kolejnych zatrzymań i kolejnych zarzutów",
    ),
    heads=("Pieniądze w pudełkach po butach", "Jak ustawiano przetargi", "Opozycja chce komisji śledczej"),
    captions=(
        "Siedziba urzędu, w którym doszło do zatrzymań",
        "Prokuratura {m.w}",
        "Funkcjonariusze wynoszą dokumenty",
    ),
    keywords=("korupcja", "łapówki", "prokuratura", "przetargi", "{p.full.n}", "{org.s}"),
)

TOPICS = {"snow": SNOW, "flood": FLOOD, "election": ELECTION, "bribery": BRIBERY}
