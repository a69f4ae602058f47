"""Czech."""

from kronika.analyse.entities.cue import Cues

KIND = Cues(
    person=(
        "prezident prezidentka exprezident viceprezident viceprezidentka premiér premiérka expremiér vicepremiér "
        "vicepremiérka ministr ministryně exministr náměstek náměstkyně poslanec poslankyně europoslanec "
        "europoslankyně senátor senátorka hejtman hejtmanka starosta starostka primátor primátorka radní "
        "zastupitel kancléř kancléřka lídr šéf šéfka předseda předsedkyně místopředseda místopředsedkyně mluvčí "
        "tajemník generál plukovník major kapitán král královna princ princezna císař papež kardinál biskup "
        "arcibiskup farář kněz pastor imám prorok svatý ředitel ředitelka jednatel majitel majitelka zakladatel "
        "zakladatelka podnikatel podnikatelka miliardář miliardářka manažer manažerka prezidentův analytik "
        "analytička ekonom ekonomka expert expertka odborník odbornice politolog politoložka komentátor "
        "komentátorka novinář novinářka redaktor redaktorka reportér reportérka moderátor moderátorka herec "
        "herečka režisér režisérka zpěvák zpěvačka spisovatel spisovatelka básník skladatel malíř fotograf autor "
        "autorka historik historička profesor profesorka docent doktor doktorka lékař lékařka vědec vědkyně "
        "epidemiolog hygienik hygienička virolog inženýr architekt právník právnička advokát advokátka soudce "
        "soudkyně žalobce žalobkyně státní zástupce zástupkyně policista policistka vyšetřovatel komisař "
        "komisařka diplomat velvyslanec velvyslankyně vyjednavač kandidát kandidátka guvernér guvernérka "
        "kongresman kongresmanka republikán demokrat opoziční disident aktivista aktivistka bojovník trenér "
        "trenérka hráč hráčka fotbalista hokejista tenista tenistka útočník obránce záložník brankář gólman "
        "závodník jezdec lyžař biatlonista mistr mistryně olympionik rozhodčí manželka manžel kolega kolegyně "
        "nástupce předchůdce vrah oběť student studentka učitel učitelka pilot astronaut kosmonaut cestovatel "
        "kuchař model modelka influencer youtuber ing mgr mudr judr phdr bc rndr doc prof csc"
    ),
    kin=(
        "pan paní slečna otec matka máma táta syn dcera bratr sestra děda babička strýc teta manžel manželka "
        "vdova vdovec dvojče přítel přítelkyně partner partnerka snoubenka"
    ),
    people=(
        "fanoušek občan obyvatel příznivec stoupenec odpůrce voják turista cestující uprchlík migrant křesťan "
        "muslim žid katolík"
    ),
    organisation=(
        "společnost firma podnik koncern holding skupina banka pojišťovna agentura aerolinie aerolinky aerolinka "
        "aerolinek dopravce automobilka výrobce provozovatel prodejce řetězec obchodník operátor vydavatel "
        "vydavatelství nakladatelství deník týdeník časopis server web portál televize rádio rozhlas stanice "
        "strana hnutí koalice unie svaz odbory odborář sdružení spolek nadace organizace aliance asociace "
        "federace komora klub tým mužstvo ministerstvo úřad instituce institut ústav univerzita fakulta škola "
        "gymnázium nemocnice klinika muzeum divadlo galerie kapela orchestr sbor armáda policie soud parlament "
        "sněmovna senát vláda kancelář komise výbor rada centrum laboratoř startup think-tank gigant"
    ),
    head=(
        "ministerstvo rada komise výbor soud úřad unie strana banka fond institut ústav agentura svaz asociace "
        "federace komora sněmovna senát parlament kongres univerzita akademie fakulta škola nemocnice muzeum "
        "divadlo galerie organizace sdružení společnost skupina hnutí fronta liga aliance policie armáda služba "
        "správa inspekce kancelář centrum středisko nadace klub dům koncern holding televize rozhlas tribunál "
        "shromáždění federální národní státní česká evropská mezinárodní světová ústavní nejvyšší"
    ),
    place=(
        "město městečko obec vesnice vesnička městys osada metropole čtvrť okres kraj oblast region provincie "
        "stát země republika ostrov poloostrov souostroví řeka potok jezero přehrada rybník moře oceán záliv "
        "průliv průplav kanál hora vrch pohoří údolí nížina poušť les náměstí ulice třída nábřeží most letiště "
        "nádraží stadion hrad zámek kostel katedrála klášter park zahrada pláž přístav hranice sever jih východ "
        "západ severně jižně východně západně poblíž nedaleko okolí dálnice silnice lokalita území"
    ),
    product=(
        "plynovod ropovod projekt zákon smlouva dohoda ústava směrnice nařízení protokol deklarace usnesení film "
        "seriál kniha román album píseň hra pořad magazín deník noviny týdeník časopis vakcína lék přípravek "
        "virus letoun letadlo boeing airbus vůz automobil model telefon aplikace systém program software síť "
        "platforma cena řád medaile raketa sonda družice loď tanker pivo značka"
    ),
    event=(
        "festival olympiáda mistrovství šampionát turnaj pohár liga závod finále zápas utkání konference summit "
        "veletrh výstava válka bitva revoluce povstání referendum volby pandemie epidemie hurikán zemětřesení "
        "slavnost výročí svátek protest demonstrace stávka krize operace"
    ),
    say=(
        "říci říct uvést prohlásit dodat oznámit sdělit potvrdit vysvětlit upozornit poznamenat napsat tvrdit "
        "podotknout připomenout doplnit zdůraznit konstatovat vyzvat odmítnout kritizovat slíbit navrhnout míní "
        "řekl řekla uvedl uvedla dodal dodala řekli sdělil sdělila prohlásil prohlásila oznámil oznámila napsal "
        "napsala připustil připustila myslet soudit věřit"
    ),
    at="v ve do z ze na u nad pod přes kolem mezi",
    legal="sro as spol ltd inc corp gmbh ag se plc llc co vos zs ops",
    month=(
        "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec pondělí úterý středa "
        "čtvrtek pátek sobota neděle"
    ),
    endings=(
        "ovými ových ovému ového ovým ovou ové ová ovi ův ova ovo ovy ově ovu ech ích ách ům em ém ím ým ám emi "
        "ami ími ými ého ému ou iho ho ovia a e i o u y á é í ý ů ú ě es us"
    ),
)
