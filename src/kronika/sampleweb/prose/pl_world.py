"""Patterns of Polish world news: governments, storms, trade talks, science."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_topic import Topic

GOVERNMENT = Topic(
    roles={"p": "leader", "q": "politologist", "r": "foreign"},
    titles=(
        "{kraj}: rząd przetrwał głosowanie nad wotum nieufności",
        "Kryzys {kraj.w}. {p.s} traci poparcie koalicjantów",
        "{p.full} zapowiada wcześniejsze wybory",
        "Kłótnia o budżet {kraj.w}. Koalicji brakuje {n1:głosu|głosów|głosów}",
        "{kraj}: {p.s} wymienia {n2:ministra|ministrów|ministrów}",
    ),
    leads=(
        "{P} {p:utrzymał|utrzymała} się u władzy mimo buntu we własnej partii. O wyniku głosowania {n1:!zadecydował|zadecydowały|zadecydowało} {n1:głos|głosy|głosów}.",
        "Rozmowy o budżecie {kraj.w} zakończyły się {dzien} fiaskiem. {P} {p:zapowiedział|zapowiedziała}, że nie poda się do dymisji.",
        "{stolica}: po {n3:dniu|dniach|dniach} negocjacji koalicja ogłosiła nowy program. Krytycy mówią o pustych obietnicach.",
    ),
    facts=(
        "Głosowanie w parlamencie trwało ponad {n4:godzinę|godziny|godzin} i było transmitowane w telewizji publicznej.",
        "Opozycja {kraj.w} zarzuca rządowi brak reakcji na rosnące ceny energii, które w ciągu roku wzrosły o {c1} proc.",
        "Na ulice wyszło {dzien} około {t1} tys. demonstrantów. Policja {stolica.w} mówi o spokojnym przebiegu protestu.",
        "{P} {p:spotkał|spotkała} się {dzien} z liderami wszystkich klubów parlamentarnych.",
        "Zdaniem komentatorów {kraj.adj.n} rząd stracił inicjatywę i [teraz jedynie gasi pożary/liczy już tylko na czas].",
        "Projekt budżetu zakłada deficyt na poziomie {c2} proc. produktu krajowego brutto.",
        "{R} {r:podkreślił|podkreśliła}, że Polska śledzi sytuację, lecz nie będzie jej komentować.",
        "Poprzedni gabinet upadł w {rok} r. z bardzo podobnych powodów.",
        "Według {kraj.fem.g} prasy następne wybory mogą odbyć się już {data1}.",
        "Notowania partii rządzącej spadły do {drugi} proc., najniższego poziomu od {n5:roku|lat|lat}.",
    ),
    quotes=(
        "Wyborcy nie dali nam mandatu po to, żebyśmy się kłócili",
        "To głosowanie niczego nie kończy, ono dopiero otwiera trudną rozmowę",
        "Kompromis jest wciąż możliwy, ale czasu zostało niewiele",
        "Stabilność państwa jest ważniejsza niż ambicje polityków",
    ),
    heads=("Opozycja nie odpuszcza", "Spór o budżet", "Czy będą wcześniejsze wybory"),
    captions=("Gmach parlamentu {stolica.w}", "Demonstracja {stolica.w}", "{p.full} podczas debaty"),
    keywords=("rząd", "parlament", "koalicja", "{kraj.n}", "{p.full.n}"),
)

STORM = Topic(
    roles={"p": "leader", "q": "scientist", "r": "foreign"},
    titles=(
        "Potężna wichura {kraj.w}. Bez prądu {t1} tys. domów",
        "Trzęsienie ziemi {kraj.w}. Co najmniej {k1} rannych",
        "Pożary lasów {kraj.w}. Ewakuowano {n1:miasteczko|miasteczka|miasteczek}",
        "{kraj} liczy straty po nawałnicy. Polacy są bezpieczni",
        "Alarm {stolica.w}: zamknięte lotnisko i szkoły",
    ),
    leads=(
        "Co najmniej {k1:osoba została ranna|osoby zostały ranne|osób zostało rannych} w wyniku żywiołu, który {dzien} uderzył w północną część kraju. {P} {p:ogłosił|ogłosiła} stan klęski żywiołowej.",
        "Ponad {t1} tys. gospodarstw {kraj.w} nie ma prądu, a część dróg jest nieprzejezdna. Służby ostrzegają, że najgorsze może dopiero nadejść.",
        "{kraj} [zmaga się/walczy] ze skutkami żywiołu. {R} {r:poinformował|poinformowała}, że wśród poszkodowanych nie ma Polaków.",
    ),
    facts=(
        "Wiatr osiągał w porywach {h1:kilometr|kilometry|kilometrów} na godzinę, łamał drzewa i zrywał dachy.",
        "Lotnisko {stolica.w} odwołało {k2:lot|loty|lotów}, a podróżni spędzili noc w terminalu.",
        "Rządowe samoloty dostarczyły w rejon katastrofy {k3:tonę|tony|ton} żywności i koców.",
        "Wstępne straty szacuje się na {z1} mln euro.",
        "W akcji bierze udział {h2} żołnierzy oraz ratownicy z {n2:kraju|krajów|krajów} sąsiednich.",
        "Naukowcy ostrzegają, że takie zjawiska będą coraz częstsze i coraz gwałtowniejsze.",
        "Polska placówka {stolica.w} uruchomiła całodobowy numer telefonu dla obywateli.",
        "Szkoły w {n3:prowincji|prowincjach|prowincjach} pozostaną zamknięte do odwołania.",
        "Ostatnia katastrofa na taką skalę wydarzyła się tam w {rok} r.",
    ),
    quotes=(
        "Najważniejsze jest teraz dotarcie do ludzi odciętych od świata",
        "Takiej siły żywiołu nie pamiętają nawet najstarsi mieszkańcy",
        "Prognozy nie są dobre, kolejny front nadejdzie przed końcem tygodnia",
        "Dziękujemy za każdy gest solidarności, w tej chwili liczy się każda para rąk",
    ),
    heads=("Lotnisko zamknięte", "Pomoc z zagranicy", "Naukowcy ostrzegają"),
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
        "Polska i {kraj} podpisały umowę o współpracy energetycznej",
        "{p.s} z wizytą {kraj.w}. Rozmowy o handlu i bezpieczeństwie",
        "{kraj} otwiera rynek dla polskiej żywności",
        "{q.full} przyjedzie do Warszawy {data1}",
        "Spór o cła. {kraj} grozi odwetem, Bruksela apeluje o spokój",
    ),
    leads=(
        "{P} {p:podpisał|podpisała} {dzien} {stolica.w} porozumienie, dzięki któremu wymiana handlowa ma wzrosnąć o {c1} proc. To efekt {n1:miesiąca|miesięcy|miesięcy} rozmów.",
        "{Q} {q:zaprosił|zaprosiła} polskie firmy do udziału w budowie farm wiatrowych. Umowa może być warta {z1} mln euro.",
        "Handel, energia i studenci – to główne tematy wizyty, którą {p} {p:złożył|złożyła} {dzien} {stolica.w}.",
    ),
    facts=(
        "Wartość wymiany handlowej między oboma krajami wyniosła w ubiegłym roku {z2} mln euro.",
        "W delegacji znaleźli się przedstawiciele {k1:firmy|firm|firm}, głównie z branży spożywczej i meblarskiej.",
        "Porozumienie musi jeszcze zatwierdzić {kraj.adj.n} parlament, co powinno nastąpić do {data2}.",
        "{R} {r:ocenił|oceniła}, że umowa jest korzystna, ale jej skutki zobaczymy dopiero za {n2:rok|lata|lat}.",
        "Na razie największym odbiorcą polskich produktów pozostają Niemcy, {kraj} zajmuje {k2}. miejsce.",
        "{Q} {q:wspomniał|wspomniała} także o stypendiach dla {h1} polskich studentów.",
        "Strony powołały wspólną komisję, która będzie się zbierać co {n3:miesiąc|miesiące|miesięcy}.",
        "Podczas wspólnej konferencji nie padło ani jedno słowo o spornych cłach na stal.",
        "Dużym zainteresowaniem cieszyły się polskie autobusy elektryczne, których pokaz odbył się przed ratuszem.",
    ),
    quotes=(
        "To dobry dzień dla przedsiębiorców po obu stronach",
        "Nasze kraje dzieli odległość, ale łączą interesy i wartości",
        "Chcemy handlować na uczciwych zasadach, bez sztucznych barier",
        "Ta umowa to początek drogi, a nie jej koniec",
    ),
    heads=("Co przewiduje umowa", "Zyskają nie tylko duże firmy", "Trudny temat ceł"),
    captions=("Podpisanie umowy {stolica.w}", "{p.full} podczas konferencji prasowej", "Port kontenerowy {kraj.w}"),
    keywords=("handel", "dyplomacja", "umowa", "{kraj.n}", "{p.full.n}"),
)

SCIENCE = Topic(
    roles={"p": "scientist", "q": "politologist"},
    speakers="p",
    titles=(
        "Naukowcy z {kraj.g} odkryli jezioro ukryte pod lodem",
        "{kraj} wysyła na orbitę satelitę wielkości walizki",
        "Nowa szczepionka z {kraj.g}. Wyniki badań są obiecujące",
        "Polka w zespole badaczy z {kraj.g}. Sprawdzają, jak rosną rzeki",
        "{kraj}: po {k1} latach wróciły tam bobry i rysie",
    ),
    leads=(
        "Zespół badaczy z {kraj.g} ogłosił {dzien} wyniki pomiarów prowadzonych przez {n1:rok|lata|lat}. Wśród autorów jest także {p} z Polski.",
        "Badania na grupie {h1} ochotników przyniosły znakomite rezultaty. Naukowcy z {kraj.g} mówią o przełomie, choć zalecają ostrożność.",
        "Projekt, w którym {n2:!uczestniczy|uczestniczą|uczestniczy} {n2:uniwersytet|uniwersytety|uniwersytetów}, ma kosztować {z1} mln euro. Kieruje nim instytut {stolica.w}.",
    ),
    facts=(
        "Próbki pobierano w {k2:miejscu|miejscach|miejscach}, często w bardzo trudnych warunkach.",
        "Wyniki opublikowano {dzien} w prestiżowym czasopiśmie, a dane są dostępne dla wszystkich.",
        "Jeśli kolejne testy potwierdzą odkrycie, praktyczne zastosowanie będzie możliwe za {n3:rok|lata|lat}.",
        "Podobną metodę zastosowano wcześniej w {rok} r., ale wtedy zabrakło odpowiednio czułych czujników.",
        "{P} {p:pracował|pracowała} przy projekcie od samego początku i {p:odpowiadał|odpowiadała} za analizę danych.",
        "Błąd pomiaru nie przekroczył {c1} proc., co zaskoczyło nawet recenzentów.",
        "Część badaczy zachowuje sceptycyzm i domaga się powtórzenia eksperymentu.",
        "W Polsce podobne badania prowadzi uczelnia {m.w}.",
        "Następna wyprawa wyruszy {data1}, a jej uczestnicy spędzą na miejscu {k3:dzień|dni|dni}.",
    ),
    quotes=(
        "Kiedy zobaczyliśmy pierwsze wyniki, nikt nie chciał w nie uwierzyć",
        "Nauka rzadko daje proste odpowiedzi, ale tym razem dane są jednoznaczne",
        "Największą radością jest to, że tylu młodych ludzi chce się do nas przyłączyć",
        "Przed nami jeszcze lata pracy, jednak kierunek jest właściwy",
    ),
    heads=("Jak prowadzono badania", "Ostrożny optymizm", "Polski ślad"),
    captions=("Badacze podczas pomiarów {kraj.w}", "Laboratorium {stolica.w}", "Sprzęt pomiarowy przed wyprawą"),
    keywords=("nauka", "badania", "odkrycie", "{kraj.n}"),
)

TOPICS = (GOVERNMENT, STORM, TRADE, SCIENCE)

CONTEXT = (
    "Sprawę [szeroko komentują/opisują] {dzien} wszystkie największe dzienniki w regionie.",
    "Komisja Europejska zapowiedziała, że zajmie stanowisko do {data5}.",
    "W kraju tym mieszka około {k7} tys. Polaków.",
    "Tematem zajmą się ministrowie na najbliższym posiedzeniu w Brukseli.",
    "Lokalne media podają sprzeczne informacje, a oficjalny komunikat ma się ukazać o godz. {g5}.",
    "Rynki zareagowały spokojnie: główny indeks giełdy {stolica.w} stracił {c7} proc.",
    "Organizacje pozarządowe apelują o większą przejrzystość i szybsze decyzje.",
    "Eksperci są zgodni, że sytuacja w najbliższych tygodniach [będzie napięta/może się jeszcze zmienić].",
    "Dla Polski sprawa ma znaczenie przede wszystkim gospodarcze.",
    "Z sondażu przeprowadzonego {dzien} wynika, że {k8} proc. pytanych śledzi te wydarzenia na bieżąco.",
    "Do podobnych wydarzeń doszło w {rok5} r. i wtedy również nie obyło się bez sporów.",
)
