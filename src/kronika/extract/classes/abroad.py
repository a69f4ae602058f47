"""Phrases of errors, walls and challenges in languages that Kronika knows no more of: data only."""

from __future__ import annotations

ABROAD = {
    "missing_words": (
        *("seite nicht gefunden", "seite wurde nicht gefunden", "seite existiert nicht", "diese seite gibt es nicht"),
        *("page introuvable", "página no encontrada", "pagina non trovata", "stránka sa nenašla", "stránka neexistuje"),
        *("сторінку не знайдено", "oldal nem található", "seite konnte nicht gefunden werden"),
    ),
    "gate_words": (
        *(
            "bitte melden sie sich an um weiterzulesen",
            "jetzt anmelden und weiterlesen",
            "registrieren und weiterlesen",
        ),
        *("connectez vous pour lire la suite", "inicia sesión para seguir leyendo", "pre pokračovanie sa prihláste"),
    ),
    "wall_words": ("anmelden", "anmeldung", "login", "connexion", "iniciar sesión", "prihlásenie", "accedi"),
    "accept_words": (
        *("alle akzeptieren", "akzeptieren und weiter", "zustimmen und weiter", "einwilligen und weiter"),
        *("tout accepter", "accepter et continuer", "aceptar todo", "accetta tutto", "prijať všetko", "pur abo"),
        *("mit werbung weiterlesen", "weiter mit werbung und cookies"),
    ),
    "privacy_words": ("datenschutz", "einwilligung", "tracking", "données personnelles", "datos personales", "iab tcf"),
    "paywall_words": (
        *("weiterlesen mit", "jetzt weiterlesen", "dieser artikel ist für abonnenten", "nur für abonnenten"),
        *("la suite est réservée aux abonnés", "article réservé aux abonnés", "contenido exclusivo para suscriptores"),
        *("zostáva vám na dočítanie", "obsah pre predplatiteľov"),
    ),
    "reply_words": (
        *(
            "antworten",
            "antwort",
            "beantworten",
            "melden",
            "zitieren",
            "gefällt mir",
            "répondre",
            "signaler",
            "responder",
            "reportar",
        ),
        *("rispondi", "segnala", "odpovedať", "reagovať", "reply delete", "replydelete", "reply report"),
    ),
    "comment_words": (
        *(
            "kommentare",
            "kommentar",
            "kein kommentar",
            "kommentieren",
            "jetzt kommentieren",
            "leserkommentare",
            "diskussion",
        ),
        *("commentaires", "réactions", "comentarios", "comenta", "commenti", "komentáre", "diskusia"),
    ),
    "challenge_words": (
        *("sind sie ein mensch", "bestätigen sie dass sie kein roboter sind", "ihr browser wird überprüft"),
        *("vérifiez que vous êtes humain", "comprueba que eres humano", "nur einen moment"),
    ),
    "script_words": ("javascript aktivieren", "activer javascript", "activar javascript", "povoľte javascript"),
}
