"""Traces that bot checks, consent managers and paywalls leave in the markup: data only, in lower case."""

from __future__ import annotations

# Addresses of scripts, frames and forms that only a bot check loads.
CHALLENGE_SOURCES = (
    *("/orchestrate/chl_", "/cdn-cgi/l/chk", "challenges.cloudflare.com", "captcha-delivery.com"),
    *("_incapsula_resource", "ddos-guard", "check.ddos", "px-captcha", "px-cloud.net", "/149e9513-01fa-4fb0-aad4"),
    *("awswaf.com", "awswafcaptcha", "smartcaptcha", "showcaptcha", "checkcaptcha", "qrator", "servicepipe"),
    *("variti", "/_sec/cp_challenge", "/__challenge", "validate.perfdrive.com", "/.well-known/sgcaptcha"),
)
# Ids and classes of the same.
CHALLENGE_NAMES = frozenset(
    (
        "challenge-form challenge-running challenge-stage challenge-error-text cf-browser-verification cf-error-details cf-wrapper "
        "cf-chl-widget cf-spinner-please-wait px-captcha px-captcha-wrapper ddg-captcha ddg-l10n-title sec-if-cpt-container "
        "sec-bc-text-container checkboxcaptcha captcha-container captcha_form challenge-container bot-check"
    ).split()
)
# Widgets that a bot check uses, and many an honest form too.
CAPTCHA_NAMES = frozenset("g-recaptcha h-captcha cf-turnstile smart-captcha frc-captcha geetest_holder captcha".split())

# Parts of names of boxes that ask for money where the text breaks off.
OFFER_NAMES = (
    *("paywall", "pay-wall", "premium-offer", "premium-box", "premium-wall", "piano-", "regwall", "subscribe-wall"),
    *("subscription-wall", "subscription-offer", "article-locked", "locked-content", "content-lock", "metered"),
    *("paid-content-box", "ograniczenie-dostepu", "zamceny", "zamcen", "predplatne-box", "plus-offer", "paywallbox"),
)
