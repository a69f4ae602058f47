#!/bin/sh
# Brings the peers that the benchmarks measure against, when they are not there yet.
set -eu
.venv/bin/python -c 'import boilerpy3, justext, matplotlib, natasha, newspaper, readability, resiliparse, scipy, trafilatura, yake' >/dev/null 2>&1 && exit 0
printf '%s\n' "Installing the peers we are measured against into .venv …" >&2
.venv/bin/uv pip install --quiet --python .venv/bin/python -c constraints.lock -e '.[bench]' scipy  # pip 23 stumbles over an extra that two peers ask for
