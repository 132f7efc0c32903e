#!/bin/sh
# What k8s/local uses of the entrypoint of the official image: an empty folder becomes a server with a password, then init.sql runs.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A first start that was interrupted is repeated.
  rm -rf "$PGDATA.new"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # The built-in locale, which init of PostgreSQL 17 and later takes; here C.UTF-8 of the system, which sorts alike.
  initdb --pgdata="$PGDATA.new" --username=postgres --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA.new/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '/var/run/postgresql'\n" >> "$PGDATA.new/postgresql.conf"
  pg_ctl --pgdata="$PGDATA.new" --options="-c listen_addresses=''" --wait start
  for file in /docker-entrypoint-initdb.d/*.sql; do
    [ -f "$file" ] || continue
    PGPASSWORD="$POSTGRES_PASSWORD" psql --host=/var/run/postgresql --username=postgres --set=ON_ERROR_STOP=1 --file="$file"
  done
  pg_ctl --pgdata="$PGDATA.new" --mode=fast --wait stop
  mv "$PGDATA.new" "$PGDATA"
fi
exec "$@"
