#!/bin/sh
# Run once by the postgres image: one schema and one role for each service, as npm start makes them. Each role has a
# password of its own in the file STAFF_DB_PASSWORD and so on.
set -eu

# Searches by likeness need it. There every role finds it, whatever its search path.
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --command='create extension if not exists pg_trgm schema pg_catalog'

for service in staff order grid invoicing; do
  file="${SECRETS:-/run/secrets}/$(echo "$service" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD"
  password="$(cat "$file")"
  psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
    --set=owner="keikka_$service" --set=password="$password" --set=database="$POSTGRES_DB" <<'SQL'
create role :"owner" login password :'password';
create schema :"owner" authorization :"owner";
alter role :"owner" in database :"database" set search_path = :"owner";
SQL
done
