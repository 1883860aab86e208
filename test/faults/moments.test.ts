import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { startReplica, type Replica } from '../../scripts/cluster/replicas.mjs';
import type { VisiblePeriod } from '../../server/pages/design/visibility.rules.js';
import { claim, register, type TestAccount } from '../builders/accounts/account.js';
import { publishMixed } from '../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';
import { setPageTime } from '../builders/pages/page-times.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { proxiedHost } from '../support/proxies/nginx-site.js';
import { canStart, startReverseProxy, type ReverseProxy } from '../support/proxies/reverse-proxy.js';
import { startRoundRobin, type RoundRobin } from '../support/proxies/round-robin.js';
import { exportedFolder } from '../support/servers/exported-folder.js';
import { makeDataFolder, project, removeDataFolder } from '../support/servers/started-server.js';
import { eventually, LONG_PATIENCE } from '../support/waiting.js';

// It starts the product several times.
jest.setTimeout(300_000);

const CLOCK = join(project, 'scripts/faults/stage/jumping-clock.mjs');
const HOUR = 3_600_000;
/** In milliseconds. */
const MOST_LATE = 1_000;

const exported = exportedFolder();
const replicas: Replica[] = [];
let database: TestDatabase;
let folder: string;
let ports: number[];
let front: RoundRobin;
let nginx: ReverseProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeDataFolder();
  ports = [await freePort(), await freePort(), await freePort()];
  await startAll();
  front = await startRoundRobin(ports, 500);
  nginx = await startReverseProxy('nginx', Number(new URL(front.url).port), exported.path);
});
afterAll(async () => {
  await nginx?.stop();
  await front?.stop();
  await stopAll();
  await database.drop();
  removeDataFolder(folder);
});

async function startAll(): Promise<void> {
  for (const port of ports) {
    const variables = {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PAGES_EXPORT_DIR: exported.path,
      PUBLIC_URL: `https://${proxiedHost}`,
      TRUST_PROXY: 'loopback',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    };
    replicas.push(await startReplica(variables, { imports: [CLOCK] }));
  }
}

async function stopAll(): Promise<void> {
  await Promise.all(replicas.splice(0).map((replica) => replica.stop()));
}

/** Sets the clocks of all replicas ahead, or right, and waits until each is. */
async function setClocks(offset: number): Promise<void> {
  writeFileSync(join(folder, 'clock-offset'), String(offset));
  for (const { child } of replicas) child.kill('SIGUSR2');
  for (const { child } of replicas)
    await eventually(() => expect(readFileSync(join(folder, `clock-of-${child.pid}`), 'utf8')).toBe(String(offset)));
}

/** Everything that visitors ask: each replica, and nginx with its files. */
function doors(): ((path: string) => Promise<string>)[] {
  const ofReplicas = replicas.map(
    ({ url }) =>
      async (path: string) =>
        (await fetch(url + path)).text(),
  );
  return [...ofReplicas, async (path) => (await nginx.ask(path)).text];
}

let pages = 0;
/** Two pages that change at these moments: by their tile, and by a time of their own. `WORD` is in both while they are there. */
async function pagesWith(period: VisiblePeriod): Promise<string[]> {
  const site = { url: replicas[0]!.url };
  const ofTile = await aPage(site);
  await publishMixed(site, ofTile.account, aDesign({ tiles: [aTile({ name: 'Always' }), aTile({ name: WORD, visibility: period })] }), 0);
  const ofPage = await aPage(site);
  // Otherwise everybody could see it until its time is noted everywhere.
  await setPageTime(site, ofPage.account, period);
  await publishMixed(site, ofPage.account, aDesign({ tiles: [aTile({ name: WORD })] }), 0);
  return [ofTile.linkname, ofPage.linkname];
}

const WORD = 'Rehearsal-at-nine';

async function aPage(site: { readonly url: string }): Promise<{ readonly account: TestAccount; readonly linkname: string }> {
  pages += 1;
  const linkname = `moment-${pages}`;
  const account = await register(site);
  await claim(site, account, linkname);
  return { account, linkname };
}

/** Asks each door for each page all the time until then, and returns what was early or late: there before the moment, or not a second after it. */
async function wrongUntil(
  end: number,
  linknames: readonly string[],
  { from, until }: { readonly from: number; readonly until: number },
): Promise<string[]> {
  const wrong: string[] = [];
  const watch = async (ask: (path: string) => Promise<string>, door: number, linkname: string): Promise<void> => {
    for (; Date.now() < end; await delay(30)) {
      const asked = Date.now();
      const isThere = (await ask(`/${linkname}`)).includes(WORD);
      const answered = Date.now();
      if (isThere && (answered < from || asked > until + MOST_LATE))
        wrong.push(`${linkname} at door ${door}: there, ${asked - from} ms after it comes`);
      if (!isThere && asked > from + MOST_LATE && answered < until)
        wrong.push(`${linkname} at door ${door}: not there, ${asked - from} ms after it comes`);
    }
  };
  await Promise.all(doors().flatMap((ask, door) => linknames.map((linkname) => watch(ask, door, linkname))));
  return wrong;
}

const withNginx = canStart('nginx') ? test : test.skip;

withNginx(
  'VI-12 PT-04 Behind nginx with exported files and on three replicas, pages come and go within a second of their moments, and never early (needs nginx)',
  async () => {
    const from = Date.now() + 6_000;
    const until = from + 4_000;
    const linknames = await pagesWith({ from: new Date(from).toISOString(), until: new Date(until).toISOString() });
    expect(await wrongUntil(until + 3_000, linknames, { from, until })).toEqual([]);
  },
);

withNginx(
  'VI-12 PT-04 Where all servers were down at the moment, what came meanwhile is there when they are ready, and a second later in the exported files (needs nginx)',
  async () => {
    const from = Date.now() + 5_000;
    const linknames = await pagesWith({ from: new Date(from).toISOString() });
    await stopAll();
    await delay(Math.max(0, from - Date.now()));
    await startAll();
    for (const ask of doors().slice(0, -1)) for (const linkname of linknames) expect(await ask(`/${linkname}`)).toContain(WORD);
    await eventually(() => linknames.forEach((linkname) => expect(exported.page(linkname)).toContain(WORD)), LONG_PATIENCE);
  },
);

withNginx(
  'VI-13 PT-04 When the clocks of all servers jump over a moment, everything follows within a second, and when they jump back, no server shows early what it has shown before (needs nginx)',
  async () => {
    const linknames = await pagesWith({ from: new Date(Date.now() + HOUR / 2).toISOString() });
    const all = async () =>
      Promise.all(doors().flatMap((ask) => linknames.map(async (linkname) => (await ask(`/${linkname}`)).includes(WORD))));
    expect(new Set(await all())).toEqual(new Set([false]));
    await setClocks(HOUR);
    await delay(MOST_LATE);
    expect(new Set(await all())).toEqual(new Set([true]));
    await setClocks(0);
    const ofReplicas = doors()
      .slice(0, -1)
      .flatMap((ask) => linknames.map(async (linkname) => (await ask(`/${linkname}`)).includes(WORD)));
    expect(new Set(await Promise.all(ofReplicas))).toEqual(new Set([false]));
  },
);
