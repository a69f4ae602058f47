"""The published two-step watchdog (RCDL 2012): boxes for single documents, divergence for sets; the baseline in every table."""
