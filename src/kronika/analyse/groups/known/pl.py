"""Things with several names in Polish."""

from kronika.analyse.groups.table import table

KIND = table("""
Polska | Rzeczpospolita Polska | RP | III RP | Polacy | Polak | Polka | Polki
Stany Zjednoczone | USA | Stany Zjednoczone Ameryki | US | U.S. | Amerykanie | Amerykanin | Amerykanka | Amerykanki ~ Ameryka
  | Stany
Wielka Brytania | Zjednoczone Królestwo | UK | W. Brytania | W Brytania | Wlk. Brytania | Brytania | Wyspy Brytyjskie
  | Brytyjczycy | Brytyjczyk | Brytyjka | Albion ~ Wyspy | Królestwo | Anglicy | Anglik | Wyspiarze
Irlandia Północna | Irlandia Płn.
Szkocja | Szkoci | Szkot
Walia | Walijczycy
Irlandia | Republika Irlandii | Irlandczycy | Irlandczyk | Zielona Wyspa
Niemcy | Republika Federalna Niemiec | RFN | Niemiec | Niemka
Francja | Republika Francuska | Francuzi | Francuz | Francuzka
Czechy | Republika Czeska | Czesi | Czech
Słowacja | Słowacy | Słowak
Rosja | Federacja Rosyjska | Rosjanie | Rosjanin | Rosjanka
Ukraina | Ukraińcy | Ukrainiec | Ukrainka
Białoruś | Białorusini | Białorusin
Węgry | Węgrzy | Węgier
Włochy | Włosi | Włoch | Italia
Hiszpania | Hiszpanie | Hiszpan
Portugalia | Portugalczycy | Portugalczyk
Holandia | Niderlandy | Holendrzy | Holender
Belgia | Belgowie | Belg
Luksemburg | Luksemburczycy
Austria | Austriacy | Austriak
Dania | Duńczycy | Duńczyk
Szwecja | Szwedzi | Szwed
Norwegia | Norwegowie | Norweg
Finlandia | Finowie | Fin
Estonia | Estończycy | Estończyk
Łotwa | Łotysze | Łotysz
Litwa | Litwini | Litwin
Rumunia | Rumuni | Rumun
Bułgaria | Bułgarzy | Bułgar
Grecja | Grecy | Grek
Turcja | Turcy | Turek
Serbia | Serbowie | Serb
Chorwacja | Chorwaci | Chorwat
Słowenia | Słoweńcy
Szwajcaria | Szwajcarzy | Szwajcar
Chiny | Chińska Republika Ludowa | ChRL | Chińczycy | Chińczyk
Japonia | Japończycy | Japończyk
Indie | Hindusi | Hindus
Pakistan | Pakistańczycy | Pakistańczyk | Pakistanka | Islamska Republika Pakistanu
Iran | Irańczycy | Irańczyk
Irak | Irakijczycy | Irakijczyk
Izrael | Izraelczycy | Izraelczyk
Arabia Saudyjska | Saudyjczycy
Zjednoczone Emiraty Arabskie | ZEA
Kanada | Kanadyjczycy | Kanadyjczyk
Meksyk | Meksykanie
Australia | Australijczycy | Australijczyk
Korea Południowa | Republika Korei
Korea Północna | KRLD
Republika Południowej Afryki | RPA
Europa | Europejczycy | Europejczyk
Unia Europejska | UE | EU | UE27 | Wspólnota Europejska | Wspólnoty Europejskie ~ Unia | Wspólnota | 27 | Dwudziestka Siódemka
Komisja Europejska | KE | Komisja UE ~ Komisja
Parlament Europejski | PE | Europarlament | Parlament UE ~ Parlament | PE
Rada Europejska | RE ~ Rada
Rada Europy
Europejski Bank Centralny | EBC | ECB
Trybunał Sprawiedliwości Unii Europejskiej | Trybunał Sprawiedliwości UE | TSUE | Europejski Trybunał Sprawiedliwości | ETS
  | Trybunał UE ~ Trybunał Sprawiedliwości | Trybunał
Europejski Obszar Gospodarczy | EOG
Sojusz Północnoatlantycki | NATO | Pakt Północnoatlantycki | Organizacja Traktatu Północnoatlantyckiego ~ Sojusz
Organizacja Narodów Zjednoczonych | ONZ | UN ~ Narody Zjednoczone
Światowa Organizacja Zdrowia | WHO
Światowa Organizacja Handlu | WTO
Międzynarodowy Fundusz Walutowy | MFW
Organizacja Bezpieczeństwa i Współpracy w Europie | OBWE
Organizacja Współpracy Gospodarczej i Rozwoju | OECD
Polska Agencja Prasowa | PAP
Prawo i Sprawiedliwość | PiS
Platforma Obywatelska | PO ~ Platforma
Polskie Stronnictwo Ludowe | PSL | ludowcy
Sojusz Lewicy Demokratycznej | SLD
Partia Konserwatywna | konserwatyści | torysi | Torysi
Partia Pracy | laburzyści | Labour Party
Partia Republikańska | Republikanie | Republikanin | GOP
Partia Demokratyczna | Demokraci | Demokrata
COVID-19 | koronawirus | COVID | SARS-CoV-2 | koronawirus SARS-CoV-2 | COVID19 | nowy koronawirus
Reuters | Reuter | Agencja Reutera | Agencja Reuters | Agencja Reutersa | Thomson Reuters
The Guardian | Guardian
New York Times | The New York Times | NYT | NY Times
Washington Post | The Washington Post
Narodowy Bank Polski | NBP
""")
