#!/bin/sh
# Starts in the background: the warm-up, the metrics server, which is restarted if it exits, and the certificate watcher.
warm-up &
(while :; do metrics; sleep 1; done) &
if [ -n "$TLS_CERTIFICATE" ]; then watch-certificate & fi
