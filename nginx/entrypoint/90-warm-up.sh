#!/bin/sh
# Starts the warm-up in the background.
warm-up &
