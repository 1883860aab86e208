import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { PublishPageDocument, type DesignFragment } from '../../client/api/generated/graphql.js';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { register, type TestAccount } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { graphqlData } from '../support/graphql.js';
import { databaseProcess, makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/started-server.js';
import { until } from '../support/waiting.js';

// It starts the product, a database included, several times.
jest.setTimeout(300_000);

const rounds = 4;
/** So many publishes are acknowledged in a round before the process is killed in the middle of the next ones. */
const publishesARound = 15;

let folder: string;
let server: StartedServer;
beforeAll(() => {
  folder = makeDataFolder();
});
afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.ended;
  removeDataFolder(folder);
});

async function start(): Promise<void> {
  server = startServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.ready();
}

/** The design of a version: large, and different in each part, so that a half-written one would be noticed. */
function designOf(version: number): PageDesign {
  const html = `<p>${`Version ${version}. `.repeat(2_000)}</p>`;
  return aDesign({ title: `Version ${version}`, tiles: [1, 2, 3].map((tile) => aTile({ name: `${version}-${tile}`, html })) });
}

async function publish({ token }: TestAccount, version: number): Promise<number> {
  const { tiles, ...design } = designOf(version);
  const input = { design: { ...design, tiles: [...tiles] }, basedOnVersion: version - 1 };
  const data = await graphqlData(server.url, PublishPageDocument, { input }, token);
  return data.publishPage.version;
}

async function stored({ token }: TestAccount): Promise<{ version: number; design: Pick<DesignFragment, 'title'> }> {
  const query = '{ myPage { version design { title tiles { name html } } } }';
  const data = await graphqlData<{ myPage: { version: number; design: Pick<DesignFragment, 'title'> } }>(server.url, query, {}, token);
  return data.myPage;
}

/** Publishes one version after the other until that fails; the last one that was acknowledged is in `acknowledged`. */
async function publishWithoutEnd(account: TestAccount, acknowledged: { version: number }): Promise<void> {
  for (;;) acknowledged.version = await publish(account, acknowledged.version + 1);
}

test('An acknowledged publish is complete after the process was killed, in every round', async () => {
  await start();
  const account = await register(server);
  const acknowledged = { version: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const killAt = acknowledged.version + publishesARound;
    const publishing = publishWithoutEnd(account, acknowledged).catch(() => undefined);
    await until(() => acknowledged.version >= killAt);
    const database = await databaseProcess(folder);
    server.kill('SIGKILL');
    // Every other time the database is killed, too.
    if (round % 2 === 0) process.kill(Number(database), 'SIGKILL');
    await Promise.all([server.ended, publishing]);
    await start();
    const { version, design } = await stored(account);
    // The publish on its way when the process was killed may have been done without an answer.
    expect([acknowledged.version, acknowledged.version + 1]).toContain(version);
    const { title, tiles } = designOf(version);
    expect(design).toEqual({ title, tiles: tiles.map(({ name, html }) => ({ name, html })) });
    acknowledged.version = version;
  }
});
