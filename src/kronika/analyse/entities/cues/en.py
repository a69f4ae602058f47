"""English."""

from kronika.analyse.entities.cue import Cues

KIND = Cues(
    person=(
        "president ex-president vice-president premier minister secretary senator congressman congresswoman "
        "representative rep sen gov governor mayor chancellor leader chief chairman chairwoman chair chairperson "
        "spokesman spokeswoman spokesperson general gen colonel col major maj captain capt lieutenant lt sergeant "
        "sgt admiral king queen prince princess duke duchess lord lady sir dame emperor pope cardinal bishop "
        "archbishop reverend rev father pastor rabbi imam prophet saint director ceo cfo founder co-founder owner "
        "entrepreneur businessman businesswoman billionaire tycoon manager analyst economist expert commentator "
        "journalist reporter editor correspondent anchor host actor actress filmmaker singer musician guitarist "
        "drummer writer novelist author poet composer painter photographer artist historian professor prof doctor "
        "dr scientist researcher engineer architect lawyer attorney judge justice prosecutor detective officer "
        "sheriff commissioner diplomat ambassador envoy negotiator candidate nominee republican democrat "
        "dissident activist coach player footballer striker defender midfielder goalkeeper quarterback pitcher "
        "champion colleague successor predecessor student teacher pilot astronaut chef model blogger mr mrs ms "
        "miss warlord militant suspect agent"
    ),
    kin=(
        "mr mrs ms miss mother father mom dad son daughter brother sister uncle aunt grandfather grandmother "
        "husband wife widow friend partner fiance cousin"
    ),
    people=(
        "fan citizen resident supporter opponent soldier tourist passenger refugee migrant christian muslim jew "
        "catholic american british french german italian spanish polish russian ukrainian chinese japanese indian pakistani "
        "iranian iraqi israeli syrian turkish egyptian saudi libyan nigerian kenyan ethiopian somali african brazilian "
        "mexican argentine chilean cuban venezuelan colombian canadian australian korean vietnamese thai indonesian "
        "afghan greek dutch belgian swedish norwegian danish finnish icelandic irish scottish welsh english austrian "
        "swiss hungarian romanian bulgarian serbian croatian bosnian slovak slovenian czech albanian estonian latvian "
        "lithuanian belarusian georgian armenian kazakh portuguese palestinian arab arabic kurdish jewish islamic "
        "christian european asian western eastern latino hispanic sunni shiite shia hindu buddhist protestant soviet nazi "
        "communist socialist briton frenchman scot swede dane turk serb pole spaniard finn kurd filipino moroccan tunisian "
        "algerian lebanese jordanian yemeni taiwanese tibetan nepalese sudanese rwandan congolese peruvian bolivian"
    ),
    organisation=(
        "company firm business corporation conglomerate group bank insurer agency airline carrier maker "
        "manufacturer operator retailer chain publisher newspaper daily weekly magazine website broadcaster "
        "network channel station party movement coalition union association foundation charity organization "
        "organisation alliance federation chamber club team squad ministry department office institution "
        "institute university college school hospital clinic museum theatre theater gallery band orchestra choir "
        "army military police court parliament senate government committee commission council center centre "
        "laboratory startup giant faction brand"
    ),
    head=(
        "ministry department council commission committee court office union party bank fund institute agency "
        "association federation chamber senate house parliament congress university college academy school "
        "hospital museum theatre theater gallery organization organisation society group movement front league "
        "alliance police army force service administration center centre foundation club corporation company "
        "bureau board authority international national federal european american royal united church times post "
        "news inc"
    ),
    place=(
        "city town village municipality capital suburb district county province state region area country "
        "republic island peninsula archipelago river creek stream lake reservoir sea ocean gulf bay strait canal "
        "channel mountain mount mt peak range valley desert forest square street st road rd avenue ave boulevard "
        "blvd bridge airport station stadium castle palace church cathedral monastery park garden beach port "
        "border north south east west northern southern eastern western near highway neighborhood"
    ),
    product=(
        "pipeline project act law treaty agreement accord constitution directive regulation protocol declaration "
        "resolution film movie series book novel album song game show magazine newspaper vaccine drug virus "
        "aircraft plane boeing airbus car model phone app system program software platform prize award medal "
        "rocket missile probe satellite ship tanker beer brand"
    ),
    event=(
        "festival olympics championship tournament cup league race final match conference summit fair exhibition "
        "war battle revolution uprising referendum election pandemic epidemic hurricane earthquake ceremony "
        "anniversary holiday protest strike crisis operation games"
    ),
    say=(
        "say said tell told add announce confirm explain note write claim argue stress recall warn urge reject "
        "criticize promise suggest admit believe think state declare ask reply"
    ),
    at="in at from to near around across through into outside inside",
    legal="ltd inc corp gmbh ag plc llc co llp lp",
    month=(
        "january february march april may june july august september october november december monday tuesday "
        "wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec"
    ),
    endings="'s ’s s",
)
