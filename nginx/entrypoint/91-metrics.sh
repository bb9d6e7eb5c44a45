#!/bin/sh
# Leaves the metrics running beside nginx, for as long as that does.
(while :; do metrics; sleep 1; done) &
