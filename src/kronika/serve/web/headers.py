"""What every screen carries so that a browser runs only our own script."""

from __future__ import annotations

from kronika.serve.gate.headers import EVERYWHERE

OWN_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

# A stored page may show its own inline style and embedded pictures, and nothing else: no script, no request, no form.
ORIGINAL_POLICY = "; ".join(
    (
        "sandbox",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)

DEFAULTS = {"Content-Security-Policy": OWN_POLICY, **EVERYWHERE}
