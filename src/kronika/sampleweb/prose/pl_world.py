"""Patterns of Polish world news: governments, storms, trade talks, science."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

GOVERNMENT = Topic(
    roles={"p": "leader", "q": "politologist", "r": "foreign"},
    titles=(
        "1>{kraj}: rząd przetrwał głosowanie nad wotum nieufności. [Zabrakło {n1:głosu|głosów|głosów}/{p.s} rządzi dalej/Opozycja zawiedziona]",
        "2>[Kryzys/Polityczna burza/Impas] {kraj.w}. {p.s} traci poparcie [koalicjantów/posłów/młodych wyborców]",
        "3>{p.full} zapowiada wcześniejsze wybory. [Termin: {data1}/Opozycja zadowolona/Sondaże bez faworyta]",
        "2>Kłótnia o budżet {kraj.w}. Koalicji brakuje {n1:głosu|głosów|głosów}",
        "4>{kraj}: {p.s} wymienia {n2:ministra|ministrów|ministrów}",
    ),
    leads=(
        "1>{P} {p:utrzymał|utrzymała} się u władzy mimo buntu we własnej partii. O wyniku głosowania {n1:!zadecydował|zadecydowały|zadecydowało} {n1:głos|głosy|głosów}.",
        "2>Rozmowy o budżecie {kraj.w} zakończyły się {dzien} fiaskiem. {P} {p:zapowiedział|zapowiedziała}, że nie poda się do dymisji.",
        "4>{stolica}: po {n3:dniu|dniach|dniach} negocjacji koalicja ogłosiła nowy program. Krytycy mówią o pustych obietnicach.",
        "3>{P} {p:ogłosił|ogłosiła} {dzien}, że wybory odbędą się przed czasem, najpewniej {data1}. To odpowiedź na spór o budżet.",
        "4>Zmiany w rządzie {kraj.g}. {P} {p:ogłosił|ogłosiła} {dzien} nazwiska {n2:nowego ministra|nowych ministrów|nowych ministrów}.",
    ),
    facts=(
        "1>Głosowanie w parlamencie trwało ponad {n4:godzinę|godziny|godzin} i było transmitowane w telewizji publicznej.",
        "Opozycja {kraj.w} zarzuca rządowi brak reakcji na rosnące ceny energii, które w ciągu roku wzrosły o {c1} proc.",
        "Na ulice wyszło {dzien} około {t1} tys. demonstrantów. Policja {stolica.w} mówi o spokojnym przebiegu protestu.",
        "{P} {p:spotkał|spotkała} się {dzien} z liderami wszystkich klubów parlamentarnych.",
        "Zdaniem komentatorów {kraj.adj.n} rząd stracił inicjatywę i [teraz jedynie gasi pożary/liczy już tylko na czas].",
        "Projekt budżetu zakłada deficyt na poziomie {maly} proc. produktu krajowego brutto.",
        "{R} {r:podkreślił|podkreśliła}, że Polska śledzi sytuację, lecz nie będzie jej komentować.",
        "Poprzedni gabinet upadł w {rok} r. z bardzo podobnych powodów.",
        "124>Według {kraj.fem.g} prasy następne wybory mogą odbyć się już {data1}.",
        "Notowania partii rządzącej spadły do {drugi} proc., najniższego poziomu od {n5:roku|lat|lat}.",
    ),
    quotes=(
        "p:Wyborcy nie dali nam mandatu po to, żebyśmy się kłócili",
        "1>q:To głosowanie niczego nie kończy, ono dopiero otwiera trudną rozmowę",
        "24>Kompromis jest wciąż możliwy, ale czasu zostało niewiele",
        "Stabilność państwa jest ważniejsza niż ambicje polityków",
    ),
    heads=("Opozycja nie odpuszcza", "Spór o budżet", "Czy będą wcześniejsze wybory"),
    captions=("Gmach parlamentu {stolica.w}", "Demonstracja {stolica.w}", "{p.full} podczas debaty"),
    keywords=("rząd", "parlament", "koalicja", "{kraj.n}", "{p.full.n}"),
)

STORM = Topic(
    roles={"p": "leader", "q": "scientist", "r": "foreign"},
    titles=(
        "1>Potężna wichura {kraj.w}. Bez prądu {t1} tys. domów",
        "2>Trzęsienie ziemi {kraj.w}. Co najmniej {k1} rannych",
        "3>Pożary lasów {kraj.w}. Ewakuowano {n1:miasteczko|miasteczka|miasteczek}",
        "1>{kraj} liczy straty po nawałnicy. [Polacy są bezpieczni/Bez prądu {t1} tys. domów/Szkoły zamknięte]",
        "1>Alarm {stolica.w}: [zamknięte lotnisko i szkoły/odwołano {k2:lot|loty|lotów}/nadciąga kolejny front]",
    ),
    leads=(
        "Co najmniej {k1:osoba została ranna|osoby zostały ranne|osób zostało rannych} w wyniku żywiołu, który {dzien} uderzył w północną część {kraj.g}. {P} {p:ogłosił|ogłosiła} stan klęski żywiołowej.",
        "12>Ponad {t1} tys. gospodarstw {kraj.w} nie ma prądu, a część dróg jest nieprzejezdna. Służby ostrzegają, że najgorsze może dopiero nadejść.",
        "{kraj} [zmaga się/walczy] ze skutkami żywiołu. {R} {r:poinformował|poinformowała}, że wśród poszkodowanych nie ma Polaków.",
    ),
    facts=(
        "1>Wiatr osiągał w porywach {wiatr:kilometr|kilometry|kilometrów} na godzinę, łamał drzewa i zrywał dachy.",
        "Lotnisko {stolica.w} odwołało {k2:lot|loty|lotów}, a podróżni spędzili noc w terminalu.",
        "Rządowe samoloty dostarczyły w rejon katastrofy {k3:tonę|tony|ton} żywności i koców.",
        "Wstępne straty szacuje się na {z1} mln euro.",
        "2>Wstrząsy wtórne odczuwano jeszcze przez {n4:godzinę|godziny|godzin}.",
        "2>Ratownicy z psami przeszukują gruzowiska, licząc na to, że pod nimi są jeszcze żywi ludzie.",
        "3>Ogień strawił dotąd {t2} tys. hektarów lasu i wciąż nie jest opanowany.",
        "3>Pożary gaszą samoloty, które nabierają wodę z pobliskich jezior.",
        "W akcji bierze udział {h2} żołnierzy oraz ratownicy z {n2:kraju|krajów|krajów}.",
        "13>Naukowcy ostrzegają, że takie zjawiska będą coraz częstsze i coraz gwałtowniejsze.",
        "Polska placówka {stolica.w} uruchomiła całodobowy numer telefonu dla obywateli.",
        "Szkoły w {n3:prowincji|prowincjach|prowincjach} pozostaną zamknięte do odwołania.",
        "Ostatnia katastrofa na taką skalę wydarzyła się tam w {rok} r.",
    ),
    quotes=(
        "p:Najważniejsze jest teraz dotarcie do ludzi odciętych od świata",
        "Takiej siły żywiołu nie pamiętają nawet najstarsi mieszkańcy",
        "13>q:Prognozy nie są dobre, pogoda pogorszy się przed końcem tygodnia",
        "p:Dziękujemy za każdy gest solidarności, w tej chwili liczy się każda para rąk",
    ),
    heads=("Lotnisko zamknięte", "Pomoc z zagranicy", "13>Naukowcy ostrzegają"),
    captions=(
        "Zniszczenia po przejściu żywiołu {kraj.w}",
        "Ratownicy w drodze do poszkodowanych",
        "Zamknięte lotnisko {stolica.w}",
    ),
    keywords=("żywioł", "katastrofa", "pomoc", "{kraj.n}"),
    items=(
        "Władze apelują, aby:",
        "nie wychodzić z domów bez potrzeby",
        "gromadzić wodę pitną na co najmniej trzy dni",
        "sprawdzać komunikaty służb w lokalnym radiu",
    ),
)

TRADE = Topic(
    roles={"p": "foreign", "q": "leader", "r": "economist"},
    titles=(
        "1>Polska i {kraj} podpisały umowę o współpracy energetycznej",
        "2>{p.s} z wizytą {kraj.w}. [Rozmowy o handlu i bezpieczeństwie/W planie {n1:umowa|umowy|umów}/Spotka się z premierem]",
        "3>{kraj} otwiera rynek dla polskiej żywności. [Eksport wzrośnie o {c1} proc./Rolnicy zacierają ręce/Pierwszy transport {data1}]",
        "4>{q.full} przyjedzie do Warszawy {data1}",
        "5>Spór o cła. {kraj} grozi odwetem, [Bruksela apeluje o spokój/{p.s} rozmawia {stolica.w}/firmy liczą straty]",
    ),
    leads=(
        "13>{P} {p:podpisał|podpisała} {dzien} {stolica.w} porozumienie, dzięki któremu wymiana handlowa ma wzrosnąć o {c1} proc. To efekt {n1:miesiąca|miesięcy|miesięcy} rozmów.",
        "1>{Q} {q:zaprosił|zaprosiła} polskie firmy do udziału w budowie farm wiatrowych. Umowa może być warta {z1} mln euro.",
        "2>Handel, energia i studenci – to główne tematy wizyty, którą {p} {p:złożył|złożyła} {dzien} {stolica.w}.",
        "4>Energia, cła i obronność – o tym {data1} {q:będzie rozmawiał|będzie rozmawiała} w Warszawie {q}. Zaproszenie {p:przekazał|przekazała} {p}.",
        "5>Nowe cła na stal i nawozy budzą sprzeciw przedsiębiorców. {P} {p:rozmawiał|rozmawiała} o nich {dzien} {stolica.w}, ale przełomu nie ma.",
    ),
    facts=(
        "Wartość wymiany handlowej między oboma krajami wyniosła w ubiegłym roku {z2} mln euro.",
        "123>W delegacji znaleźli się przedstawiciele {k1:firmy|firm|firm}, głównie z branży spożywczej i meblarskiej.",
        "13>Porozumienie musi jeszcze zatwierdzić {kraj.adj.n} parlament, co powinno nastąpić do {data2}.",
        "13>{R} {r:ocenił|oceniła}, że umowa jest korzystna, ale jej skutki zobaczymy dopiero za {n2:rok|lata|lat}.",
        "Na razie największym odbiorcą polskich produktów pozostają Niemcy, {kraj} zajmuje {k2}. miejsce.",
        "1234>{Q} {q:wspomniał|wspomniała} także o stypendiach dla {h1} polskich studentów.",
        "1234>Strony powołały wspólną komisję, która będzie się zbierać co {n3:miesiąc|miesiące|miesięcy}.",
        "123>Podczas wspólnej konferencji nie padło ani jedno słowo o spornych cłach na stal.",
        "5>Wyższe opłaty obejmą towary warte {z2} mln euro rocznie.",
        "5>Producenci nawozów ostrzegają, że stracą na tym przede wszystkim rolnicy.",
        "4>Program wizyty przewiduje także spotkanie ze studentami i zwiedzanie stoczni.",
        "123>Dużym zainteresowaniem cieszyły się polskie autobusy elektryczne, których pokaz odbył się przed ratuszem.",
    ),
    quotes=(
        "13>To dobry dzień dla przedsiębiorców po obu stronach",
        "Nasze kraje dzieli odległość, ale łączą interesy i wartości",
        "Chcemy handlować na uczciwych zasadach, bez sztucznych barier",
        "Rozmowa zawsze jest lepsza niż milczenie",
        "13>Ta umowa to początek drogi, a nie jej koniec",
    ),
    heads=("13>Co przewiduje umowa", "13>Zyskają nie tylko duże firmy", "Trudny temat ceł", "Kalendarz rozmów"),
    captions=("13>Podpisanie umowy {stolica.w}", "{p.full} podczas konferencji prasowej", "Port kontenerowy {kraj.w}"),
    keywords=("handel", "dyplomacja", "13>umowa", "{kraj.n}", "{p.full.n}"),
)

SCIENCE = Topic(
    roles={"p": "scientist", "q": "politologist"},
    speakers="p",
    titles=(
        "1>Naukowcy {kraj.z} odkryli [jezioro ukryte/rzekę ukrytą/dolinę ukrytą] pod lodem",
        "2>{kraj} wysyła na orbitę satelitę wielkości walizki. [Cel: badanie chmur/Start {data1}/Koszt: {z1} mln euro]",
        "3>Nowy model prognoz {kraj.z}. Burzę przewidzi o [dobę/{k1:godzinę|godziny|godzin}] wcześniej",
        "1>Polacy w zespole badaczy {kraj.z}. Sprawdzają, [jak zmieniają się rzeki/skąd biorą się powodzie/dlaczego wysychają jeziora]",
        "1>{kraj}: po {k1} latach wróciły tam [bobry i rysie/żubry/wilki i orły]",
    ),
    leads=(
        "1>Zespół badaczy {kraj.z} ogłosił {dzien} wyniki pomiarów prowadzonych przez {n1:rok|lata|lat}. Wśród autorów jest także {p} z Polski.",
        "3>Model opracowany {kraj.w} ostrzega przed burzami znacznie wcześniej niż dotychczasowe. Testy na danych z {n1:roku|lat|lat} przyniosły znakomite rezultaty.",
        "2>Projekt, w którym {n2:!uczestniczy|uczestniczą|uczestniczy} {n2:uniwersytet|uniwersytety|uniwersytetów}, ma kosztować {z1} mln euro. Kieruje nim instytut {stolica.w}.",
    ),
    facts=(
        "1>Próbki pobierano w {k2:miejscu|miejscach|miejscach}, często w bardzo trudnych warunkach.",
        "Wyniki opublikowano {dzien} w prestiżowym czasopiśmie, a dane są dostępne dla wszystkich.",
        "3>Jeśli kolejne testy potwierdzą odkrycie, praktyczne zastosowanie będzie możliwe za {n3:rok|lata|lat}.",
        "12>Podobną metodę zastosowano wcześniej w {rok} r., ale wtedy zabrakło odpowiednio czułych czujników.",
        "{P} {p:pracował|pracowała} przy projekcie od samego początku i {p:odpowiadał|odpowiadała} za analizę danych.",
        "Błąd pomiaru nie przekroczył {maly} proc., co zaskoczyło nawet recenzentów.",
        "Część badaczy zachowuje sceptycyzm i domaga się powtórzenia eksperymentu.",
        "W Polsce podobne badania prowadzi uczelnia {m.w}.",
        "1>Następna wyprawa wyruszy {data1}, a jej uczestnicy spędzą na miejscu {k3:dzień|dni|dni}.",
    ),
    quotes=(
        "Kiedy zobaczyliśmy pierwsze wyniki, nikt nie chciał w nie uwierzyć",
        "Nauka rzadko daje proste odpowiedzi, ale tym razem dane są jednoznaczne",
        "Największą radością jest to, że tylu młodych ludzi chce się do nas przyłączyć",
        "Przed nami jeszcze lata pracy, jednak kierunek jest właściwy",
    ),
    heads=("Jak prowadzono badania", "Ostrożny optymizm", "Polski ślad"),
    captions=("12>Badacze podczas pomiarów {kraj.w}", "Laboratorium {stolica.w}", "1>Sprzęt pomiarowy przed wyprawą"),
    keywords=("nauka", "badania", "1>odkrycie", "{kraj.n}"),
)

TOPICS = (GOVERNMENT, STORM, TRADE, SCIENCE)

CONTEXT = (
    "Sprawę [szeroko komentują/opisują] {dzien} wszystkie największe dzienniki w regionie.",
    "Komisja Europejska zapowiedziała, że zajmie stanowisko do {data5}.",
    "Polonia {kraj.w} liczy około {k7} tys. osób.",
    "Tematem zajmą się ministrowie na najbliższym posiedzeniu w Brukseli.",
    "Lokalne media podają sprzeczne informacje, a oficjalny komunikat ma się ukazać o godz. {g5}.",
    "Temat trafił na pierwsze strony gazet i do wieczornych wiadomości.",
    "Organizacje pozarządowe apelują o większą przejrzystość i szybsze decyzje.",
    "Eksperci są zgodni, że sytuacja w najbliższych tygodniach [będzie napięta/może się jeszcze zmienić].",
    "Dla Polski sprawa ma znaczenie przede wszystkim gospodarcze.",
    "Z sondażu przeprowadzonego {dzien} wynika, że {frek} proc. pytanych śledzi te wydarzenia na bieżąco.",
    "Do podobnych wydarzeń doszło w {rok5} r. i wtedy również nie obyło się bez sporów.",
)
