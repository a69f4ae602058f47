#!/bin/sh
# Brings the page watchers we are measured against into an environment of their own; prints its folder.
set -eu
CHANGEDETECTION=0.60.10
URLWATCH=2.29
folder="${KRONIKA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/kronika}/watch-peers"
if [ "$(cat "$folder/versions" 2>/dev/null)" != "$CHANGEDETECTION $URLWATCH" ]; then
  printf '%s\n' "Installing changedetection.io and urlwatch, to be measured against …" >&2
  mkdir -p "$(dirname "$folder")"
  .venv/bin/uv venv --quiet --clear --python .venv/bin/python "$folder"
  .venv/bin/uv pip install --quiet --python "$folder/bin/python" "changedetection.io==$CHANGEDETECTION" "urlwatch==$URLWATCH"
  printf '%s' "$CHANGEDETECTION $URLWATCH" > "$folder/versions"
fi
printf '%s\n' "$folder"
