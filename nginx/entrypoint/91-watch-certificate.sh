#!/bin/sh
# Leaves the watch over the certificate running beside nginx.
if [ -n "$TLS_CERTIFICATE" ]; then watch-certificate & fi
