#!/bin/sh
# Starts the metrics server in the background and restarts it if it exits.
(while :; do metrics; sleep 1; done) &
