#!/bin/sh
# Leaves the warm-up running beside nginx.
warm-up &
