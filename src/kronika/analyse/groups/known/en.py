"""Things with several names in English."""

from kronika.analyse.groups.table import table

KIND = table("""
United States | USA | US | U.S. | U.S.A. | United States of America | the United States | Americans | American ~ America
  | the States
United Kingdom | UK | U.K. | Britain | Great Britain | the United Kingdom | Britons | Briton
Germany | Germans | German | Federal Republic of Germany
France | French Republic
Russia | Russian Federation | Russians | Russian
China | People's Republic of China | PRC
Czech Republic | Czechia | Czechs
European Union | EU | E.U. | the European Union ~ the Union
European Commission | EC ~ Commission | the Commission
European Parliament | EP
European Central Bank | ECB
North Atlantic Treaty Organization | NATO | Nato | North Atlantic Treaty Organisation ~ the Alliance
United Nations | UN | U.N. | United Nations Organization
World Health Organization | WHO | World Health Organisation
World Trade Organization | WTO | World Trade Organisation
International Monetary Fund | IMF
Organisation for Economic Co-operation and Development | OECD
Republican Party | Republicans | Republican | GOP
Democratic Party | Democrats | Democrat
Conservative Party | Conservatives | Tories | Tory
Labour Party | Labour
United Arab Emirates | UAE
South Africa | Republic of South Africa
South Korea | Republic of Korea
North Korea | DPRK
New York Times | The New York Times | NYT
Washington Post | The Washington Post
COVID-19 | Covid-19 | Covid | COVID | coronavirus | SARS-CoV-2
""")
