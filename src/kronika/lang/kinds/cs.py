"""Czech."""

from kronika.lang.language import Language, endings, month_forms, pairs, phrases, strengths, unit_forms, words

KIND = Language(
    code="cs",
    name="čeština",
    zone="Europe/Prague",
    months=month_forms(
        (
            "leden ledna lednu lednem led",
            "únor února únoru únorem úno unor unora",
            "březen března březnu březnem bře brezen brezna",
            "duben dubna dubnu dubnem dub",
            "květen května květnu květnem kvě kveten kvetna",
            "červen června červnu červnem čvn čer cerven cervna",
            "červenec července červenci červencem čvc cervenec cervence",
            "srpen srpna srpnu srpnem srp",
            "září zářím zář zari",
            "říjen října říjnu říjnem říj rijen rijna",
            "listopad listopadu listopadem lis",
            "prosinec prosince prosinci prosincem pro",
        )
    ),
    weekdays=words("pondělí úterý středa středu čtvrtek pátek sobota sobotu neděle neděli po út st čt pá so ne"),
    days_back={"dnes": 0, "včera": 1, "předevčírem": 2},
    just_now=frozenset({"právě teď", "před chvílí", "před okamžikem"}),
    ago_before=words("před"),
    ago_after=words("zpět"),
    units=unit_forms(
        minute="minutou minutami min min. minutama",
        hour="hodinou hodinami hod hod. h",
        day="dnem dny",
        week="týdnem týdny",
        month="měsícem měsíci",
    ),
    numbers={
        "jednou": 1,
        "dvěma": 2,
        "třemi": 3,
        "čtyřmi": 4,
        "pěti": 5,
        "šesti": 6,
        "sedmi": 7,
        "osmi": 8,
        "devíti": 9,
        "deseti": 10,
    },
    time_words=words("v ve od čas čas: hod hod."),
    stop_words=words(
        "a aby aj ale ani asi až bez bude budou by byl byla bylo byly být co či další do ho i já jak jako je jeho jejich jen jí již "
        "jsem jsme jsou která které který kteří k ke kde když ma má mají mezi mu můžou může na nad nebo není než o od pak po pod podle "
        "pokud pouze pro proto protože před přes při s se si svůj svého ta tak také tato ten tento to tom tu ty u už v ve více však za ze z že"
    ),
    ands=words("a"),
    capitals_tell=True,
    author_prefixes=("autor", "autorka", "autoři", "text", "napsal", "napsala", "zdroj"),
    comment_words=(
        "diskuse",
        "diskuze",
        "komentáře",
        "komentáře čtenářů",
        "názory čtenářů",
        "příspěvky",
        "vstoupit do diskuse",
        "přidat komentář",
    ),
    teaser_words=(
        "čtěte také",
        "čtěte též",
        "čtěte i",
        "čtěte dále",
        "čtěte více",
        "přečtěte si také",
        "přečtěte si",
        "mohlo by vás zajímat",
        "související články",
        "související",
        "více čtěte",
        "další články",
        "nejčtenější",
        "k tématu",
    ),
    ad_words=(
        "reklama",
        "inzerce",
        "sponzorováno",
        "komerční sdělení",
        "placená inzerce",
        "líbí se vám naše práce",
        "soutěž pro čtenáře",
        "podpořte nás",
    ),
    share_words=(
        "sdílet",
        "sdílejte",
        "tisknout",
        "vytisknout",
        "poslat e-mailem",
        "odebírat",
        "odebírejte",
        "líbí se mi",
        "přihlaste se k odběru",
    ),
    caption_words=("foto", "foto:", "fotografie", "ilustrační foto", "ilustrační snímek", "autor fotografie", "snímek"),
    keyword_words=("klíčová slova", "štítky", "témata", "tagy", "téma"),
    date_words=("vydáno", "publikováno", "zveřejněno", "aktualizováno", "datum"),
    missing_words=phrases(
        "stránka nenalezena | stránka nebyla nalezena | stránka neexistuje | článek nebyl nalezen | článek nenalezen | "
        "požadovaná stránka neexistuje | stránka, kterou hledáte, neexistuje | stránka, kterou hledáte | "
        "tuto stránku jsme nenašli | stránku se nepodařilo najít | stránku nelze zobrazit | hledaná stránka neexistuje | "
        "hledaný článek neexistuje | obsah nebyl nalezen | taková stránka tu není | něco se pokazilo | "
        "článek již není k dispozici | článek byl odstraněn | chyba 404"
    ),
    wall_words=phrases(
        "přihlášení | přihlásit se | přihlaste se | přihlášení uživatele | vstup pro členy | zadejte heslo | "
        "přihlaste se ke svému účtu"
    ),
    paywall_words=phrases(
        "jen pro předplatitele | pouze pro předplatitele | celý článek je dostupný předplatitelům | "
        "článek je dostupný pouze předplatitelům | pokračování článku je pro předplatitele | "
        "tento článek je exkluzivní pro předplatitele | zbytek článku je dostupný | zbývá vám přečíst | zbývá článku | "
        "zbývá textu | pro přečtení celého článku | odemkněte si celý článek | odemknout článek | "
        "přečtěte si celý článek s předplatným | tento článek je součástí předplatného | obsah je určen předplatitelům | "
        "pokračujte ve čtení s předplatným | chcete číst dál | máte předplatné přihlaste se"
    ),
    challenge_words=phrases(
        "ověřujeme, že nejste robot | nejste robot | nejsem robot | kontrola prohlížeče | ověření prohlížeče | "
        "ověřte, že jste člověk | potvrďte, že jste člověk | bezpečnostní kontrola | přístup odepřen | "
        "kontrolujeme váš prohlížeč | opište text z obrázku a pokračujte | neobvyklý provoz z vaší sítě | "
        "počkejte prosím, ověřujeme"
    ),
    consent_words=("soubory cookie", "používáme cookies", "souhlasím s cookies", "tato stránka používá cookies"),
    page_words=("strana", "str.", "stránka"),
    next_page_words=(
        "další strana",
        "další stránka",
        "následující strana",
        "následující stránka",
        "na další stranu",
        "pokračování na další straně",
        "pokračovat na další stranu",
        "přejít na další stranu",
        "pokračování článku",
        "druhá strana článku",
    ),
    onward_words=(
        "další",
        "dál",
        "dále",
        "následující",
        "pokračování",
        "pokračovat",
        "pokračovat ve čtení",
        "číst dál",
        "číst dále",
        "čtěte dál",
    ),
    other_article_words=(
        "další článek",
        "další články",
        "následující článek",
        "další zpráva",
        "další příspěvek",
        "následující příspěvek",
        "předchozí článek",
        "další fotografie",
        "další galerie",
        "další díl",
    ),
    one_page_words=(
        "na jedné stránce",
        "na jedné straně",
        "vše na jedné stránce",
        "zobrazit na jedné stránce",
        "celý článek na jedné stránce",
        "celý článek",
        "celý text",
        "zobrazit vše",
        "zobrazit celý článek",
        "verze pro tisk",
        "tisk",
        "vytisknout",
        "tisknout",
    ),
    privacy_words=phrases(
        "cookie | osobních údaj | osobní údaj | souhlas | zpracování údaj | partner | personalizovan | nastavení soukromí | "
        "ochrana soukromí"
    ),
    accept_words=phrases(
        "přijmout vše | přijmout všechny | přijmout a | přijímám | souhlasím | souhlasit a | povolit vše | povolit všechny | "
        "rozumím a souhlasím | pokračovat se souhlasem | udělit souhlas | číst bez reklam"
    ),
    gate_words=phrases(
        "pro pokračování se přihlaste | pro pokračování se zaregistrujte | přihlaste se a čtěte dál | "
        "zaregistrujte se a čtěte dál | pro čtení článku se přihlaste | pro zobrazení obsahu se přihlaste | "
        "pro dočtení se přihlaste | pro dočtení článku se registrujte | obsah je dostupný po přihlášení | je mi více než 18 let | "
        "je mi 18 let | jste starší 18 let | potvrďte svůj věk"
    ),
    offer_words=phrases(
        "předplatné | předplatit | předplaťte | koupit přístup | odemknout | kč měsíčně | kč za měsíc | vyzkoušet za | "
        "prémiový obsah"
    ),
    script_words=phrases(
        "zapněte javascript | zapněte si javascript | povolte javascript | povolte si javascript | vyžaduje javascript | "
        "bez javascriptu"
    ),
    reply_words=phrases(
        "odpovědět | reagovat | nahlásit | nahlásit příspěvek | souhlasím | nesouhlasím | líbí se | nelíbí se | palec nahoru | "
        "citovat | odkaz | zobrazit odpovědi | skrýt odpovědi | upravit | doporučit | další | přejít na příspěvek"
    ),
    writing_words=phrases(
        "přidat komentář | přidejte komentář | napsat komentář | napište komentář | vložit komentář | vložit příspěvek | "
        "nový příspěvek | přidat příspěvek | přidat názor | vstoupit do diskuse | zobrazit diskusi | celá diskuse | zatím žádné | "
        "zatím nikdo | žádné komentáře | nikdo zatím | buďte první | diskuse je uzavřena | diskuze je uzavřena | pro přidání | "
        "pro vložení | před přidáním | do diskuse se | komentáře vyjadřují | redakce si vyhrazuje | vaše e-mailová adresa | "
        "vyžadované informace | uložit do prohlížeče | přihlaste se | jméno | váš komentář"
    ),
    said_words=phrases(
        "napsal | napsala | napsal a | píše | reaguje na | v odpovědi na | odpověď na | uživatel | autor | čtenář | dne | "
        "v"
    ),
    more_units=words(
        "vteřinou vteřinami sekundou sekundami sekund sek s rokem roky lety měs r"
        " minut minuty minutu hodin hodinu hodiny dní den dnů týdnů týden měsíců měsíc roků rok let"
    ),
    counter_words=phrases(
        "zobrazení | zhlédnutí | shlédnutí | přečteno | přečtení | čteno | čtenářů online | návštěv | návštěvy | "
        "návštěvníků online | návštěvníků dnes | návštěv dnes | uživatelů online | online | on-line | lidí si právě "
        "prohlíží | lidí právě čte | lidí si prohlíží | lidé si prohlíží | lidí sleduje | právě čte | právě si "
        "prohlíží | právě sleduje | právě prohlíží | líbí se | to se mi líbí | komentářů | komentáře | komentář | "
        "sdílení | sdíleno | stažení | staženo | staženo celkem | počet stažení | sledujících | počet zobrazení | "
        "počet přečtení | počet návštěv | přístupů | počet přístupů | diskuse | příspěvků v diskusi | návštěvník "
        "číslo | jste návštěvník číslo | jste návštěvníkem číslo | zobrazeno | zobrazena | zobrazen | navštíveno | "
        "četlo | shlédlo | zhlédlo | prohlédlo | návštěvník | návštěvníkem | návštěvníků: | návštěvnost: | počet "
        "návštěvníků | počítadlo přístupů | počítadlo návštěv | lidem se to líbí | se to líbí | jste návštěvník"
    ),
    countdown_words=phrases(
        "končí za | začíná za | zbývá | zbývají | do konce zbývá | vyprší za | další aktualizace za | ještě"
    ),
    made_words=phrases(
        "vygenerováno | vygenerována | stránka vygenerována | generováno | stránka vytvořena | vytvořeno za | načteno za | "
        "aktuální čas | čas serveru | serverový čas | právě je | dnes je | dnešní datum | id požadavku | id relace | "
        "stránka byla vygenerována | tato stránka byla vygenerována | tato stránka byla vytvořena | stránka byla vytvořena"
    ),
    updated_words=phrases(
        "aktualizováno | aktualizace | poslední aktualizace | naposledy aktualizováno | naposledy upraveno | poslední změna | "
        "poslední úprava | obnoveno | stav k | stav ke dni | platné k | data k | upraveno | změněno | vytištěno | "
        "vytvořeno | načteno | stránka načtena | čas generování | ke dni | naposledy načteno | poslední kontrola | "
        "stránka byla naposledy editována | stránka byla naposledy aktualizována | naposledy editováno"
    ),
    token_words=phrases("relace | token | id relace | id požadavku | požadavek"),
    checksum_words=phrases("kontrolní součet | otisk | sha256 | md5 | hash | podpis"),
    abbreviations=words(
        "např tj t.j tzv tzn mj resp cca pozn srov kupř popř příp vč vz zvl tj zejm event ev.č angl něm fr lat rus pol slov býv "
        "sv ing bc mgr mudr mvdr judr phdr rndr paeddr thdr thlic phmr icdr dr doc prof akad arch bca mga dipl plk pplk kpt "
        "npor por ppor mjr gen brig genmjr genpor mar prap nprap rtn šk čet des svob voj p pí sl gen hl ul nám tř nábř sídl "
        "obr tab příl odst písm ods kap red zkr zal nar zem roz tel fax mob čp sv.p red řed zást gš stč mgr.art jr sr st ml "
        "ed eds vyd překl n.m c.k"
    ),
    number_abbreviations=words(
        "č čj č.j č.p čís str s r roč sv odst § čl par hod min sek d ř max min tis mil mld ks cca l"
    ),
    ordinal_dots=True,
    person_titles=words(
        "ing bc mgr mudr mvdr judr phdr rndr paeddr thdr thlic icdr dr doc prof arch bca mga csc drsc ph.d phd th.d mba dis "
        "plk pplk kpt npor por ppor mjr gen genmjr genpor prap nprap akad pan pana panu panem paní pán slečna "
        "prezident premiér ministr ministryně starosta primátor hejtman senátor poslanec poslankyně"
    ),
    legal_forms=phrases(
        "s.r.o. | s. r. o. | spol. s r.o. | spol. s r. o. | a.s. | a. s. | v.o.s. | v. o. s. | k.s. | k. s. | o.p.s. | o. p. s. | "
        "z.s. | z. s. | z.ú. | z. ú. | s.p. | s. p. | p.o. | p. o. | o.s. | o. s. | n.p. | státní podnik"
    ),
    function_words=words(
        "ačkoli ačkoliv aniž ano až během beze bez bohužel buď budu budeme budete budeš byli bych bychom byste bys cokoli čeho čem "
        "čemu čím což dál dále dle dnes dokonce dokud dosud dost během hned hodně i její jejího jejím jejími jej jemu jenž "
        "jestli jestliže ještě jich jim jimi jim jím jinak jiné jiný jsi jste kam každá každé každý kdo kdy kdyby kdykoli kolem "
        "koho komu kolik kromě kterou kterého kterém kterému kterých kterým kterými kvůli letos loni málo mě mě mého mém mému "
        "mezitím mi mimo mít mne mně mnou mnoho mohl mohla mohli mohlo mohou moci moc moje možná můj musí muset museli musel "
        "musela my naopak například naše našeho našem naši našich našim našimi náš navíc ně něco nějak nějaký nějaká nějaké "
        "někde někdo několik některá některé některý některých nemá nemají nemůže neboť nebyl nebyla nebylo nebyly nejen než "
        "nic nich ním nikdo nikdy nim nimi ní nyní okolo ona oni ono ony on opět ostatně ovšem podobně poté potom pokaždé "
        "proč právě proti prý přece přesto přitom rovněž sám sama samo sami skoro snad spíše sice stále stejně "
        "svá své svém svému svou svoje svých svým svými ta tady tahle takže takový taková takové takto tam tamní tě tedy teď téma "
        "této těch těm těmito těmi těchto tento tímto tím tohle toho tohoto tomto tomu tomuto totiž tou touto tvůj ty tyto "
        "určitě uvedl uvedla uvést vám vámi vás váš vaše včera včetně vedle velmi vlastně vůbec vůči vy vždy vždyť "
        "zatím zatímco zda zde zejména znovu zítra zcela řekl řekla říká dodal dodala doplnil doplnila lze třeba téměř zhruba "
        "asi celkem dva dvě tři čtyři pět šest sedm osm devět deset jeden jedna jedno první druhý druhá druhé další "
        "chce chtějí chtěl chtěla chtěli mu je jeden stal stala stalo jde půjde bývá bývalý například podle možné nutné "
        "rok roku roce let letech den dne dny dní dnech měsíc měsíce měsíců týden týdnu hodin hodiny"
    ),
    general_words=words(
        "způsob věc část doba místo člověk lidé lid případ skupina cesta země otázka možnost důvod čas život svět  "
        "strana problém situace výsledek názor pravda počet většina polovina třetina řada konec začátek průběh rámec  "
        "základ krok podmínka úroveň pohled slovo vztah práce příklad druh chvíle pomoc informace žena muž dítě město  "
        "tisíc milion miliarda procento koruna číslo zpráva agentura server mluvčí závazek zásada oblast význam změna  "
        "potřeba téma fakt rozdíl smysl síla pozice postup jméno  "
    ),
    negations=words(
        "ne není nejsou nebyl nebyla nebylo nebyli nebyly nebude nebudou nemá nemají neměl neměla neměli nelze nemůže nemohou "
        "nemohl nesmí nikdy nijak nikdo nikoho nikoli nikoliv nic ničeho ničím žádný žádná žádné žádného žádnou žádných "
        "bez beze ani sotva stěží málokdy nechce nechtějí nechtěl"
    ),
    intensifiers=strengths(
        strong="velmi | velice | příliš | naprosto | zcela | úplně | strašně | hrozně | mimořádně | neobyčejně | nesmírně | "
        "extrémně | obrovsky | absolutně | nanejvýš | vysoce | silně | moc | nejvíce | nejvíc | ohromně | krajně | převelice",
        some="dost | docela | značně | výrazně | hodně | opravdu | skutečně | vážně | podstatně | poměrně | obzvlášť | zvlášť | "
        "tak | více | víc | celkově | hluboce",
        soft="trochu | mírně | poněkud | lehce | částečně | trošku | relativně | vcelku | celkem | spíše | jaksi | méně",
        hardly="téměř | skoro | sotva | málo | stěží | jen",
    ),
    lemma_exceptions=pairs(
        "lidem=člověk lidmi=člověk ústavu=ústav lepší=dobrý nejlepší=dobrý tís=tisíc mil=milion mld=miliarda"
    ),
    lemma_kept=("ání", "ení", "ění"),
    lemma_endings={
        **endings("ový ský cký čný vný telný ivý", 1, "ého ému ém ým á é ou ých ými"),
        **endings("ační ční ovní ací ící ující oční", 0, "ho mu m ch mi"),
        **endings("ismus izmus", 2, "u em"),
        **endings("ost", 0, "i í em ech mi"),
        **endings("ace", 1, "i emi"),
        **endings("ína", 1, "y u ou ám ách ami"),
        **endings("tor", 0, "ů y em ům ech"),
    },
    inflected=True,
    adjective_endings=("ý", "ní", "čí", "ší", "cí"),
    noun_endings=("ání", "ení", "ění", "utí", "ští", "nutí", "období", "mní"),
    adverb_endings=("ově", "cky", "sky", "ivě", "ně", "vě"),
    infinitive_endings=("at", "it", "et", "ět", "ít", "át", "ýt", "out", "ci", "ct", "íci", "ést", "ézt", "íst"),
    verb_endings=(
        "l",
        "la",
        "lo",
        "li",
        "ly",
        "je",
        "jí",
        "í",
        "ají",
        "ejí",
        "uje",
        "ují",
        "en",
        "ena",
        "eno",
        "eny",
        "án",
        "ána",
        "áno",
        "ány",
        "á",
        "ne",
        "nou",
        "te",
        "me",
        "il",
        "al",
        "el",
        "ěl",
        "t",
    ),
    plain_infinitives=(
        "ovat",
        "nout",
        "ět",
        "ít",
        "čit",
        "šit",
        "žit",
        "tit",
        "sit",
        "zit",
        "vit",
        "řit",
        "lit",
        "pit",
        "bit",
        "nit",
        "ávat",
        "ívat",
        "ěvat",
        "žet",
        "šet",
        "jet",
        "řet",
    ),
    gender_endings={
        "a": "f",
        "o": "n",
        "í": "n",
        "e": "f",
        "ě": "f",
        "iště": "n",
        "ost": "f",
        "um": "n",
        "dce": "m",
        "moře": "n",
    },
    adjective_forms={"ý": {"m": "ý", "f": "á", "n": "é"}},
)
