#!/bin/sh
# release.sh PART [--image IMAGE]: releases one part of the running product and prints each docker command
# (docs/operations/upgrade.md). Builds the part's image or uses IMAGE; a front end's image also gets the assets of the one
# it replaces. New containers start beside the old ones, which stop once the new ones are healthy. New containers that do
# not become healthy are removed, and the old ones stay. Needs only Docker.
set -eu
cd "$(dirname "$0")/.."

# Seconds after which all gateways use new containers; they resolve their upstreams every second.
upstream_refresh=5

refuse() { echo "$1" >&2; exit 1; }
usage='Usage: npm run release -- marketing|admin|shell|api|gateway [--image IMAGE]'
part=${1:-}
given=
case "$#,${2:-}" in
  1,*) ;;
  3,--image) given=$3 ;;
  *) refuse "$usage" ;;
esac
case $part in
  marketing | admin | shell) is_front_end=true ;;
  api | gateway) is_front_end=false ;;
  *) refuse "$usage" ;;
esac

run() {
  echo "$ docker $*"
  docker "$@"
}

# Returns the name of a service's image: the one in the configuration, otherwise the one that compose gives to its build.
image_of() {
  echo "$config" | awk -v service="  $1:" -v name="$1" '
    /^name: / { project = $2 }
    /^  [^ ]/ { is_in = $0 == service }
    is_in && /^    image: / { image = $2 }
    END { print image == "" ? project "-" name : image }'
}
containers() { docker compose ps --format '{{.Name}}' "$@" "$part"; }
new_containers() { containers --all | grep -vxF "$1" || true; }
exists() { docker image inspect "$1" > /dev/null 2>&1; }
is_pinned() { case $1 in *@*) return 0 ;; *) return 1 ;; esac; }

# Starts containers until there are as many as given, and waits until they are healthy.
scale_to() {
  run compose up --detach --no-deps --no-recreate --no-build --wait --wait-timeout 120 --scale "$part=$1" "$part"
}

# provide SERVICE IMAGE: gives the image, or a newly built one, the name of the service's image. Pulls an image pinned by
# digest.
provide() {
  if is_pinned "$2"; then
    [ -z "$given" ] || fail "The image is named by its digest: write another digest instead of --image $given"
    exists "$2" || run pull "$2" || fail "The image could not be pulled"
  elif [ -z "$given" ]; then
    run compose build "$1" || fail "The image could not be built"
  else
    exists "$given" || run pull "$given" || fail "There is no image $given here, and it could not be pulled"
    run tag "$given" "$2"
  fi
}

# Shows the last log lines of the containers and removes them.
discard() {
  for container in $1; do
    run logs --tail 20 "$container" || true
    run rm --force "$container"
  done
}

remove() {
  for container in $1; do
    run stop "$container"
    run rm "$container"
  done
}

# Names the replaced image again, so that the next start uses it.
fail() {
  is_pinned "$image" || run tag "$previous" "$image"
  refuse "$part was not released. $1."
}

keep_old_image() {
  if is_pinned "$image" || [ "$(docker image inspect --format '{{.Id}}' "$image")" = "$previous" ]; then return; fi
  run tag "$previous" "$base:previous"
}

readiness_of() {
  docker exec "$1" node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => r.json()).then((r) => console.log(r.status), () => console.log("none"))'
}

# Waits until each new API is as ready as the old one. A healthy API may still lack the database.
wait_until_ready() {
  expected=$(readiness_of "$(echo "$old" | head -n 1)")
  for container in $1; do
    tries=0
    until [ "$(readiness_of "$container")" = "$expected" ]; do
      tries=$((tries + 1))
      [ "$tries" -lt 60 ] || return 1
      sleep 1
    done
  done
}

replace_side_by_side() {
  reason=
  scale_to $((count * 2)) || reason='The new container did not become healthy'
  started=$(new_containers "$old")
  if [ -z "$reason" ] && [ "$part" = api ]; then
    wait_until_ready "$started" || reason="The new container is not as ready (/readyz) as the old one"
  fi
  if [ -n "$reason" ]; then
    discard "$started"
    fail "$reason"
  fi
  keep_old_image
  echo "Waiting until the gateway uses what is new ..."
  sleep "$upstream_refresh"
  remove "$old"
}

# Replaces containers that publish a port one by one.
replace_in_place() {
  for container in $old; do
    others=$(containers | grep -vxF "$container" || true)
    remove "$container"
    if scale_to "$count"; then continue; fi
    discard "$(new_containers "$others")"
    is_pinned "$image" && refuse 'The new container did not become healthy, and the old one is gone.'
    run tag "$previous" "$image"
    scale_to "$count"
    fail 'The new container did not become healthy'
  done
  keep_old_image
}

began=$(date +%s)
config=$(docker compose config)
image=$(image_of "$part")
base=${image%@*}
case ${base##*/} in *:*) base=${base%:*} ;; esac
old=$(containers --status running)
[ -n "$old" ] || refuse "$part was not released. No $part runs here: docker compose up --detach --wait starts the product."
count=$(echo "$old" | wc -l)
previous=$(docker inspect --format '{{.Image}}' "$(echo "$old" | head -n 1)")

if [ -n "$(new_containers "$old")" ]; then run compose rm --force "$part"; fi
if [ "$part" = api ]; then
  provide migrate "$(image_of migrate)"
  run compose run --rm --no-deps migrate || fail 'The schema could not be brought up to date'
fi
provide "$part" "$image"
if $is_front_end && ! is_pinned "$image"; then
  # Tabs opened before the release request the assets of the running image. Its tag goes once no container needs it.
  run tag "$previous" "$base:former"
  trap 'docker image rm "$base:former" > /dev/null 2>&1 || true' EXIT
  run build --quiet --build-arg NEW="$image" --build-arg FORMER="$base:former" --build-arg TODAY="$(date +%F)" \
    --tag "$image" scripts/release || fail 'The assets of the running image could not be copied'
fi
if [ "$part" = gateway ]; then replace_in_place; else replace_side_by_side; fi
echo "Released $part in $(($(date +%s) - began)) s. Back again: npm run release -- $part --image $base:previous"
