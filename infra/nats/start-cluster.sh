#!/bin/sh
# Starts one of the servers NATS_SERVERS. The passwords of users.conf come from files, and the configuration reads them
# from the environment of this process alone.
set -eu
for file in "${SECRETS:-/run/secrets}"/NATS_*; do
  export "$(basename "$file")=$(cat "$file")"
done
routes=''
for server in $NATS_SERVERS; do
  routes="$routes${routes:+, }\"nats-route://route:$NATS_ROUTE_PASSWORD@$server:6222\""
done
export NATS_ROUTES="[$routes]"
exec nats-server --config "$(dirname "$0")/cluster.conf"
