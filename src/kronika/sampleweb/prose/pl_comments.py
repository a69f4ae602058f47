"""What Polish readers write under articles: nicknames and pieces of opinions, sorted by mood."""

from __future__ import annotations

NICKS = (
    "zenek57", "Gosia_z_bloku", "obserwator", "kibic1974", "~anonim", "Marian K.", "emerytka", "tomek.w", "zła_baba",
    "Stary wiarus", "kierowca bombowca", "ala ma kota", "gość", "podatnik", "Wiesiek", "mamaAntka", "nick zajęty",
    "Hanka", "sceptyk", "jaca_pl", "babcia Jadzia", "mazowszanin", "rybak", "łowca absurdów", "krzychu", "pszczółka",
)  # fmt: skip

OPENERS = (
    "No i proszę.", "Ludzie, obudźcie się!", "A ja tam swoje wiem.", "Dokładnie tak jak pisałem wczoraj.",
    "Serio?", "Czytam i nie wierzę.", "Moim zdaniem to było do przewidzenia.", "Nareszcie ktoś o tym napisał.",
    "Panie redaktorze, a gdzie druga strona?", "Byłem tam, widziałem.", "Szkoda gadać.", "Powiem krótko.",
)  # fmt: skip

BAD = (
    "Wstyd i hańba, nic więcej nie powiem.", "Za naszych czasów takich rzeczy nie było.", "Kto za to zapłaci? My wszyscy.",
    "Najgorsze że nikt za to nie odpowie.", "Mój sąsiad stracił przez to wszystko.", "Złodziej na złodzieju.",
    "Współczuję tym ludziom z całego serca.", "Znowu tylko obiecują a potem cisza.", "To jest po prostu tragedia.",
    "Banda nieudaczników!!!", "I tak nic się nie zmieni.", "Przykro czytać takie rzeczy z samego rana.",
)  # fmt: skip

NEUTRAL = (
    "Ciekawe co z tego wyjdzie za rok.", "U nas na osiedlu mówią co innego.", "Ktoś wie od kiedy to obowiązuje?",
    "Autor chyba nigdy tam nie był.", "Proponuję poczekać na oficjalne dane.", "Zdjęcie nie stąd, to stary dworzec.",
    "A co na to burmistrz?", "W sąsiednim mieście zrobili to taniej.", "Mnie to ani grzeje ani ziębi.",
    "Poprawcie literówkę w drugim akapicie.", "Każdy kij ma dwa końce.", "Może wreszcie ktoś to policzy porządnie.",
)  # fmt: skip

GOOD = (
    "Brawo, tak trzymać!", "Super wiadomość, aż się chce żyć.", "Gratulacje dla wszystkich.", "Łzy w oczach ze szczęścia.",
    "Wreszcie coś pozytywnego.", "Byłam i polecam każdemu.", "Jesteśmy z was dumni!!!", "Wielki szacunek za tę pracę.",
    "Piękna sprawa, wzruszyłem się.", "Oby więcej takich dni.", "Najlepsi!", "Dzieciaki zachwycone, ja też.",
)  # fmt: skip

CLOSERS = (
    "Pozdrawiam normalnych.", "Tyle w temacie.", "Dziękuję za uwagę.", "Miłego dnia wszystkim.", "Kto się zgadza łapka w górę.",
    "I żeby nie było, nie jestem z żadnej partii.", "Reszta to bicie piany.", "A teraz możecie minusować.",
)  # fmt: skip
