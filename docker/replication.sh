#!/bin/sh
# Runs once, when the primary of compose.scale.yml is new: lets the replica copy and follow it.
set -e
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /secrets/replication-password)" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE replication WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replication samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --command='SELECT pg_reload_conf()'
