#!/bin/sh
# doctor.sh [--mail] [--restore]: checks settings, containers, database, backups, disks, certificate, mail, DNS name and
# clock of the product, and prints a line for each. Exits with 1 if something needs you. --mail sends a mail to the operator.
# --restore restores the newest backup beside the database and deletes it again. Changes nothing. Needs only Docker.
set -u
cd "$(dirname "$0")/.."

for option; do
  case $option in
    --mail | --restore) ;;
    *) echo 'Usage: sh scripts/doctor.sh [--mail] [--restore]' >&2; exit 1 ;;
  esac
done

failed=0
ok() { echo "ok    $1"; }
fail() {
  echo "FAIL  $1"
  failed=1
}

if ! docker version --format 'ok    Docker: {{.Server.Version}}' 2> /dev/null; then
  fail 'Docker: does not run, or this user may not use it (sudo, or the group docker)'
  exit 1
fi
if problem=$(docker compose config --quiet 2>&1); then ok 'Settings: docker compose can read them'; else
  fail "Settings: $problem"
  exit 1
fi
# With volumes of its own, so that it changes no secret.
if problem=$(docker compose run --rm --no-deps -T -v /secrets -v /backup-secrets -v /restore-secrets init 2>&1); then ok 'Settings: valid'; else fail "Settings: $problem"; fi

# `State` and `Health` of the containers that should run; `init` and `migrate` have ended.
for service in $(docker compose config --services); do
  case $service in init | migrate) continue ;; esac
  states=$(docker compose ps --all --format '{{.State}} {{.Health}}' "$service")
  case $states in
    '') [ "$service" = mysql ] || fail "Container $service: does not exist. Run: docker compose up --build --wait" ;;
    *unhealthy* | *exited* | *restarting* | *paused* | *dead* | *created*)
      fail "Container $service: $(echo $states). Look at: docker compose logs --tail 50 $service" ;;
    *) ok "Container $service: $(echo $states)" ;;
  esac
done

port=$(docker compose port gateway 8080 2> /dev/null)
if docker compose exec -T gateway curl --silent --fail --output /dev/null http://127.0.0.1:8080/healthz; then
  ok "Gateway: answers at ${port:-no port of this machine}"
else
  fail 'Gateway: does not answer. Look at: docker compose logs --tail 50 gateway'
fi
case " $* " in *' --restore '*)
  newest=$(docker compose exec -T backup backup list | tail -n 1)
  if tried=$(docker compose run --rm -T restore "$newest" --try 2>&1); then
    ok "Restore: $(echo "$tried" | tail -n 1)"
  else fail "Restore: $(echo "$tried" | tail -n 1)"; fi
  ;;
esac
docker compose exec -T api node api/src/cli/doctor.ts "$@" || failed=1
exit $failed
