#!/bin/sh
# What the entry points of the official images do, as far as compose.yaml counts on it.
set -eu
PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
[ "$#" -gt 0 ] || set -- postgres
[ "$1" = postgres ] || exec "$@"

as_postgres() { setpriv --reuid postgres --regid postgres --clear-groups -- "$@"; }
chown postgres: /var/lib/postgresql /var/run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  as_postgres initdb --pgdata "$PGDATA" --username "$POSTGRES_USER" --pwfile "$POSTGRES_PASSWORD_FILE" \
    --auth-local trust --auth-host scram-sha-256 --encoding UTF8 --locale C.UTF-8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --pgdata "$PGDATA" --options '-c listen_addresses=' --wait start
  as_postgres createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do as_postgres sh "$script"; done
  as_postgres pg_ctl --pgdata "$PGDATA" --wait stop
fi
exec setpriv --reuid postgres --regid postgres --clear-groups -- postgres -c 'listen_addresses=*' -c 'unix_socket_directories=/var/run/postgresql'
