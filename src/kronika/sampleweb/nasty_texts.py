"""The readable texts of the labyrinth: pages that must be reached, kept and read in spite of their surroundings."""

from __future__ import annotations

# path → (title, paragraphs)
TEXTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "/a": (
        "Mapa labiryntu odnaleziona w ratuszowej piwnicy",
        (
            "Podczas porządków w piwnicy ratusza pracownicy natrafili na rulon, w którym zawinięta była odręczna "
            "mapa ogrodowego labiryntu. Dokument powstał najpewniej przed stu laty i pokazuje wszystkie alejki "
            "razem z tymi, które później zarosły.",
            "Mapa trafiła do pracowni konserwatorskiej. Jeżeli papier pozwoli się rozprostować bez strat, latem "
            "zobaczą ją zwiedzający, a ogrodnicy spróbują odtworzyć dwie brakujące ścieżki.",
        ),
    ),
    "/chwilowo": (
        "Strona, która wraca dopiero za trzecim razem",
        (
            "Ta strona dwa razy odpowiada, że serwer jest przeciążony, i dopiero za trzecim razem pokazuje treść."
            " Cierpliwy czytelnik, który odczeka wskazaną chwilę, znajdzie tutaj całe dwa akapity tekstu.",
            "Drugi akapit istnieje po to, żeby było widać, że strona dotarła w całości i że nic z niej nie "
            "zginęło po drodze między kolejnymi próbami.",
        ),
    ),
    "/za-szybko": (
        "Przewodnik prosi, żeby zwolnić kroku",
        (
            "W najwęższym korytarzu labiryntu przewodnik prosi, by wchodzić pojedynczo. Kto idzie za szybko, "
            "słyszy najpierw uprzejmą prośbę o chwilę przerwy, a dopiero potem może iść dalej.",
            "Rozwiązanie przyjęto po ubiegłorocznym sezonie, gdy w jednym miejscu spotykały się trzy wycieczki i "
            "żadna nie mogła zawrócić.",
        ),
    ),
    "/kodowanie": (
        "Żółw błotny zamieszkał w źródełku",
        (
            "W źródełku pośrodku labiryntu zauważono żółwia błotnego. Zwierzę wygrzewa się na kamieniu przy "
            "ścieżce i zupełnie nie boi się spacerowiczów, którzy coraz częściej przychodzą tu z dziećmi.",
            "Opiekunowie proszą, żeby żółwia nie dokarmiać i nie przenosić. Tabliczka z prośbą stanie przy "
            "źródełku jeszcze w tym tygodniu.",
        ),
    ),
    "/kodowanie-meta": (
        "Ścieżka wśród głogów znów jest przejezdna",
        (
            "Zakończyło się przycinanie głogów przy północnej ścieżce. Przejście ma teraz półtora metra "
            "szerokości, więc zmieści się w nim także wózek dziecięcy i rower prowadzony obok właściciela.",
            "Gałęzie zostaną zmielone i posłużą jako ściółka pod nowe nasadzenia, które zaplanowano na październik.",
        ),
    ),
    "/gleboko": (
        "Najgłębszy zakątek labiryntu czeka na śmiałków",
        (
            "Do najgłębszego zakątka prowadzi sześć tysięcy zakrętów i jak dotąd nikt nie policzył ich "
            "wszystkich. Ten akapit stoi jeszcze przed wejściem, więc każdy powinien go bez trudu przeczytać.",
            "Ten akapit stoi już za wyjściem. Kto go widzi, ten przeszedł przez cały zakątek i nie zgubił drogi "
            "powrotnej.",
        ),
    ),
    "/ucieta": (
        "Opowieść o bramie, która urywa się w pół zdania",
        (
            "Zachodnia brama labiryntu została zamknięta przed laty i do dzisiaj nie wiadomo dlaczego. Jedni "
            "mówią o zgubionym kluczu, inni o sporze dwóch sąsiadów, których ogrody stykały się właśnie w tym "
            "miejscu.",
            "Miejski kronikarz zapisał, że klucz widziano po raz ostatni w czasie jarmarku, na stole z ceramiką.",
        ),
    ),
    "/wroga": (
        "Strona, która próbuje uruchomić cudze polecenia",
        (
            "Na tej stronie poza zwykłym tekstem umieszczono polecenia, które w przeglądarce zostałyby wykonane. "
            "Program, który strony tylko czyta, powinien zobaczyć wyłącznie te dwa akapity.",
            "Jeżeli po obejrzeniu zapisanej strony w dzienniku serwera pojawi się adres pułapki, to znaczy, że "
            "polecenia jednak zadziałały.",
        ),
    ),
}
