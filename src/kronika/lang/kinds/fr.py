"""French: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, strengths, unit_forms, words

KIND = Language(
    code="fr",
    name="français",
    zone="Europe/Paris",
    months=month_forms(
        (
            "janvier janv jan",
            "février fevrier févr fév fevr",
            "mars",
            "avril avr",
            "mai",
            "juin",
            "juillet juil",
            "août aout",
            "septembre sept sep",
            "octobre oct",
            "novembre nov",
            "décembre decembre déc dec",
        )
    ),
    weekdays=words("lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim"),
    days_back={"aujourd'hui": 0, "aujourd’hui": 0, "hier": 1, "avant-hier": 2},
    just_now=frozenset({"à l'instant"}),
    ago_before=frozenset({"il y a"}),
    units=unit_forms(
        minute="minute minutes min min.",
        hour="heure heures h",
        day="jour jours",
        week="semaine semaines",
        month="mois",
    ),
    numbers={"une": 1, "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5},
    time_words=words("à le h"),
    joins=words("de"),
    ands=words("et"),
    capitals_tell=True,
    author_prefixes=("par", "auteur", "auteure", "auteurs", "propos recueillis par", "écrit par", "texte"),
    keyword_words=("mots-clés", "mots clés", "thèmes", "étiquettes"),
    date_words=("publié", "publié le", "paru le", "mis à jour", "modifié", "date"),
    more_units=words("seconde secondes sec s an ans année années"),
    counter_words=phrases(
        "vues | vue | lectures | visites | visiteurs en ligne | en ligne | j'aime | commentaires | commentaire | partages | "
        "téléchargements | personnes consultent | personnes regardent | abonnés | "
        "visiteurs: | visiteur numéro | vous êtes le visiteur | visiteur | compteur de visites"
    ),
    countdown_words=phrases("se termine dans | commence dans | il reste"),
    made_words=phrases("généré | générée | page générée | heure actuelle | heure du serveur | nous sommes le"),
    updated_words=phrases(
        "mis à jour | mise à jour | dernière mise à jour | dernière modification | actualisé | modifié"
    ),
    token_words=phrases("session | jeton | requête"),
    checksum_words=phrases("somme de contrôle | empreinte"),
    abbreviations=words("m mm mme mmes mlle mlles dr pr me mgr st ste p pp ex cf env av bd art chap vol tél éd fig"),
    number_abbreviations=words("no p pp art vol chap tél env"),
    person_titles=words("m mm mme mlle dr pr me mgr monsieur madame président ministre général"),
    legal_forms=phrases("s.a. | sa | sarl | s.a.r.l. | sas | sasu | snc | eurl"),
    function_words=words(
        "à afin ai aient ainsi alors après au aucun aussi autre aux avait avant avec avoir c ce cela celle celui ces cet cette ceux chez comme "
        "contre d dans de depuis des deux doit donc dont du elle elles en encore entre est et était étaient été être eu eux fait faire "
        "hier il ils j je jusqu l la le les leur leurs lors lui m ma mais me même mes moins mon n ne ni non nos notre nous on ont ou où par "
        "parce pas pendant peu peut plus pour pourquoi qu quand que quel quelle qui quoi s sa sans se selon ses si son sont sous sur t ta te "
        "tes toi ton tous tout toute toutes très trois tu un une vers voici vos votre vous y an ans année années"
    ),
    negations=words("ne pas jamais rien personne aucun aucune sans ni non guère"),
    intensifiers=strengths(
        strong="très | trop | extrêmement | totalement | complètement",
        some="assez | plutôt | vraiment | plus",
        soft="un peu | peu",
        hardly="presque | à peine",
    ),
)
