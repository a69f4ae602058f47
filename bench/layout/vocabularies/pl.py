"""Polish phrases for invented papers."""

from __future__ import annotations

from bench.layout.vocabulary import Beat, Syllables, Vocabulary, Words, listed

VOCABULARY = Vocabulary(
    lang="pl",
    beats={
        "town": Beat(
            subjects=listed("""rada miasta|szpital wojewódzki|grupa mieszkańców|ministerstwo transportu|zastępca prezydenta|straż pożarna
                |sąd okręgowy|rada szkoły|opozycja|kierownik wydziału architektury|spółka wodociągowa|niezależna komisja
                |nowa koalicja|komendant policji"""),
            verbs=listed("""odrzuca|popiera|przygotowuje|chce ponownie omówić|odkłada|krytykuje|finansuje|broni pomysłu, by wstrzymać
                |opublikuje|po cichu wycofuje|do wiosny zakończy|przekłada na jesień"""),
            objects=listed("""remont starego mostu|plan zamknięcia dwóch szkół|nowe zasady parkowania|wydłużenie linii tramwajowej
                |budżet na przyszły rok|sprzedaż dawnych koszar|ostrzejsze przepisy o najmie krótkoterminowym|zakaz wjazdu
                ciężarówek|raport o zeszłorocznej powodzi|przebudowę dworca|kontrakt wart {n} milionów złotych|głosowanie
                w sprawie spalarni|wyższe opłaty za przedszkola|petycję, którą podpisało {m} osób"""),
        ),
        "money": Beat(
            subjects=listed("""bank centralny|największy browar w kraju|rodzinna firma budowlana|fundusz emerytalny|producent stali
                |minister finansów|grupa trzech inwestorów|sklep internetowy|związek zawodowy|urząd regulacji energetyki
                |operator lotniska|zrzeszenie drobnych rolników"""),
            verbs=listed("""przewiduje|obniża|kupuje|wyklucza|opóźnia|chce podwoić|sprzedaje|tłumaczy|zatwierdza|podważa|komentuje
                |bierze pod uwagę"""),
            objects=listed("""wyniki za kolejny kwartał|przejęcie mniejszego konkurenta|dalszy wzrost stóp procentowych|zwolnienia
                {m} osób w dwóch zakładach|podatek od aut służbowych|kredyt w wysokości {n} milionów euro|cenę prądu
                |inwestycję w nową linię montażową|słaby popyt z zagranicy|eksport do Azji|dywidendę po raz pierwszy
                od {n} lat|tańsze kredyty mieszkaniowe|niedobór wykwalifikowanych pracowników|długo oczekiwaną fuzję"""),
        ),
        "sport": Beat(
            subjects=listed("""drużyna gospodarzy|młody bramkarz|trener reprezentacji|ubiegłoroczny mistrz|nowy właściciel klubu|kapitan
                gości|komitet olimpijski|kontuzjowany napastnik|lider tabeli|sędzia główny|sztafeta kobiet|najlepszy
                strzelec ligi"""),
            verbs=listed("""świętuje|przegrywa|zapowiada|wygrywa|opisuje|kontroluje|marnuje|długo będzie pamiętać|zdobywa|analizuje
                |wspomina|musi przyjąć"""),
            objects=listed("""decydujący trzeci mecz|skromne zwycięstwo po dogrywce|pierwszą porażkę w sezonie|rzut karny w {n}. minucie
                |awans do finału|najtrudniejszy etap wyścigu|umowę do lata|brązowy medal|długą przerwę z powodu urazu
                kolana|rekord z poprzednich mistrzostw|derby przy pełnych trybunach|zmianę na ławce trenerskiej"""),
        ),
        "culture": Beat(
            subjects=listed("""muzeum narodowe|zespół astronomów|autor powieści|festiwal filmowy|ogród botaniczny|mało znane archiwum
                |orkiestra kameralna|laboratorium uniwersyteckie|urząd konserwatora|kuratorka wystawy|historyk amator
                |biblioteka miejska"""),
            verbs=listed(
                """prezentuje|odkrywa|odnawia|otwiera|bada|opisuje|wypożycza|wreszcie otrzymuje|studiuje|pokaże|ratuje|digitalizuje"""
            ),
            objects=listed("""zbiór {m} fotografii|najstarszą znaną mapę doliny|niedokończoną operę|film o trzech siostrach|rzadki
                gatunek storczyka|resztki średniowiecznego młyna|listy z lat wojny|nową metodę datowania kości|historię
                zapomnianego malarza|cykl wykładów dla dzieci|teleskop na południowym stoku|odnowiony ołtarz"""),
        ),
    },
    adjuncts=listed("""w miejscowości {town}|pod miastem {town}|{day}|do końca roku|mimo wielokrotnych ostrzeżeń|po miesiącach
        rozmów|po raz drugi w tym roku|na nadzwyczajnym posiedzeniu|z pomocą wolontariuszy|w {n} dzielnicach
        |pod naciskiem opinii publicznej|bez dalszych wyjaśnień|na trasie {town} – {town}|w nocy|za {n} milionów
        |przed dziennikarzami|na co najmniej {n} tygodni|już w przyszłym miesiącu|na skraju miasta {town}|niezwykle
        dużą większością|w liście z {n} marca|tuż przed świętami"""),
    openers=listed("""Jak twierdzi {p},|{day}|Już zeszłej jesieni|Jednocześnie|Tymczasem|Mimo krytyki|Na razie|Rok temu|Za
        zamkniętymi drzwiami|W krótkim oświadczeniu|Inaczej niż w poprzednich latach|Ku zaskoczeniu wielu|Dopiero
        później|W praktyce|Jak podaje {p},|Według osób bliskich rozmowom"""),
    tails=listed("""ponieważ {s} {v} {o}|podczas gdy {s} {v} {o}|co {p} nazywa błędem|chociaż {s} {v} {o} {a}|a dotyczy to
        {m} osób|by nikt nie czekał dłużej niż {n} dni|o czym {a} przypomina {p}|jeśli {s} {v} {o}|czego {a}
        nikt się nie spodziewał|choć liczby mówią co innego|zanim {s} {v} {o}|a pierwsze wyniki mają być znane
        {a}|gdyż {s} {v} {o}"""),
    saying=listed("""mówi|wyjaśnia|dodaje|przyznaje|twierdzi|podaje|wspomina|podkreśla|zauważa|uważa"""),
    sentences=listed("""{s} {v} {o} {a}.|{b} {s} {v} {o}.|{s} {v} {o}, {e}.|{b} {s} {v} {o}, {e}.|„{s} {v} {o}” – {y} {p}.|–
        {s} {v} {o}, {e} – {y} {l} {a}.|{l} {y}, że {s} {v} {o}.|{a} {s} {v} {o} i {v} {o}.|{s} {v} {o}; {s}
        {v} {o} {a}.|Powodów jest {n}, {y} {p}: {s} {v} {o}.|{p}, od {n} lat związany z miastem {town}, {y},
        że {s} {v} {o}.|Koszty szacuje się na {m} złotych, {e}.|Aż {n} procent pytanych uważa, że {s} {v} {o}.
        |Nie jest jasne, czy {s} {v} {o}.|Dlaczego {s} {v} {o}, {p} nie wie.|{s} {v} {o} – {e}.|{b} {p} {y},
        że {s} {v} {o} {a}."""),
    titles=listed("""{s} {v} {o}|{l}: {s} {v} {o}|{town}: {s} {v} {o}|{s} {v} {o}. Odezwało się {n} osób|Dlaczego {s} {v}
        {o}|{p} i spór o {o}|{s} {v} {o} {a}"""),
    summaries=listed("""{s} {v} {o}. Co to oznacza dla miasta {town}.|{p} o tym, dlaczego {s} {v} {o}.|Co wiadomo do tej pory:
        {s} {v} {o}, {e}.|{s} {v} {o}. Przeczytaj, co myśli o tym {p}."""),
    captions=listed("""{p} {a}. Fot. archiwum|{town}, {day}. Zdjęcie ilustracyjne|{s} {a}|{p} ({n} l.) w mieście {town}. Fot.
        {l}"""),
    heads=listed("""Co dalej|Kwestia pieniędzy|Głosy z miasta {town}|„Nas nikt nie pytał”|{n} lat czekania|Jak to widzi {l}
        |Druga strona"""),
    formulas=listed("""Będzie przeważnie pochmurno, temperatura od {n} do {n} stopni.|Wiatr słaby i umiarkowany, {n} km/h.|Indeks
        zamknął się na poziomie {m} punktów, o {n} punktów wyżej niż dzień wcześniej.|Euro kosztowało {n} zł,
        dolar {n} zł.|Słońce wschodzi o 6.{n}, a zachodzi o 19.{n}.|Stężenie pyłków pozostaje niskie.|Wylosowano
        liczby {n}, {n}, {n}, {n}, {n} i {n}."""),
    opinions=listed("""No i {s} znowu {v} {o}, a czego się spodziewaliście|Mieszkam w mieście {town} i jest zupełnie inaczej!!
        |a kto zapłaci za {o}? my, jak zawsze|od {n} lat to mówię|Nareszcie dobra wiadomość!|haha, {o}, chyba
        żartujecie|@{nick} najpierw przeczytaj artykuł|Zgadzam się z {nick}.|Pierwszy!|a potem ludzie się dziwią,
        że {s} {v} {o}...|Brat tam pracuje i mówi, że {s} {v} {o}|co za żart|Smutne. Po prostu smutne.|Nikt w
        mieście {town} nie prosił o {o}, wierzcie mi|Błąd w drugim akapicie|dałbym im {n} lat|oby im sie udalo
        |Wie ktoś, kiedy to będzie?|Lepsze {o} niż nic|to samo było w mieście {town} {n} lat temu, nikt się nie
        nauczył|a czemu milczy {p}??|dzięki za artykuł"""),
    nicks=listed("""stary_wyga|jan_77|Marysia|polnocny|czytelnik1|Sceptyk|sikorka|anonim|Piotr W.|herbata|realista99|hk|Kapitan
        Oczywisty|julka|mirek_t"""),
    firsts=listed("""Anna|Tomasz|Laura|Piotr|Klara|Daniel|Emma|Robert|Helena|Marcin|Alicja|Jerzy|Nora|Szymon|Róża|Adam|Julia
        |Oskar|Irena|Wiktor"""),
    fillers=listed("""podobno|też|także|już|jeszcze|chyba|bowiem|więc|może|znowu|tylko|właśnie|wprawdzie|zapewne|dziś|teraz
        |tam|tu|potem|przy tym|jednak|przeciwnie|prawie|niemal|całkiem|właściwie|dotąd|wciąż|ponownie|dlatego
        |tak|jako|bez wahania|po {n} latach|od rana|na miejscu|w mieście {town}|według wszystkiego|w 20{n} roku
        |z tym, że|który się|gdzie się|aby się|nawet jeśli|albo|i to|przy nim|za to|do tego|dla niej|o nim|u
        nich|z nich|między nimi|po nim|przed tym|do tego czasu|z nimi|na to|ale też|jak mówi {l}|nie bez powodu
        |to jest|na pewno"""),
    surnames=Syllables(
        first=listed("""Bar|Bed|Błaż|Bor|Brod|Cyb|Dol|Drzew|Fab|Haw|Hol|Gór|Jan|Jar|Kad|Kal|Kub|Lud|Mach|Mal|Now|Paw|Pol|Rad
        |Rus|Sad|Skal|Tom|Waw|Ziem|Opal|Ryb|Szym|Wilk"""),
        middle=listed("""|icz|al|an|ow|er|osz|ud|in|ar|el|ut|im"""),
        last=listed("""ek|ka|ski|ny|ec|ik|czyk|szek|da|ta|ora|iński"""),
    ),
    towns=Syllables(
        first=listed("""Dol|Gór|Kam|Lip|Jaw|Buk|Rad|Niesz|Wierzb|Sob|Ciep|Łom|Kras|Star|Now|Biał|Czar|Mor|Str|Pod|Za|Przy|Kost
        |Lub"""),
        middle=listed("""|an|in|ow|ec|iej|om|ar|ut|iw"""),
        last=listed("""ice|ów|in|any|ec|na|owice|isko|wieś|ka"""),
    ),
    days=listed("""w poniedziałek|we wtorek|w środę|w czwartek|w piątek|w sobotę|w niedzielę"""),
    words=Words(
        menu=listed(
            """Strona główna|Wiadomości|Polityka|Gospodarka|Sport|Kultura|Opinie|Pogoda|Wideo|Podcasty|Kontakt"""
        ),
        comments="Komentarze",
        no_comments="Bądź pierwszy, dodaj komentarz.",
        related="Czytaj też",
        most_read="Najczęściej czytane",
        more="Czytaj dalej",
        tags="Tematy",
        share="Udostępnij artykuł",
        photo="Fot.",
        newsletter="Poranne wiadomości w Twojej skrzynce. Zapisz się za darmo, możesz zrezygnować w każdej chwili.",
        cookies="Używamy plików cookies, aby serwis działał lepiej. Dowiedz się więcej albo zmień ustawienia.",
        subscribe=listed("""Dalsza część artykułu tylko dla prenumeratorów.|Zaprenumeruj teraz i czytaj przez pierwszy miesiąc za
            pół ceny.|Masz już prenumeratę? Zaloguj się."""),
        consent=listed("""Zanim przejdziesz dalej, potrzebujemy Twojej zgody.|My i nasi partnerzy ({n}) przechowujemy na Twoim
            urządzeniu informacje, takie jak cookies, i przetwarzamy dane osobowe w celu doboru reklam, pomiaru i
            rozwoju usług.|Swój wybór możesz zmienić w każdej chwili w ustawieniach.|Zaakceptuj wszystko|Odrzuć wszystko
            |Ustawienia szczegółowe"""),
        footer=listed("""Wszelkie prawa zastrzeżone. Wykorzystanie treści bez pisemnej zgody wydawcy jest zabronione.|O nas|Regulamin
            |Prywatność|Reklama|Wydawca nie odpowiada za treść stron zewnętrznych.|Redakcja: ul. Targowa 12|ISSN
            {m}-{m}"""),
        standing=listed("""Obserwuj nas i bądź na bieżąco.|Masz temat? Napisz do redakcji.|Artykuł ukazał się najpierw w wydaniu
            weekendowym."""),
        about="{p} pisze dla nas z miasta {town} od 20{n} roku.",
        units=listed("""Miejsce|Nazwisko|Punkty|Rok|Udział|Razem"""),
    ),
)
