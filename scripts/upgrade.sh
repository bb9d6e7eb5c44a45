#!/bin/sh
# upgrade.sh [--yes]: upgrades the running product to the version in this folder, part by part (docs/operations/upgrade.md).
# Writes a backup first, goes back if a part fails, and removes what the build left behind. Needs only Docker.
set -eu
cd "$(dirname "$0")/.."

# The API comes before front ends that may need it, and the gateway, whose port can be used by one container only, last.
parts='api shell marketing admin gateway'
images="init migrate backup $parts"

case "$#,${1:-}" in
  0, | 1,--yes) ;;
  *) echo 'Usage: sh scripts/upgrade.sh [--yes]' >&2; exit 1 ;;
esac

say() { printf '\n== %s\n' "$*"; }
refuse() { echo "$1" >&2; exit 1; }
ask_api() { docker compose exec -T gateway curl --silent --max-time 10 "http://api:4000/$1" || true; }
version_of() { sed -n 's/.*"version": *"\([^"]*\)".*/\1/p' | head -n 1; }
project=$(docker compose config | sed -n 's/^name: //p')
is_here() { docker image inspect "$1" > /dev/null 2>&1; }

# Releases the images from before the upgrade again, the last one first.
go_back() {
  say "$1 failed. Going back"
  for image in $images; do
    if is_here "$project-$image:before"; then docker tag "$project-$image:before" "$project-$image"; fi
  done
  back=
  for part in $released; do back="$part $back"; done
  for part in $back; do sh scripts/release.sh "$part" --image "$project-$part:before"; done
  refuse "Nothing was upgraded: $1 failed (above). The version from before runs. Its files: git checkout COMMIT."
}

old=$(ask_api healthz | version_of)
old=${old:-0.0.0}
new=$(version_of < package.json)
[ -n "$(docker compose ps --quiet api)" ] || refuse 'The product does not run here, so there is nothing to upgrade: docker compose up --build --wait'
cat << TEXT
This upgrades $project from version $old to $new:
  1. writes a backup, and keeps the running images as $project-...:before
  2. builds the images
  3. checks the settings, and recreates MySQL if its settings have changed (forms work, the panel is interrupted)
  4. replaces, one after another, $parts (the gateway for about 2 s without an answer)
  5. replaces backup, and starts what is new
  6. checks /readyz and the version, and removes what the build left behind
If a part fails, those before it go back. "Before you upgrade" in CHANGELOG.md says what you have to do first.
TEXT
if [ "${1:-}" != --yes ]; then
  printf 'Continue? [y/N] '
  read -r answer || answer=
  case $answer in [Yy] | [Yy][Ee][Ss]) ;; *) refuse 'Nothing was changed.' ;; esac
fi

say 'Backup'
docker compose exec -T backup backup now
for image in $images; do
  if is_here "$project-$image"; then docker tag "$project-$image" "$project-$image:before"; fi
done
released=

say 'Images'
docker compose build || go_back 'Building the images'

say 'Settings'
docker compose run --rm --no-deps init || go_back 'The check of the settings'
if [ -n "$(docker compose ps --quiet mysql)" ]; then
  docker compose up --detach --no-deps --wait mysql || go_back 'Starting MySQL'
fi

for part in $parts; do
  say "$part"
  sh scripts/release.sh "$part" || go_back "The release of $part"
  released="$released $part"
done

say 'Everything else'
docker compose up --detach --no-build --wait || go_back 'Starting the other services'

say 'Check'
tries=0
until ask_api readyz | grep -q '"status":"ok"' && [ "$(ask_api healthz | version_of)" = "$new" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 30 ] || go_back 'The check of /readyz and the version'
  sleep 2
done
docker image prune --force
docker builder prune --force --filter until=24h > /dev/null
say "Upgraded from $old to $new. To go back: docs/operations/upgrade.md"
