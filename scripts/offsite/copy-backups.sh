#!/bin/sh
# Copies the backup folder to OFFSITE_TARGET every hour with rclone, and deletes copies there after BACKUP_KEEP_DAYS: a
# backup still contains people who were erased later. Serves the time of the last success to Prometheus.
set -u
trap 'exit 0' TERM INT

log() { echo "{\"level\":\"$1\",\"time\":\"$(date -u +%FT%T.%3NZ)\",\"msg\":\"$2\"}"; }
pause() { sleep "$1" & wait $!; }
case $OFFSITE_TARGET in
  *:?* | /?*) ;;
  *) echo "OFFSITE_TARGET must be a remote of rclone and a folder: offsite:suite-backups; it is \"$OFFSITE_TARGET\"." >&2; exit 1 ;;
esac

export RCLONE_CONFIG=/etc/offsite/rclone.conf RCLONE_CACHE_DIR=/tmp RCLONE_TIMEOUT=1m RCLONE_CONTIMEOUT=15s
copy() {
  rclone copy /backups "$OFFSITE_TARGET" --exclude '/.draft-*/**' &&
    rclone delete "$OFFSITE_TARGET" --min-age "${BACKUP_KEEP_DAYS}d" --include '/20*/**' &&
    rclone rmdirs "$OFFSITE_TARGET" --leave-root
}

mkdir -p /tmp/www
name=suite_offsite_last_success_timestamp_seconds
report() {
  printf '# HELP %s When backups were last copied to another machine\n# TYPE %s gauge\n%s %s\n' $name $name $name "$1" > /tmp/www/new
  mv /tmp/www/new /tmp/www/metrics
}
# The first copy has an hour before it counts as late.
report $(($(date +%s) - 25 * 3600))
rclone serve http /tmp/www --addr :9464 --quiet &
while :; do
  if copy > /tmp/log 2>&1; then
    report "$(date +%s)"
    log info "backups copied to $OFFSITE_TARGET"
    pause 1h
  else
    log warn "backups not copied to $OFFSITE_TARGET: $(tail -n 1 /tmp/log | tr -d '"\\'). Trying again in 10 minutes"
    pause 10m
  fi
done
