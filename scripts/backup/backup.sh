#!/bin/sh
# Commands of the backup container: backup now, backup list, backup restore NAME. Without arguments it prints
# the usage.
exec node /suite/api/src/cli/backup.ts "$@"
