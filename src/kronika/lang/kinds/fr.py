"""French: what dates and bylines need; its pages are read with the general words for the rest."""

from kronika.lang.language import Language, month_forms, phrases, unit_forms, words

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
)
