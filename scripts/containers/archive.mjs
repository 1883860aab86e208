// The archive of a release on an empty Debian with systemd: its install, TLS by Caddy, and what docs/operate/install.md says of the service.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../install/ensure.mjs';
import { writeArchive } from '../release/files.mjs';
import { docker, secondsOf } from './engine.mjs';

const base = 'node:24.21.0-bookworm-slim';
const name = 'tessera-archive';
const image = 'tessera-tried:debian';
const host = 'pages.example.org';

/** Debian with what its installer would have brought, and without the Node of the base image. */
const dockerfile = `
FROM ${base}
RUN apt-get update && apt-get install --yes --no-install-recommends systemd systemd-sysv && rm -f /usr/local/bin/node
CMD ["/sbin/init"]
`;

const inside = (command) => docker(['exec', name, 'sh', '-ec', command]);

/** A command that tries another one until it succeeds, for at most 30 seconds. */
const until = (command) => `for attempt in $(seq 150); do ${command} && exit 0; sleep 0.2; done; exit 1`;

/** curl as a visitor of the host. The certificate is of an authority that only this Caddy knows. */
const curl = `curl --silent --fail --insecure --resolve ${host}:443:127.0.0.1`;

export async function tryArchive({ open, record }) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
  await open({ remove: () => rmSync(folder, { recursive: true, force: true }) });
  await ensureBuilt();
  const archive = await writeArchive(folder, process.arch);
  await docker(['build', '--tag', image, '-'], { input: dockerfile });
  await open({ remove: () => docker(['image', 'rm', '--force', image]) });
  const remove = () => docker(['rm', '--force', '--volumes', name]);
  // What a killed run has left.
  await remove().catch(() => undefined);
  await open({ remove, logs: () => inside('journalctl --no-pager --lines=100') });
  await docker(['run', '--detach', '--privileged', '--tmpfs=/run', '--tmpfs=/tmp:exec', `--name=${name}`, image]);
  await inside(until('systemctl is-system-running 2>&1 | grep -Eq "running|degraded"'));
  await docker(['cp', archive, `${name}:/root/tessera.tar.gz`]);
  const installed = await secondsOf(async () => {
    // As a careful administrator has it. The script is done when Tessera answers.
    await inside(`umask 077 && cd /root && tar --extract --file=tessera.tar.gz && sh tessera-*/systemd/install.sh ${host}`);
  });
  record('An archive is installed on an empty Debian, and runs as a service', installed);
  const secured = await secondsOf(async () => {
    await inside('apt-get install --yes --no-install-recommends caddy curl >/dev/null 2>&1');
    // The host is not on the Internet, so no public authority can give it a certificate.
    await inside(`sed 's/^${host} {/&\\n\\ttls internal/' /opt/tessera/docker/proxies/Caddyfile > /etc/caddy/Caddyfile`);
    await inside('systemctl restart caddy');
    await inside(until(`${curl} --output /dev/null https://${host}/`));
  });
  record('TLS, by Caddy and the file for it', secured);
  const exposure = await inside('systemd-analyze security tessera.service --no-pager | tail -n 1');
  const level = /level for tessera.service: ([\d.]+)/.exec(exposure)?.[1];
  if (!(Number(level) <= 2)) throw new Error(`The service is exposed: ${exposure}`);
  record('`systemd-analyze security tessera.service`', level);
  await keepsItsData(record);
}

/** Signs up, sends a picture, kills the server, makes a backup, and installs once more, from the folder that is installed. */
async function keepsItsData(record) {
  const graphql = (query) =>
    inside(`${curl} --header 'Content-Type: application/json' --data '${JSON.stringify({ query })}' https://${host}/graphql`);
  const registered = await graphql(
    'mutation { register(input: { username: "ada", email: "ada@example.org", password: "a garden of lemons" }) { token } }',
  );
  const token = /"token":"([^"]+)"/.exec(registered)?.[1];
  if (!token) throw new Error(`Nobody can sign up: ${registered}`);
  await inside('tessera admin account verify-email ada --yes');
  await inside('tessera admin --help | grep --quiet "Usage: tessera admin"');
  await inside(
    `/opt/tessera/bin/node --eval 'require("/opt/tessera/node_modules/sharp")({ create: { width: 64, height: 64, channels: 3, background: "red" } }).png().toFile("/tmp/red.png")'`,
  );
  const upload = `${curl} --header 'Authorization: Token ${token}' --form image=@/tmp/red.png https://${host}/api/updateprofile/`;
  const answered = await inside(upload);
  if (!pictureIn(answered)) throw new Error(`A picture is not accepted: ${answered}`);
  await inside('systemctl kill --kill-who=main --signal=KILL tessera && sleep 1');
  record('The killed service comes back', await secondsOf(() => inside(until('tessera health'))));
  await inside('systemctl start tessera-backup && systemctl enable --quiet --now tessera-backup.timer');
  record('A backup by the timer, restored beside the service and asked for the picture', await secondsOf(() => drill(pictureIn(answered))));
  const again = await secondsOf(() => inside('sh /opt/tessera/systemd/install.sh'));
  const signedIn = await graphql('mutation { logIn(input: { username: "ada", password: "a garden of lemons" }) { token } }');
  if (!signedIn.includes('"token"')) throw new Error(`The account is gone: ${signedIn}`);
  await inside('test -s /var/backups/tessera/before-tessera-*.tar');
  record('Installed once more over itself, with a backup before it and the same account after it', again);
}

/** The path of the picture in an answer. */
function pictureIn(answer) {
  return /https?:\/\/[^/"]+(\/[^"?]+)/.exec(answer)?.[1];
}

/** `tessera drill` serves what was restored, leaves the service alone, and nothing behind. */
async function drill(picture) {
  await inside('tessera drill /var/backups/tessera/day-$(date +%u).tar > /tmp/drill.log 2>&1 & echo $! > /tmp/drill.pid');
  await inside(until(`${curl} --output /tmp/drill.picture http://localhost:3999${picture}`));
  await inside(`${curl} --output /tmp/picture https://${host}${picture} && cmp /tmp/picture /tmp/drill.picture`);
  await inside('kill -INT $(cat /tmp/drill.pid)');
  await inside(until('! ls -d /var/tmp/tessera-drill-* 2>/dev/null'));
  await inside('tessera health');
  // One that is interrupted while it restores leaves nothing behind, either.
  await inside(
    'timeout --signal=TERM 0.3 tessera drill /var/backups/tessera/day-$(date +%u).tar || true; ! ls -d /var/tmp/tessera-drill-*',
  );
}
