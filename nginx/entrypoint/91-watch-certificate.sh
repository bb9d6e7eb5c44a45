#!/bin/sh
# Starts the certificate watcher in the background.
if [ -n "$TLS_CERTIFICATE" ]; then watch-certificate & fi
