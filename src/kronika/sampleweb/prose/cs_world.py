"""Czech foreign news: treaties, disasters, protests, links and discoveries abroad."""

from __future__ import annotations

from kronika.sampleweb.prose.cs_topic import Topic

TOPICS = (
    Topic(
        key="treaty",
        roles=("foreign", "diplomat", "analyst"),
        orgs=("trade", "council"),
        keywords=("diplomacie", "dohoda", "{k:nom}", "{kk:nom}"),
        titles=(
            "Vlády {k:gen} a {kk:gen} se dohodly na společném postupu, podpis má přijít {w}",
            "Jednání v {m:loc} skončilo bez dohody, diplomaté přiznali zklamání",
            "{A:s.nom} jednal{a:l} {k:v} o obchodu, výsledek označil{a:l} za {v:úspěch|průlom|dobrý začátek}",
            "Obchodní smlouva s {k:ins} přinese úsporu {n:12-90} miliard korun",
            "Spor o rybolov mezi {k:ins} a {kk:ins} se vyhrocuje, padly tvrdé výroky",
            "Rozhovory v {m:loc} pokračují už {n:5-12} dní, naděje na smír roste",
        ),
        leads=(
            "Po {n:5-14} měsících složitých rozhovorů uzavřely vlády {k:gen} a {kk:gen} dohodu o obchodu. Slavnostní podpis se uskuteční v {m:loc}.",
            "Diplomaté v {m:loc} nedokázali překonat hluboké rozpory. Zástupci {k:gen} odešli od stolu předčasně a vinu svalují na druhou stranu.",
            "{A:Nom} přicestoval{a:l} {k:do} na {v:dvoudenní|třídenní} návštěvu. Hlavním tématem jsou energie, obchod a bezpečnost.",
        ),
        body=(
            "„Udělali jsme velký krok vpřed. Ještě před rokem by takový výsledek nikdo nečekal,“ {v:řekl|prohlásil|uvedl}{a:l} {a:nom} po skončení schůzky.",
            "Na dodržování smlouvy má dohlížet {o:nom}, která sídlí v {m:loc}. První zprávu předloží za půl roku.",
            "„Rozpory jsou stále značné a obě strany si nevěří,“ varoval{b:l} {b:nom}. Podle svých slov přesto odjíždí s nadějí.",
            "Vzájemný obchod obou zemí loni dosáhl {n:40-380/10} miliard korun. Dohoda jej má podle odhadů zvýšit o {n:5-25} procent.",
            "Kritici v {k:adj}ém parlamentu dohodu odmítají. Tvrdí, že poškodí zemědělce a ohrozí {n:5-40} tisíc pracovních míst.",
            "Podle {c:gen} jde o zásadní obrat. „Po letech hádek konečně vidíme vůli k dohodě, to je dobrá zpráva pro celou Evropu,“ míní {c:r.nom}.",
            "Do jednání se zapojila i {q:nom}, která nabídla pomoc s financováním. Její návrh obě delegace přijaly s uznáním.",
            "{A:Nom} se setkal{a:l} i s podnikateli. Ti si stěžovali především na zdlouhavé celní kontroly a nejasná pravidla.",
        ),
        heads=("Složité rozhovory", "Kritika z opozice", "Co dohoda obsahuje", "Další kolo v {m:loc}"),
        captions=(
            "Delegace před začátkem jednání, {m:nom}. Foto: archiv redakce",
            "Vlajky před kongresovým centrem. Ilustrační snímek",
        ),
        lists=(
            (
                "Dohoda obsahuje tři hlavní části:",
                "nižší cla na potraviny a stroje",
                "společné kontroly na hranicích",
                "rychlejší uznávání diplomů",
            ),
        ),
    ),
    Topic(
        key="disaster",
        roles=("diplomat", "scientist", "foreign"),
        orgs=("relief", "science"),
        keywords=("katastrofa", "pomoc", "{k:nom}", "{m:nom}"),
        titles=(
            "Zemětřesení {k:v} poškodilo stovky domů, zranilo se {n:40-260} lidí",
            "Lesní požáry {k:v} vyhnaly z domovů {n:5-28} tisíc obyvatel",
            "Silná bouře zpustošila pobřeží {k:gen}, bez proudu je {n:40-320/10} tisíc domácností",
            "Srážka vlaků {k:v}: záchranáři bojovali o životy {n:12-70} zraněných",
            "Česko pošle {k:do} pomoc za {n:10-60} milionů korun",
            "Sopka {k:v} se probudila, úřady nařídily evakuaci {n:5-19} obcí",
        ),
        leads=(
            "Ničivá katastrofa zasáhla {v:dnes v noci|brzy ráno|o víkendu} jih {k:gen}. Záchranáři pátrají v troskách, úřady hlásí desítky zraněných a obrovské škody.",
            "Bouře, která zasáhla {k:acc}, patří k nejhorším za posledních {n:20-60} let. Na místo míří humanitární pomoc z celé Evropy.",
            "Záchranáři {k:v} vyprostili {n:12-60} lidí, které odřízl požár. Situace podle úřadů zůstává vážná a nebezpečí trvá.",
        ),
        body=(
            "„Domy se otřásaly, lidé křičeli a utíkali na ulici. Byla to hrůza,“ vylíčili svědkové {k:adj}é televizi.",
            "{O:Nom} vyslala na místo {n:40-180} záchranářů se psy a těžkou technikou. Připravuje také stany, deky a pitnou vodu.",
            "„Takovou sílu jsme v této oblasti nezaznamenali desítky let,“ {v:řekl|uvedl|vysvětlil}{b:l} {b:nom}, kter{b:ý} pracuje pro {q:acc}.",
            "Mezi zraněnými nejsou podle dostupných informací žádní Češi, {v:potvrdil|uvedl}{a:l} {a:nom}. Velvyslanectví v {m:loc} zřídilo nepřetržitou linku.",
            "Nejhůře zasažené oblasti zůstávají odříznuté od světa. Silnice jsou zavalené, mobilní síť nefunguje a nemocnice jsou přetížené.",
            "{C:Nom} vyjádřil{c:l} obětem soustrast a nabídl{c:l} pomoc českých hasičů. „Jsme připraveni odletět do {n:6-18} hodin,“ dodal{c:l}.",
            "Škody se podle prvních odhadů vyšplhají na {n:12-95} miliard korun. Obnova zničených domů může trvat i několik let.",
            "Dobrovolníci mezitím rozdávají jídlo a teplé oblečení. Solidarita lidí podle starostů zasažených obcí předčila všechna očekávání.",
        ),
        heads=("Záchranáři pátrají v troskách", "Pomoc je na cestě", "Nejhorší za desítky let", "Obavy z další vlny"),
        captions=("Následky živlu, {k:nom}. Foto: archiv redakce", "Záchranáři při zásahu. Ilustrační snímek"),
    ),
    Topic(
        key="protest",
        roles=("analyst", "diplomat", "foreign"),
        orgs=("trade", "relief"),
        keywords=("protesty", "vláda", "{k:nom}"),
        titles=(
            "Do ulic {m:gen} vyšlo {n:20-180/5} tisíc lidí, žádali odchod vlády",
            "Vláda {k:gen} padla, parlament jí po skandálu vyslovil nedůvěru",
            "Zemědělci zablokovali traktory přístav v {m:loc}, škody rostou",
            "Policie v {m:loc} rozehnala demonstraci, zadržela {n:30-240} lidí",
            "Nová vláda {k:gen} slibuje boj s korupcí a nižší daně",
            "Studenti {k:v} slaví, vláda ustoupila a zrušila sporný zákon",
        ),
        leads=(
            "Hněv kvůli {v:zdražování|korupci|škrtům ve zdravotnictví} vyhnal do ulic {m:gen} desetitisíce lidí. Shromáždění bylo převážně klidné, večer ale došlo k potyčkám s policií.",
            "Parlament {k:gen} vyslovil vládě nedůvěru. Rozhodl skandál s tajnými účty, kvůli kterému odstoupili dva ministři.",
            "Po {n:5-20} dnech protestů vláda {k:gen} ustoupila. Zákon, který vyvolal odpor veřejnosti, stáhla a omluvila se.",
        ),
        body=(
            "„Už máme dost lží a prázdných slibů,“ volali lidé na náměstí v {m:loc}. Mnozí přišli s dětmi a s transparenty.",
            "Podle {a:gen} vláda situaci podcenila. „Ztratila důvěru lidí a získat ji zpět bude velmi těžké,“ myslí si {a:r.nom}.",
            "Policie použila slzný plyn poté, co skupina maskovaných mužů začala házet kameny. Zraněno bylo {n:12-80} lidí včetně {n:5-11} policistů.",
            "„Situaci sledujeme a českým občanům doporučujeme vyhnout se centru města,“ {v:uvedl|řekl}{b:l} {b:nom}.",
            "Průzkumy ukazují, že vládu {k:gen} podporuje už jen {n:12-29} procent voličů, nejméně za posledních {n:8-20} let.",
            "Nepokoje poškozují i hospodářství. Turisté ruší pobyty a obchodníci v centru mluví o ztrátách ve výši {n:20-160/5} milionů korun denně.",
            "{C:Nom} vyzval{c:l} obě strany ke klidu a dialogu. Evropa podle {c:gen} potřebuje stabilitu, ne další krizi.",
            "Předčasné volby by se mohly konat už za {n:6-14} týdnů. Favoritem je strana, která slibuje tvrdý boj s korupcí.",
        ),
        heads=("Náměstí plné lidí", "Vláda ztrácí podporu", "Obavy z násilí", "Co bude dál"),
        captions=(
            "Demonstranti v centru, {m:nom}. Foto: archiv redakce",
            "Policejní kordon před parlamentem. Ilustrační snímek",
        ),
    ),
    Topic(
        key="discovery",
        roles=("scientist", "diplomat", "analyst"),
        orgs=("science", "council"),
        keywords=("věda", "výzkum", "{k:nom}", "energie"),
        titles=(
            "Vědci {k:v} objevili neznámý druh {v:motýla|orchideje|hlubinné ryby}",
            "Nejdelší podmořský kabel spojil {k:acc} s {kk:ins}, dodá proud celému regionu",
            "Noční vlak mezi Prahou a {m:ins} uvítaly davy, jezdit bude denně",
            "Ledovec {k:v} ztratil za rok {n:12-48} metrů, vědci varují",
            "Archeologové {k:v} našli {n:800-2600/100} let starý poklad",
            "Větrná elektrárna u břehů {k:gen} lámala rekordy, vyrobila nejvíc proudu v dějinách",
        ),
        leads=(
            "Mezinárodní tým vědců oznámil {k:v} {v:mimořádný|unikátní|překvapivý} objev. Podílel se na něm i {o:nom}, který má v oboru výbornou pověst.",
            "Stavba, na které se podílelo {n:12-40} firem z celé Evropy, je hotová. Energie {k:z} teď poteče i do sousedních zemí.",
            "Sever {k:gen} čelí rychlým změnám klimatu. Ledovce mizí tempem, které zaskočilo i zkušené badatele.",
        ),
        body=(
            "„Když jsme výsledky uviděli poprvé, nevěřili jsme vlastním očím,“ {v:přiznal|popsal|řekl}{a:l} {a:nom}.",
            "Výzkum trval {n:5-15} let a stál {n:40-480/10} milionů korun. Část peněz poskytl{o:l} {o:nom}.",
            "Objev ocenili i odborníci z jiných zemí. Podle nich jde o zásadní pokrok, který může pomoci při ochraně ohrožených druhů.",
            "Další expedice vyrazí na místo za {n:5-11} měsíců. Zúčastní se jí také {n:5-14} studentů z Česka.",
            "„Obávám se, že nám zbývá málo času,“ varoval{a:l} {a:nom}. Pokud se tempo změn nezpomalí, následky budou podle {a:gen} nevratné.",
            "Projekt podpořil{q:l} {q:nom}. V příštích letech chce do podobných staveb investovat {n:20-160/5} miliard korun.",
            "„Pro malé země je to obrovská příležitost,“ {v:uvedl|řekl}{b:l} {b:nom} a připomněl{b:l} úspěch podobného projektu {kk:v}.",
            "{C:Nom} však mírní nadšení. Náklady podle {c:gen} porostou a návratnost je nejistá.",
        ),
        heads=("Překvapení v laboratoři", "Peníze na další výzkum", "Vědci varují", "Češi u toho byli"),
        captions=("Výzkumná stanice, {k:nom}. Foto: archiv institutu", "Vědci při práci v terénu. Ilustrační snímek"),
    ),
)

GENERAL = (
    "České ministerstvo zahraničí vývoj {v:pozorně|bedlivě} sleduje. Cestovatelům doporučuje, aby se zaregistrovali v systému pro krizové situace.",
    "Světové agentury připomínají, že podobná situace nastala {k:v} naposledy před {n:8-30} lety.",
    "Evropské metropole na zprávu reagovaly {v:opatrně|s úlevou|rozpačitě}. Společné stanovisko se očekává {w}.",
    "{K:adj}á média věnují události titulní strany. Komentátoři se shodují, že ovlivní politiku země na dlouhá léta.",
    "Žije tam asi {n:5-25} tisíc Čechů. Krajanské spolky nabídly pomoc i překladatelské služby.",
)
