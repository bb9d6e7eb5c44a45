#!/bin/sh
# In the container of backups: backup now, backup list, backup restore NAME; without a word it says what there is.
exec node /suite/api/src/backup-cli.ts "$@"
