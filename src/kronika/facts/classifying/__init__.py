"""The classifier of mentions: linear in named features, calibrated by site, kept as plain arrays."""
