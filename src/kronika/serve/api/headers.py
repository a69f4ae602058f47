"""What every answer to a program carries; a browser that opens one may show it and our style, and nothing else."""

from __future__ import annotations

from kronika.serve.gate.headers import EVERYWHERE

POLICY = "; ".join(
    ("default-src 'none'", "style-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'")
)
DEFAULTS = {"Content-Security-Policy": POLICY, **EVERYWHERE}
