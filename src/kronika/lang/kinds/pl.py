"""Polish."""

from kronika.lang.language import Language, month_forms, pairs, phrases, strengths, unit_forms, words

KIND = Language(
    code="pl",
    name="polski",
    zone="Europe/Warsaw",
    months=month_forms(
        (
            "styczeń stycznia styczniu styczniem sty stycz styczen",
            "luty lutego lutym lut",
            "marzec marca marcu marcem mar",
            "kwiecień kwietnia kwietniu kwietniem kwi kwiecien",
            "maj maja maju majem",
            "czerwiec czerwca czerwcu czerwcem cze",
            "lipiec lipca lipcu lipcem lip",
            "sierpień sierpnia sierpniu sierpniem sie sierpien",
            "wrzesień września wrześniu wrześniem wrz wrzesien wrzesnia",
            "październik października październiku październikiem paź paz pazdziernik pazdziernika",
            "listopad listopada listopadzie listopadem lis",
            "grudzień grudnia grudniu grudniem gru grudzien",
        )
    ),
    weekdays=words(
        "poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę pon pn wt śr czw pt sob nd ndz"
    ),
    days_back={"dziś": 0, "dzisiaj": 0, "dzis": 0, "wczoraj": 1, "przedwczoraj": 2},
    just_now=frozenset({"przed chwilą", "chwilę temu", "teraz"}),
    ago_before=words("przed"),
    ago_after=words("temu"),
    units=unit_forms(
        minute="minutę minuty minut minutą minutami min min.",
        hour="godzinę godziny godzin godziną godzinami godz godz. h",
        day="dzień dni dniem dniami",
        week="tydzień tygodnie tygodni",
        month="miesiąc miesiące miesięcy",
    ),
    numbers={
        "jeden": 1,
        "dwa": 2,
        "dwie": 2,
        "trzy": 3,
        "cztery": 4,
        "pięć": 5,
        "sześć": 6,
        "siedem": 7,
        "osiem": 8,
        "dziewięć": 9,
        "dziesięć": 10,
    },
    time_words=words("o godz godz. godzina g g. godzinie"),
    year_words=words("r r. roku rok"),
    stop_words=words(
        "a aby ale ani bardzo bez bo by być był była było były będzie będą co czy dla do gdy gdzie go i ich ile im innych ja jak jako je "
        "jednak jego jej jest jeszcze jeśli już ich kiedy kto która które którego której który których którzy lub ma mają między może można "
        "na nad nam nie niż o od oraz po pod podczas ponad poza przed przez przy są się tak także tam te tego tej ten to tu tych tylko tym "
        "w we więc wszystko z za ze że został została zostały"
    ),
    ands=words("i oraz"),
    capitals_tell=True,
    author_prefixes=("autor", "autorka", "autorzy", "tekst", "opracował", "opracowała", "oprac", "źródło"),
    comment_words=(
        "komentarze",
        "opinie",
        "opinie czytelników",
        "dodaj komentarz",
        "dyskusja",
        "forum",
        "wasze opinie",
        "skomentuj",
    ),
    teaser_words=(
        "czytaj też",
        "czytaj także",
        "czytaj również",
        "czytaj więcej",
        "czytaj dalej",
        "zobacz też",
        "zobacz także",
        "zobacz również",
        "przeczytaj też",
        "przeczytaj także",
        "przeczytaj również",
        "polecamy",
        "powiązane artykuły",
        "powiązane",
        "najczęściej czytane",
        "warto przeczytać",
    ),
    ad_words=("reklama", "artykuł sponsorowany", "materiał sponsorowany", "materiał partnera", "ogłoszenie"),
    share_words=(
        "udostępnij",
        "podziel się",
        "drukuj",
        "wydrukuj",
        "wyślij znajomemu",
        "lubię to",
        "zapisz się",
        "obserwuj nas",
    ),
    caption_words=("fot", "fot.", "foto", "foto:", "zdjęcie", "zdjęcie ilustracyjne", "na zdjęciu", "autor zdjęcia"),
    keyword_words=("tagi", "słowa kluczowe", "tematy", "więcej o"),
    date_words=("opublikowano", "data publikacji", "dodano", "aktualizacja", "publikacja", "ostatnia aktualizacja"),
    missing_words=phrases(
        "strona nie została znaleziona | nie znaleziono strony | strony nie znaleziono | strona nie istnieje | "
        "nie ma takiej strony | artykuł nie istnieje | artykuł nie został znaleziony | nie znaleziono artykułu | "
        "podana strona nie istnieje | strona, której szukasz | nie znaleziono szukanej strony | nie odnaleziono strony | "
        "nie mogliśmy znaleźć tej strony | ta strona nie jest dostępna | artykuł został usunięty | treść niedostępna | "
        "coś poszło nie tak | błąd 404"
    ),
    wall_words=phrases(
        "zaloguj się | logowanie | zaloguj się na swoje konto | podaj hasło | panel logowania | strefa użytkownika | "
        "dostęp zabroniony zaloguj się"
    ),
    paywall_words=phrases(
        "tylko dla prenumeratorów | dla subskrybentów | tylko dla subskrybentów | wykup dostęp | kup dostęp | "
        "uzyskaj dostęp do całego artykułu | pozostało do przeczytania | pozostało artykułu | pozostało tekstu | "
        "do przeczytania pozostało | dostęp dla prenumeratorów | dalsza część artykułu dostępna | dalsza część tekstu dostępna | "
        "dalsza część dostępna | pełna treść artykułu dostępna | ten artykuł jest dostępny dla | treść dostępna dla abonentów | "
        "aby przeczytać cały artykuł | aby czytać dalej kup | artykuł tylko dla | chcesz przeczytać cały artykuł | "
        "odblokuj artykuł | czytaj bez ograniczeń | artykuł premium | to jest materiał dla subskrybentów | "
        "masz już dostęp zaloguj się"
    ),
    challenge_words=phrases(
        "nie jesteś robotem | nie jestem robotem | sprawdzamy twoją przeglądarkę | sprawdzanie przeglądarki | "
        "potwierdź, że jesteś człowiekiem | weryfikacja przeglądarki | nietypowy ruch z twojej sieci | odmowa dostępu | "
        "dostęp zablokowany | weryfikujemy, czy jesteś człowiekiem | trwa weryfikacja | przepisz kod z obrazka, aby kontynuować"
    ),
    consent_words=("pliki cookie", "plików cookies", "ta strona używa cookies", "polityka prywatności"),
    page_words=("strona", "str.", "s."),
    next_page_words=(
        "następna strona",
        "następna strona artykułu",
        "kolejna strona",
        "przejdź do następnej strony",
        "przejdź do strony",
        "ciąg dalszy na następnej stronie",
        "dalsza część artykułu",
        "druga strona artykułu",
    ),
    onward_words=(
        "dalej",
        "następna",
        "następny",
        "kolejna",
        "ciąg dalszy",
        "dalszy ciąg",
        "dalsza część",
        "cd",
        "c.d",
        "c.d.n",
        "czytaj dalej",
        "czytaj dalszą część",
    ),
    other_article_words=(
        "następny artykuł",
        "kolejny artykuł",
        "następna wiadomość",
        "następny wpis",
        "następny news",
        "następny tekst",
        "poprzedni artykuł",
        "następne zdjęcie",
        "następna galeria",
    ),
    one_page_words=(
        "na jednej stronie",
        "wszystko na jednej stronie",
        "cały artykuł na jednej stronie",
        "pokaż na jednej stronie",
        "cały artykuł",
        "cały tekst",
        "pokaż całość",
        "pokaż wszystko",
        "wersja do druku",
        "drukuj",
        "wydrukuj",
    ),
    privacy_words=phrases(
        "cookie | danych osobowych | dane osobowe | zgod | zaufan | partner | przetwarzani | rodo | ciastecz | prywatno | "
        "profilowani"
    ),
    accept_words=phrases(
        "zaakceptuj i przejdź | akceptuję i przechodzę | przejdź do serwisu | zgadzam się | akceptuję | zaakceptuj wszystko | "
        "akceptuj wszystko | akceptuj wszystkie | zaakceptuj wszystkie | wyrażam zgodę | zezwól na wszystkie | "
        "zezwól na wszystko | zgoda i przejdź | rozumiem i akceptuję | czytaj bez reklam"
    ),
    gate_words=phrases(
        "zaloguj się, aby czytać dalej | aby czytać dalej, zaloguj się | zarejestruj się, aby czytać dalej | "
        "zaregistruj się, aby czytać dalej | zarejestruj się i czytaj dalej | zaloguj się i czytaj dalej | "
        "zaloguj się, aby przeczytać | aby przeczytać artykuł, zaloguj się | aby zobaczyć treść, zaloguj się | "
        "treść dostępna po zalogowaniu | dostępne po zalogowaniu | załóż konto, aby czytać | załóż darmowe konto i czytaj | "
        "mam ukończone 18 lat | mam skończone 18 lat | czy masz ukończone 18 lat | strona tylko dla dorosłych | podaj swój wiek"
    ),
    offer_words=phrases(
        "prenumerat | prenumerata | subskrypcja | subskrybuj | subskrypcji | kup | wykup | dostęp | zł miesięcznie | "
        "zł za miesiąc | odblokuj | premium | abonament"
    ),
    script_words=phrases(
        "włącz javascript | włącz obsługę javascript | wymaga javascript | wymaga włączonej obsługi javascript | "
        "bez javascriptu"
    ),
    reply_words=phrases(
        "odpowiedz | cytuj | zgłoś | zgłoś nadużycie | zgłoś do moderacji | oceń | lubię to | zgadzam się | nie zgadzam się | "
        "pokaż odpowiedzi | ukryj odpowiedzi | link | udostępnij | zgłoś komentarz | edytuj | przejdź do komentarza | rozwiń | "
        "zwiń | popieram | nie popieram"
    ),
    writing_words=phrases(
        "dodaj komentarz | dodaj opinię | dodaj swój komentarz | dodaj odpowiedź | dodajesz | dodając | napisz komentarz | "
        "napisz odpowiedź | skomentuj | zostaw komentarz | brak komentarzy | brak opinii | nie ma jeszcze | nikt jeszcze | "
        "bądź pierwszy | bądź pierwsza | zaloguj | zarejestruj | komentowanie | komentarze są | komentarz zostanie | "
        "masz pomysł | pozostało znaków | ilość znaków | regulamin | twój adres | twój komentarz | twoja opinia | twój nick | "
        "podpis | wymagane pola | redakcja nie | za treść | publikowane komentarze | wszystkie komentarze | zobacz wszystkie | "
        "przejdź na forum | ładowanie | wyślij | nick | akceptuj"
    ),
    said_words=phrases(
        "napisał | napisała | napisał a | pisze | dodał | dodała | odpowiada | mówi | autor | "
        "czytelnik | w odpowiedzi na | w dniu | o | dnia"
    ),
    more_units=words("sekundę sekundy sekund sekundą sekundami sek s rok lata lat rokiem latami mies r"),
    counter_words=phrases(
        "wyświetleń | wyświetlenia | wyświetlenie | wyświetlono | odsłon | odsłony | odsłona | przeczytano | przeczytań | "
        "czytano | odwiedzin | odwiedziny | wizyt | gości online | użytkowników online | osób online | online | osób ogląda | "
        "osoby oglądają | osoba ogląda | osób teraz ogląda | osób przegląda | teraz ogląda | teraz czyta | obecnie ogląda | "
        "polubień | polubienia | polubienie | lubi to | komentarzy | komentarze | komentarz | udostępnień | udostępnienia | "
        "pobrań | pobrania | pobrano | liczba pobrań | liczba wyświetleń | liczba odsłon | liczba odwiedzin | obserwujących | "
        "ocen użytkowników | "
        "gość nr | jesteś gościem nr | licznik odwiedzin | licznik | "
        "wyświetlona | wyświetlony | odwiedzona | obejrzano | obejrzało | przeczytało | czytało | "
        "gościem | odwiedzających: | liczba odwiedzających | licznik odsłon | jesteś gościem"
    ),
    countdown_words=phrases(
        "kończy się za | zaczyna się za | pozostało | zostało | do końca | do końca pozostało | wygasa za"
    ),
    made_words=phrases(
        "wygenerowano | wygenerowana | strona wygenerowana | stronę wygenerowano | generowanie strony | utworzono w | "
        "załadowano w | aktualny czas | czas serwera | aktualna godzina | jest godzina | dziś jest | dzisiaj jest | "
        "dzisiejsza data | id żądania | id sesji | identyfikator sesji | "
        "strona została wygenerowana | ta strona została wygenerowana | czas generowania strony"
    ),
    updated_words=phrases(
        "aktualizacja | zaktualizowano | ostatnia aktualizacja | data aktualizacji | ostatnio zaktualizowano | odświeżono | "
        "ostatnia modyfikacja | ostatnia zmiana | stan na | stan na dzień | dane z | zmodyfikowano | wydrukowano | "
        "utworzono | załadowano | strona załadowana | czas generowania | na dzień | ostatnio sprawdzono | data wygenerowania | "
        "tę stronę ostatnio zmodyfikowano | stronę ostatnio zmodyfikowano"
    ),
    token_words=phrases("sesja | token | id sesji | id żądania | żądanie"),
    checksum_words=phrases("suma kontrolna | odcisk | sha256 | md5 | skrót | podpis"),
    abbreviations=words(
        "np tj tzn tzw m.in min ok ww w.w j.w dr hab prof mgr inż lic lek med dypl ks abp bp o s św bł gen płk ppłk mjr kpt "
        "por ppor st sierż plut kpr szer asp podinsp insp nadkom kom podkom adm kmdr al ul pl os im woj pow gm red zob por "
        "pt ang niem fr łac ros hiszp wł czes gr zw zwł tzw ob tel faks p pp śp ś.p b bm dot ds d.s wg zast pn "
        "ur zm ok jun sen nast poz tab rys rozdz wyd przyp tłum oprac sygn wsch zach płd płn kard hr"
    ),
    number_abbreviations=words("nr str s ok godz art ust pkt par poz t tys mln mld r w l rozdz tel ul dz zł"),
    closing_abbreviations=frozenset(("itp", "itd", "p.n.e", "n.e", "in", "o.o", "z o.o")),
    person_titles=words(
        "dr hab prof mgr inż lic lek med ks abp bp św gen płk ppłk mjr kpt por ppor sierż asp podinsp insp nadkom podkom adm kmdr "
        "kard hr red pan pana panu panem pani panią państwo prezydent premier minister poseł posłanka senator burmistrz wojewoda "
        "sędzia doc"
    ),
    legal_forms=phrases(
        "sp. z o.o. | sp. z o. o. | spółka z o.o. | sp.z o.o. | s.a. | s. a. | sa | sp. j. | sp.j. | sp. k. | sp.k. | s.c. | s. c. | "
        "s.k.a. | p.p. | sp. p."
    ),
    function_words=words(
        "albo albowiem ale ależ ani aż bardziej bardzo będzie będą będę bez bo bowiem by byli bym być był była było były "
        "chce chcą chciał chyba ciebie cię czasem czemu czy czyli daleko dla dlaczego dlatego dobrze dokąd dość dużo dwa dwaj dwie "
        "dzisiaj dziś gdy gdyby gdyż gdzie go godz ich ile im inna inne inny innych iż ja jak jaka jakaś jaki jakichś jakie jakiś jakoś "
        "je jeden jedna jednak jedno jego jej jemu jeszcze jest jestem jeśli jeżeli już każda każde każdy kiedy kilka kilku kimś kto "
        "ktoś która które którego której któremu który których którym którymi którzy lecz lub ma mają mam mamy mi mimo między mną "
        "mnie mogą moi moim moja moje może można móc mu musi muszą my na nad nadal nam nami nas nasi nasz nasza nasze natomiast "
        "natychmiast nawet nią nic nich nie niech niego niej niemu nigdy nim nimi niż no obok od około on ona one oni ono oraz "
        "oto owszem pan pani po pod podczas pomimo ponad ponieważ poza prawie przed przede przedtem przez przy raz razem roku rok lat "
        "latach również sam sama są się skąd sobie sobą sposób swoje swój swoją swoich swoim ta tak taka taki takich takie także tam te "
        "tego tej tel temu ten też to tobą tobie toteż trzeba tu tutaj twoim twoja twoje twój ty tych tylko tym tymi u w wam wami "
        "was wasz wasza we według wiele wielu więc więcej wszyscy wszystkich wszystkie wszystkim wszystko wtedy wy wśród z za zapewne "
        "zawsze ze zł znowu znów został została zostały zostało żaden żadna żadne żadnych że żeby teraz wczoraj jutro powiedział "
        "powiedziała dodał dodała mówi mówił podkreślił zaznaczył poinformował według wobec zresztą zaś trzy cztery pięć sześć siedem "
        "osiem dziewięć dziesięć pierwszy pierwsza pierwsze drugi druga drugie dzień dnia dni miesiąc miesiąca miesięcy tydzień "
        "tygodnia tym tymczasem"
    ),
    general_words=words(
        "sposób rzecz część czas miejsce człowiek ludzie przypadek grupa droga kraj pytanie możliwość powód życie świat  "
        "strona problem sytuacja wynik opinia prawda liczba większość połowa szereg koniec początek przebieg rama  "
        "podstawa krok warunek poziom spojrzenie słowo stosunek praca przykład rodzaj chwila pomoc informacja kobieta  "
        "mężczyzna dziecko tysiąc milion miliard procent złoty numer agencja portal rzecznik sprawa zdanie godzina raz  "
        "osoba fakt różnica sens siła pozycja temat ramy nazwa związek działanie powrót cel  "
    ),
    negations=words(
        "nie nigdy nikt nikogo nikomu nikim nic niczego niczym nijak żaden żadna żadne żadnego żadnej żadnych bez ani "
        "nigdzie brak bynajmniej wcale"
    ),
    intensifiers=strengths(
        strong="bardzo | niezwykle | ogromnie | zbyt | całkowicie | absolutnie | strasznie | okropnie | wyjątkowo | nadzwyczaj | "
        "skrajnie | niesamowicie | najbardziej | mocno | totalnie | szalenie | w pełni | kompletnie | ekstremalnie",
        some="dość | całkiem | znacznie | wyraźnie | naprawdę | rzeczywiście | dużo | szczególnie | poważnie | tak | bardziej | głęboko | "
        "istotnie | wielce",
        soft="trochę | nieco | lekko | częściowo | stosunkowo | względnie | raczej | odrobinę | umiarkowanie | mniej",
        hardly="prawie | niemal | ledwo | ledwie | mało | zaledwie",
    ),
    lemma_exceptions=pairs(
        "ma=mieć może=móc mamy=mieć coś=coś ktoś=ktoś kiedyś=kiedyś gdzieś=gdzieś czymś=coś czegoś=coś kogoś=ktoś komuś=ktoś kimś=ktoś "
        "jakiś=jakiś tys=tysiąc mln=milion mld=miliard proc=procent r=rok ul=ulica art=artykuł prof=profesor godz=godzina nr=numer "
        "zł=złoty ust=ustęp czym=co lata=rok lat=rok em=być śmy=być eś=być ś=być ście=być eście=być m=być nie=nie jak=jak to=to"
    ),
    inflected=True,
    adjectives_behind=True,
    adjective_forms={
        "y": {"f": "a", "n": "e", "pl": "e"},
        "i": {"f": "ia", "n": "ie", "pl": "ie"},
        "ki": {"f": "ka", "n": "kie", "pl": "kie"},
        "gi": {"f": "ga", "n": "gie", "pl": "gie"},
    },
)
