#!/bin/sh
# Installs Tessera from the unpacked archive of a release, or upgrades what an earlier one has installed. As root, with the host of the site:
#   sh systemd/install.sh pages.example.org
# Then Tessera listens at 127.0.0.1:3000, for a proxy with TLS: docs/operate/install.md has its settings. It may be interrupted, and run again.
set -eu
umask 022
host=${1:-}
source=$(cd "$(dirname "$0")/.." && pwd -P)
variables=/etc/tessera.env

fail() {
  echo "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'Only root can install a service: run this with sudo.'
case $host in
  *[!A-Za-z0-9.:-]*) fail "$host is no host: name one such as pages.example.org." ;;
  '') [ -f "$variables" ] || fail 'Name the host of the site: sh systemd/install.sh pages.example.org' ;;
esac
unit=/etc/systemd/system/tessera.service
if [ -f "$unit" ] && ! grep -q /opt/tessera/ "$unit"; then
  fail "$unit is that of another installation: make a backup with it, and remove the file. Then install, and restore the backup."
fi

getent passwd tessera >/dev/null || useradd --system --user-group --home-dir /var/lib/tessera --shell /usr/sbin/nologin tessera
# The data, and a place for backups that commands may write.
install -d -m 700 -o tessera -g tessera /var/lib/tessera /var/backups/tessera
if [ ! -f "$variables" ]; then
  printf 'PUBLIC_URL=https://%s\nTRUST_PROXY=loopback\n' "$host" > "$variables.new"
  mv "$variables.new" "$variables"
elif [ -n "$host" ]; then
  present=$(sed -n 's/^PUBLIC_URL=//p' "$variables" | tr -d "\"' " | tr A-Z a-z)
  case ${present%/} in
    '' | "https://$host") ;;
    *) echo "The address of the site stays $present. PUBLIC_URL in $variables changes it." >&2 ;;
  esac
fi
# It has passwords.
chown root:tessera "$variables"
chmod 640 "$variables"

# Each installation has a folder of its own. The link changes in one step, when the folder is complete.
version=$("$source/bin/node" --print 'JSON.parse(fs.readFileSync(process.argv[1])).version' "$source/package.json")
place=$(mktemp -d "/opt/tessera-$version-XXXXXX")
cp -R "$source/." "$place"
chown -R root:root "$place"
chmod -R u=rwX,go=rX "$place"
previous=$(readlink /opt/tessera || true)

cat > /usr/local/bin/tessera.new <<'COMMAND'
#!/bin/sh
# Runs as the user of the service, because its data belong to it.
case $(id -un) in
  root | tessera) ;;
  *) echo 'This needs the rights of root: sudo tessera …' >&2; exit 1 ;;
esac
[ "$(id -un)" = tessera ] || exec setpriv --reuid=tessera --regid=tessera --init-groups "$0" "$@"
exec /opt/tessera/bin/node /opt/tessera/systemd/tessera.mjs "$@"
COMMAND
chmod 755 /usr/local/bin/tessera.new
mv /usr/local/bin/tessera.new /usr/local/bin/tessera

if [ -n "$previous" ] && [ -d /run/systemd/system ] && systemctl --quiet is-active tessera; then
  backup=/var/backups/tessera/before-$(basename "$place").tar
  /usr/local/bin/tessera backup "$backup" >/dev/null || fail "The present data could not be backed up, so nothing is upgraded."
  echo "The data are in $backup, for the way back."
fi
ln -s "$place" "$place.link"
mv -T "$place.link" /opt/tessera

[ -d /run/systemd/system ] || fail "Tessera $version is in /opt/tessera. systemd does not run here: start it with /usr/local/bin/tessera start"
install -m 644 "$place/systemd/tessera.service" "$place/systemd/tessera-backup.service" "$place/systemd/tessera-backup.timer" /etc/systemd/system
systemctl daemon-reload
systemctl enable --quiet tessera
systemctl restart tessera
for attempt in $(seq 120); do
  if /usr/local/bin/tessera health >/dev/null 2>&1; then
    echo "Tessera $version runs. Its variables are in $variables, and its log is in: journalctl --unit=tessera"
    if [ -n "$previous" ]; then
      echo "The previous version is in $previous. Remove it, older ones and older backups when you are sure."
    else
      echo "Next are the variables, and TLS with a file of $place/docker/proxies."
    fi
    systemctl --quiet is-enabled tessera-backup.timer 2>/dev/null || echo 'For a backup every night: systemctl enable --now tessera-backup.timer'
    exit 0
  fi
  sleep 1
done
fail 'Tessera does not answer after two minutes. Its log says why: journalctl --unit=tessera'
