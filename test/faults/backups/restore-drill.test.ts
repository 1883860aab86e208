import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { RecoverUsernameDocument } from '../../../client/api/generated/recover-username.js';
import { aPageAt, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { aPlainPng, aProfilePicture, aWallpaper } from '../../builders/images.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { digestRows, runCommand, type CommandResult } from '../../support/servers/backup-commands.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { graphqlData } from '../../support/calls/graphql.js';
import { createObjectStore, type TestObjectStore } from '../../support/neighbours/object-store.js';
import {
  addressOfEmbedded,
  clusterOf,
  makeDataFolder,
  putDatabaseInto,
  queryEmbedded,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../../support/servers/started-server.js';
import { uploadGraphql, uploadTilePicture, type SentPicture } from '../../support/calls/uploads.js';

// The product is started twice, databases included, and a dozen commands run.
jest.setTimeout(300_000);

/** The same in every instance, because pages contain it. */
const PUBLIC_URL = 'https://pages.example.org';
const ok = (output: string) => ({ code: 0, errors: '', output: expect.stringContaining(output) });
const refused = (sentence: string) => ({ code: 1, errors: `${sentence}\n` });

let here: string;
let there: string;
let external: TestDatabase;
let store: TestObjectStore;
let server: StartedServer;
let again: StartedServer | undefined;
let ada: TestAccount;
/** An access token of hers. */
let program: string;
let pictures: string[];
let file: string;

/** What visitors see: the digests of pages and pictures. */
async function digestOfSite({ url }: StartedServer): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const path of ['/lemons', '/figs', ...pictures]) {
    const answer = await fetch(url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    digests[path] = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
  }
  return digests;
}

async function makeContent(): Promise<void> {
  ada = await aPageAt(server, 'lemons', aDesign({ tiles: [aTile({ name: 'Tabs\tand \\ lines', html: '<p>Zitrone 🍋 \\N \\.</p>' })] }));
  await publish(server, ada, aDesign({ title: 'The second version' }), 1);
  const long = aTile({ html: `<p>${'long '.repeat(15_000)}</p>` });
  const grace = await aPageAt(server, 'figs', aDesign({ tiles: [long] }));
  const { email } = await register(server);
  await graphqlData(server.url, RecoverUsernameDocument, { email });
  await queryEmbedded(here, 'UPDATE account SET email_verified = true');
  await makeCountsAndWebhook();
  const inTile = (await uploadTilePicture(server.url, await aPlainPng(), grace.token)).data!.uploadTilePicture;
  const tiles = [long, aPicture({ picture: aTilePicture({ id: inTile.id }) })];
  await publishMixed(server, grace, aDesign({ tiles } as Partial<PageDesign>), 1);
  const sent: (SentPicture | null | undefined)[] = [inTile];
  for (const [mutation, image] of [
    ['changeProfilePicture', await aProfilePicture()],
    ['changeWallpaper', await aWallpaper()],
  ] as const) {
    const { data } = await uploadGraphql(server.url, mutation, image, ada.token);
    sent.push(data?.[mutation]?.profilePicture, data?.[mutation]?.wallpaper);
  }
  pictures = [...new Set(sent.flatMap((picture) => picture?.variants ?? []).map(({ url }) => new URL(url).pathname))];
  expect(pictures.length).toBeGreaterThan(10);
}

/** Counts of her page, a token for programs, and a webhook that is told of nothing that happens here. */
async function makeCountsAndWebhook(): Promise<void> {
  await queryEmbedded(
    here,
    `INSERT INTO page_count SELECT owner_id, CURRENT_DATE - 1, kind, subject, count FROM page,
     (VALUES ('view', '', 1234567), ('tile', E'Tabs\tand \\ lines', 2)) AS given (kind, subject, count) WHERE linkname = 'lemons'`,
  );
  const send = <Data>(query: string, input: object) => graphqlData<Data>(server.url, query, { input }, ada.token);
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const created = await send<{ createAccessToken: { token: string } }>(create, { name: 'Program', scopes: ['READ', 'ACCOUNT'] });
  program = created.createAccessToken.token;
  const webhook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  await send(webhook, { url: 'https://hook.example/a', events: ['ACCOUNT_DELETED'] });
}

/** What a program reads of her: whether the counts, the webhook and the token itself are there. */
function readByProgram({ url }: StartedServer): Promise<unknown> {
  return graphqlData(
    url,
    '{ pageCounts(days: 3) { views tiles { subject count } } webhooks { id url events isEnabled } accessTokens { name scopes } }',
    {},
    program,
  );
}

beforeAll(async () => {
  [here, there] = [makeDataFolder(), makeDataFolder()];
  await putDatabaseInto(here);
  [external, store] = await Promise.all([createEmptyDatabase(), createObjectStore()]);
  await store.start();
  // Mails wait, because nothing listens there.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  server = startServer({ PORT: String(await freePort()), DATA_DIR: here, PUBLIC_URL, SMTP_URL });
  await server.ready();
  await makeContent();
  file = join(there, 'backup.tar');
});
afterAll(async () => {
  for (const one of [server, again]) {
    one?.kill('SIGTERM');
    await one?.ended;
  }
  await external?.drop();
  await store?.remove();
  for (const folder of [here, there]) removeDataFolder(folder);
});

/** The variables of the instance with an external database and an object store. */
function elsewhere(): Record<string, string> {
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = store.settings;
  return {
    DATABASE_URL: external.url,
    DATA_DIR: join(there, 'elsewhere'),
    MEDIA_STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    // The SDK finds the keys by itself.
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

function restoreHere(from: string): Promise<CommandResult> {
  return runCommand('restore', from, elsewhere());
}

test('KE-09 A backup is made while the product runs, and only its owner can read the file', async () => {
  expect(await runCommand('backup', file, { DATA_DIR: here })).toEqual(ok('Backed up 3 accounts, '));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(there)).toEqual(['backup.tar']);
});

test('A file that is damaged anywhere, cut off, or something else is refused, and nothing changes', async () => {
  const whole = readFileSync(file);
  const before = await digestRows(external.url).catch(String);
  const damaged = join(there, 'damaged.tar');
  const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)));
  const inTable = whole.indexOf('The second version');
  const inPicture = whole.indexOf('pictures/') + 5_000;
  for (const content of [
    flipped(inTable),
    flipped(inPicture),
    flipped(600),
    whole.subarray(0, inPicture),
    whole.subarray(0, -4_000),
    whole.subarray(0, 700),
  ]) {
    writeFileSync(damaged, content);
    const { code, errors } = await restoreHere(damaged);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^\S+damaged\.tar is (damaged or not complete|not a backup)[^\n]+\n$/),
    });
  }
  expect(await restoreHere(join(there, 'missing.tar'))).toMatchObject(
    refused(`${there}/missing.tar cannot be read: there is no such file or folder.`),
  );
  expect(await digestRows(external.url).catch(String)).toEqual(before);
  expect(existsSync(join(there, 'elsewhere'))).toBe(false);
});

describe('The restore drill', () => {
  let rows: Record<string, string>;

  test('KE-09 An instance with an external database and an object store gets every row and mail of one with neither', async () => {
    rows = await digestRows(await addressOfEmbedded(here));
    expect(rows.mails).toMatch(/^[1-9]/);
    expect(await restoreHere(file)).toEqual(ok('Restored 3 accounts, '));
    expect(await digestRows(external.url)).toEqual(rows);
  });

  test('An instance that is not empty is refused, and so is one that runs; no row of either changes', async () => {
    const address = new URL(external.url);
    expect(await restoreHere(file)).toMatchObject(
      refused(
        `${file} was not restored: the database at ${address.host}${address.pathname} is not empty. A backup is only restored into an empty instance, so that nothing gets lost: set DATA_DIR to a new folder, or DATABASE_URL to an empty database. Nothing was changed.`,
      ),
    );
    const running = await digestRows(await addressOfEmbedded(here));
    const { code, errors } = await runCommand('restore', file, { DATA_DIR: here });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^\S+ was not restored: a server uses the database at \S+; stop it first\. Nothing was changed\.\n$/),
    ]);
    expect(await digestRows(external.url)).toEqual(rows);
    expect(await digestRows(await addressOfEmbedded(here))).toEqual(running);
  });

  test('An instance with an embedded database and files gets it back from there: every page and picture is the same, and sessions, tokens, counts and webhooks continue', async () => {
    const back = join(there, 'back.tar');
    expect(await runCommand('backup', back, elsewhere())).toEqual(ok('Backed up 3 accounts, '));
    const DATA_DIR = join(there, 'again');
    mkdirSync(DATA_DIR);
    expect(await runCommand('restore', back, { DATA_DIR })).toEqual(ok('Restored 3 accounts, '));
    again = startServer({ PORT: String(await freePort()), DATA_DIR, PUBLIC_URL });
    await again.ready();
    expect(again.printed.output).not.toContain('migration');
    expect(await digestOfSite(again)).toEqual(await digestOfSite(server));
    const { myPage } = await graphqlData<{ myPage: unknown }>(again.url, '{ myPage { linkname version } }', {}, ada.token);
    expect(myPage).toEqual({ linkname: 'lemons', version: 2 });
    expect(JSON.stringify(await readByProgram(again))).toMatch(/1234567.*Tabs\\tand.*hook\.example.*Program/);
  });
});

test('A picture that is missing or damaged in the storage is named, and the rest is backed up', async () => {
  const [name = '', other = ''] = pictures.map((path) => path.split('/').at(-1) ?? '');
  const place = (picture: string) => join(here, 'media', picture.slice(0, 2), picture);
  renameSync(place(name), `${place(name)}.away`);
  const content = readFileSync(place(other));
  writeFileSync(place(other), content.subarray(1));
  const partial = join(there, 'partial.tar');
  const { code, errors } = await runCommand('backup', partial, { DATA_DIR: here });
  renameSync(`${place(name)}.away`, place(name));
  writeFileSync(place(other), content);
  expect(code).toBe(0);
  expect(errors).toMatch(/^Warning: 2 pictures are missing or damaged in the storage, and not in the backup: [^\n]+\.\n$/);
  for (const lost of [name, other]) expect(errors).toContain(lost);
  expect(readFileSync(partial).includes('pictures/')).toBe(true);
});

test('From a damaged database no backup is made, and a former one brings everything back after the damaged one was moved away', async () => {
  const rows = await digestRows(await addressOfEmbedded(here));
  const site = await digestOfSite(server);
  const [table] = await queryEmbedded<{ path: string }>(here, `SELECT pg_relation_filepath('page_version') AS path`);
  server.kill('SIGTERM');
  await server.ended;
  const damage = openSync(join(clusterOf(here), table?.path ?? ''), 'r+');
  writeSync(damage, Buffer.alloc(4_000, 'x'), 0, 4_000, 100);
  closeSync(damage);
  const bad = join(there, 'bad.tar');
  const { code, errors } = await runCommand('backup', bad, { DATA_DIR: here });
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The backup failed, and no backup was written: invalid page in block 0 [^\n]+\n$/),
  ]);
  expect(readdirSync(there).filter((name) => name.includes('bad.tar'))).toEqual([]);

  renameSync(join(here, 'postgres'), join(here, 'postgres-damaged'));
  renameSync(join(here, 'media'), join(here, 'media-damaged'));
  expect(await runCommand('restore', file, { DATA_DIR: here })).toEqual(ok('Restored 3 accounts, '));
  server = startServer({ PORT: String(await freePort()), DATA_DIR: here, PUBLIC_URL });
  await server.ready();
  const found = await digestRows(await addressOfEmbedded(here));
  // Meanwhile, it may have sent its mails, and counted the visits and sign-ups of the site.
  const { mails, mail_day, page_week, site_day } = found;
  expect(found).toEqual({ ...rows, mails, mail_day, page_week, site_day });
  expect(await digestOfSite(server)).toEqual(site);
});
