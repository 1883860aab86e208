import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { TYPEFACE_FILES } from '../../../client/page-view/appearance/type/typeface-files.js';
import { AdminModule } from '../../../server/admin.module.js';
import type { Config } from '../../../server/config/config.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { Withdrawals } from '../../../server/pages/for-operators/withdrawals.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPlainPng } from '../../builders/images.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type ApplicationSettings, type RunningApplication } from '../../support/servers/application.js';
import { captureLog } from '../../support/servers/captured-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { graphql } from '../../support/calls/graphql.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

const exported = exportedFolder();
let database: TestDatabase;
let running: RunningApplication[] = [];
let application: RunningApplication;

async function start(settings: ApplicationSettings = {}): Promise<RunningApplication> {
  const started = await startApplication({ database, pagesExportDir: exported.path, rateLimits: 'off', logLevel: 'silent', ...settings });
  running.push(started);
  return started;
}

async function stop(stopped: RunningApplication): Promise<void> {
  running = running.filter((one) => one !== stopped);
  await stopped.stop();
}

beforeAll(async () => {
  database = await createTestDatabase();
  application = await start();
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await database.drop();
});

const partOf = async (name: string): Promise<unknown> => {
  const response = await fetch(`${application.url}/health/ready`);
  const { status, details } = (await response.json()) as { status: string; details: Record<string, { status: string }> };
  return [response.status, status, details[name]?.status];
};

async function metric(sample: string): Promise<number> {
  const text = await (await fetch(`${application.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return Number(line?.split(' ').at(-1));
}

async function changeWallpaper(account: TestAccount, color: string): Promise<string[]> {
  const { data } = await uploadGraphql(
    application.url,
    'changeWallpaper',
    await aPlainPng({ width: 640, height: 480 }, color),
    account.token,
  );
  return data?.changeWallpaper?.wallpaper?.variants.map(({ url }) => new URL(url).pathname.slice(1)) ?? [];
}

async function idOfMain({ token }: TestAccount): Promise<string> {
  const { data } = await graphql<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, token);
  return data!.myPage.id;
}

/** The name of the file of the card that a page names. */
function cardOf(linkname: string): string {
  return /\/media\/cards\/[a-z-]+\/([0-9a-f]{32}\.jpg)/.exec(exported.page(linkname) ?? '')?.[1] ?? '';
}

async function showsCard(linkname: string): Promise<void> {
  await until(() => exported.read(`pages/${linkname}/${cardOf(linkname)}`) !== undefined);
}

/** Waits until the files of a page are not compressed again. */
async function isThorough(linkname: string): Promise<void> {
  await until(() => exported.read(`pages/${linkname}/.stamp`)?.includes('-quick') === false);
}

/** What only the script of a file does: nobody else sees that it is read. */
const OWN_REPORT = /;\(\(\)=>\{navigator\.sendBeacon\([^;]*document\.referrer[^;]*\}\)\(\)/;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('An exported page', () => {
  test('XP-01 is in each language and encoding what the server sends, with its policy as an element, and reports that it is read', async () => {
    await aPageAt(application, 'same', aDesign({ title: 'The same everywhere' }));
    await exported.shows('same', 'The same everywhere');
    for (const language of ['en', 'de', 'ar']) {
      const response = await fetch(`${application.url}/same`, { headers: { 'Accept-Language': language } });
      const html = exported.read(`pages/same/index.${language}.html`)?.toString() ?? '';
      const [element = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
      expect(html).toMatch(OWN_REPORT);
      expect(html.replace(element, '').replace(OWN_REPORT, '')).toBe(await response.text());
      expect(html.indexOf(element)).toBe(html.indexOf('<head><meta charSet="utf-8"/>') + '<head><meta charSet="utf-8"/>'.length);
      const script = hashOf(/<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '');
      const allowed = policy.replace(
        `script-src ${script}`,
        (response.headers.get('Content-Security-Policy') ?? '').match(/script-src [^;]+/)![0],
      );
      expect(policy).toContain(`script-src ${script};`);
      expect(`${allowed}; frame-ancestors 'none'`).toBe(response.headers.get('Content-Security-Policy'));
      expect(brotliDecompressSync(exported.read(`pages/same/index.${language}.html.br`)!).toString()).toBe(html);
      expect(gunzipSync(exported.read(`pages/same/index.${language}.html.gz`)!).toString()).toBe(html);
    }
    expect((await exported.names('pages/same')).filter((name) => name.startsWith('index.'))).toHaveLength(9);
  });

  test('loads nothing but its pictures and the icon, which are beside it with the same content', async () => {
    const account = await anUploader(application);
    await claim(application, account, 'pictured');
    const tile = (await uploadTilePicture(application.url, await aPlainPng({ width: 500, height: 400 }), account.token)).data!
      .uploadTilePicture;
    const tiles = [aPicture({ picture: aTilePicture({ id: tile.id }) })];
    await publishMixed(application, account, aDesign({ tiles } as Partial<PageDesign>));
    const inTile = tile.variants.map(({ url }) => new URL(url).pathname.slice(1));
    const variants = [...inTile, ...(await changeWallpaper(account, '#336699'))];
    await exported.shows('pictured', variants.at(-1)!);
    const html = exported.page('pictured')!;
    const paths = new Set([...html.matchAll(/(?:src|srcset|imagesrcset|href)="([^"]*)"/gi)].flatMap(([, list = '']) => list.split(/,\s*/)));
    // The form for reports is a document of the server, and is not loaded.
    const own = [...paths].map((path) => path.split(' ')[0]!).filter((path) => /^\/(?!report\/)./.test(path));
    expect([...new Set(own)].sort()).toEqual([...variants.map((variant) => `/${variant}`), '/favicon.svg'].sort());
    for (const path of own) {
      const served = await (await fetch(application.url + path)).arrayBuffer();
      expect([path, exported.read(path)?.equals(Buffer.from(served))]).toEqual([path, true]);
    }
    // The new picture is shown, and the former one stays as long as the server keeps it.
    const others = await changeWallpaper(account, '#993333');
    await exported.shows('pictured', others[0]!);
    expect(await exported.names('media')).toEqual([...variants, ...others].map((path) => path.replace('media/', '')).sort());
  });

  test('has its card beside it, as the server sends it, and no card of a former state or at a former name', async () => {
    const account = await aPageAt(application, 'carded', aDesign({ title: 'Before' }));
    await exported.shows('carded', 'Before');
    await showsCard('carded');
    const former = cardOf('carded');
    const served = await fetch(`${application.url}/media/cards/carded/${former}`);
    expect(exported.read(`pages/carded/${former}`)!.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
    await publish(application, account, aDesign({ title: 'After' }), 1);
    await exported.shows('carded', 'After');
    await showsCard('carded');
    expect(cardOf('carded')).not.toBe(former);
    expect((await exported.names('pages/carded')).filter((name) => name.endsWith('.jpg'))).toEqual([cardOf('carded')]);
    await claim(application, account, 'carded-too');
    await exported.shows('carded-too', 'After');
    await showsCard('carded-too');
    await until(() => !existsSync(join(exported.path, 'pages', 'carded')));
  });

  test('has the typefaces of pages beside it, and not those of the screens', async () => {
    const names = Object.values(TYPEFACE_FILES).flatMap(({ cuts }) => cuts.flatMap(({ files }) => Object.values<string>(files)));
    const beside = await exported.names('assets');
    expect(names.filter((name) => !beside.includes(name))).toEqual([]);
    expect(beside.filter((name) => name.includes('-wght-'))).toEqual([]);
    const [name] = names;
    const served = await (await fetch(`${application.url}/assets/${name}`)).arrayBuffer();
    expect(exported.read(`assets/${name}`)!.equals(Buffer.from(served))).toBe(true);
  });

  test('XP-02 is updated by a publish, moves with its linkname, and is removed with its account', async () => {
    const account = await aPageAt(application, 'first-name', aDesign({ title: 'Before' }));
    await exported.shows('first-name', 'Before');
    await publish(application, account, aDesign({ title: 'After' }), 1);
    await exported.shows('first-name', 'After');
    await claim(application, account, 'second-name');
    await exported.shows('second-name', 'After');
    await exported.shows('first-name', null);
    expect(existsSync(join(exported.path, 'pages', 'first-name'))).toBe(false);
    const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
    const { username, password, token } = account;
    expect((await graphql(application.url, query, { input: { username, password } }, token)).errors).toEqual([]);
    await exported.shows('second-name', null);
  });

  test('of a further page is removed with the page, and those of all pages with their account', async () => {
    const account = await aPageAt(application, 'main-page', aDesign({ title: 'Main' }));
    const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
    const ids: string[] = [];
    for (const linkname of ['second-page', 'third-page']) {
      const input = { linkname, copyOf: ids[0] ?? (await idOfMain(account)) };
      const { data } = await graphql<{ createPage: { id: string } }>(application.url, create, { input }, account.token);
      ids.push(data!.createPage.id);
      await exported.shows(linkname, 'Main');
    }
    const remove = 'mutation ($id: ID!) { deletePage(id: $id, linkname: "second-page") }';
    expect((await graphql(application.url, remove, { id: ids[0] }, account.token)).errors).toEqual([]);
    await exported.shows('second-page', null);
    expect([exported.page('main-page'), exported.page('third-page')]).toEqual([expect.any(String), expect.any(String)]);
    const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
    const { username, password, token } = account;
    expect((await graphql(application.url, query, { input: { username, password } }, token)).errors).toEqual([]);
    for (const linkname of ['main-page', 'third-page']) await exported.shows(linkname, null);
  });

  test('is removed while an operator hides the page, and comes back with it', async () => {
    await aPageAt(application, 'hidden-one', aDesign({ title: 'Hidden' }));
    await exported.shows('hidden-one', 'Hidden');
    await application.nest.get(Withdrawals).hidePage('hidden-one', { reason: 'other', words: null });
    await exported.shows('hidden-one', null);
    await application.nest.get(Withdrawals).showPage('hidden-one');
    await exported.shows('hidden-one', 'Hidden');
  });

  test('does not exist for a page that was claimed and never published', async () => {
    await claim(application, await register(application), 'never-published');
    await aPageAt(application, 'published-later');
    await exported.shows('published-later', '<html');
    expect(exported.page('never-published')).toBeUndefined();
  });
});

describe('A folder that cannot be written', () => {
  const pages = (): string => join(exported.path, 'pages');
  const aside = (): string => join(exported.path, 'aside');
  afterEach(async () => {
    if (!existsSync(aside())) return;
    rmSync(pages(), { force: true, recursive: true });
    await rename(aside(), pages());
  });

  test('fails no publish, is logged once with what to do, is seen in health and metrics, and is made up for', async () => {
    const account = await aPageAt(application, 'stubborn', aDesign({ title: 'Before' }));
    await exported.shows('stubborn', 'Before');
    expect(await partOf('export')).toEqual([200, 'ok', 'up']);
    const log = captureLog(application.nest);
    const failed = await metric('tessera_exported_pages_total{result="failed"}');
    await rename(pages(), aside());
    writeFileSync(pages(), 'no folder', { mode: 0o600 });
    await publish(application, account, aDesign({ title: 'After' }), 1);
    await aPageAt(application, 'stubborn-too');
    // Work on a former page may wait, too, such as a card that is still to be drawn.
    await until(async () => (await metric('tessera_export_waiting')) >= 2);
    await until(async () => (await metric('tessera_exported_pages_total{result="failed"}')) >= failed + 2);
    await until(async () => String(await partOf('export')) === '200,degraded,down');
    const told = log.filter((line) => line.includes('PAGES_EXPORT_DIR'));
    // Once for each kind of failure, and not for each page.
    for (const line of told) expect(line).toContain('Free space on its disk, and let the user of this process write to it.');
    expect([1, 2]).toContain(told.length);
    rmSync(pages());
    await rename(aside(), pages());
    await exported.shows('stubborn', 'After');
    await exported.shows('stubborn-too', '<html');
    await until(async () => String(await partOf('export')) === '200,ok,up');
    // The cards of the pages come after their documents.
    await until(async () => (await metric('tessera_export_waiting')) === 0);
    for (const name of ['stubborn', 'stubborn-too']) await showsCard(name);
    expect(log.filter((line) => line.includes('up to date again'))).toHaveLength(1);
  });
});

describe('Two replicas with one folder', () => {
  test('a change at either of them is in the folder, and the last one wins', async () => {
    const other = await start();
    const account = await aPageAt(other, 'shared', aDesign({ title: 'Version 1' }));
    await exported.shows('shared', 'Version 1');
    for (let version = 2; version <= 6; version += 1)
      await publish(version % 2 === 0 ? application : other, account, aDesign({ title: `Version ${version}` }), version - 1);
    await exported.shows('shared', 'Version 6');
    await stop(other);
    expect(exported.page('shared')).toContain('Version 6');
  });
});

describe('A start', () => {
  test('brings the folder up to date with what happened while the server was off, draws cards that are missing, and touches nothing else', async () => {
    const accounts = new Map<string, TestAccount>();
    for (const name of ['off-changed', 'off-moves', 'off-hidden', 'off-same'])
      accounts.set(name, await aPageAt(application, name, aDesign({ title: `At ${name}` })));
    for (const name of accounts.keys()) await exported.shows(name, `At ${name}`);
    await isThorough('off-same');
    const { port } = application.config;
    /** Another number or time after each write. */
    const fileStates = async () => {
      const folder = join(exported.path, 'pages', 'off-same');
      const states = (await readdir(folder)).map(async (name) => {
        const { ino, mtimeMs, ctimeMs } = await stat(join(folder, name));
        return [name, ino, mtimeMs, ctimeMs];
      });
      return (await Promise.all(states)).sort();
    };
    // The end of the process waits until the last change is in the folder.
    await publish(application, accounts.get('off-changed')!, aDesign({ title: 'The last change' }), 1);
    await stop(application);
    expect(exported.page('off-changed')).toContain('The last change');
    const unheard = await startApplication({ database, logLevel: 'silent' });
    await publish(unheard, accounts.get('off-changed')!, aDesign({ title: 'Changed' }), 2);
    await claim(unheard, accounts.get('off-moves')!, 'off-moved');
    await unheard.nest.get(Withdrawals).hidePage('off-hidden', { reason: 'other', words: null });
    await aPageAt(unheard, 'off-new', aDesign({ title: 'New' }));
    await unheard.stop();
    await rm(join(exported.path, 'pages', 'same'), { recursive: true });
    // As after a crash in the middle of writing.
    await rm(join(exported.path, 'pages', 'published-later', '.stamp'));
    writeFileSync(join(exported.path, 'pages', 'published-later', 'index.en.html'), 'half', { mode: 0o600 });
    await rm(join(exported.path, 'pages', 'off-same', cardOf('off-same')), { force: true });
    for (const left of ['off-nobodys', 'admin']) await mkdir(join(exported.path, 'pages', left));
    const same = await fileStates();
    application = await start({ port });
    await showsCard('off-same');
    await exported.shows('off-changed', 'Changed');
    await exported.shows('off-moved', 'At off-moves');
    await exported.shows('off-new', 'New');
    await exported.shows('same', 'The same everywhere');
    await exported.shows('published-later', '<html');
    for (const name of ['off-moves', 'off-hidden', 'off-nobodys', 'admin'])
      await until(() => !existsSync(join(exported.path, 'pages', name)));
    expect((await fileStates()).filter(([name]) => name !== cardOf('off-same'))).toEqual(same);
  });

  test('with another name of the site writes all pages again, and removes pictures that the server has removed', async () => {
    const before = exported.page('off-same');
    const unused = `${'0'.repeat(64)}.webp`;
    await stop(application);
    const used = await exported.names('media');
    writeFileSync(join(exported.path, 'media', unused), '', { mode: 0o600 });
    application = await start({ siteName: 'Another site' });
    await exported.shows('off-same', 'Another site');
    expect(before).not.toContain('Another site');
    await until(async () => !(await exported.names('media')).includes(unused));
    expect(await exported.names('media')).toEqual(used);
  });
});

describe('admin', () => {
  async function admin(config: Config, ...words: readonly string[]): Promise<AdminAnswer> {
    const context = await NestFactory.createApplicationContext(AdminModule.register(config, application.dataSource), { logger: false });
    const answer = await runAdmin(context, words);
    await context.close();
    return answer;
  }

  test('pages export writes everything again beside a running server, and removes what does not belong there', async () => {
    const { config } = application;
    writeFileSync(join(exported.path, 'pages', 'off-same', 'index.de.html.br'), 'something else', { mode: 0o600 });
    await rm(join(exported.path, 'favicon.svg'));
    await rm(join(exported.path, 'pages', 'off-new'), { recursive: true });
    await mkdir(join(exported.path, 'pages', 'off-nobodys'));
    const pages = (await exported.names('pages')).length;
    const { code, output, errors } = await admin(config, 'pages', 'export', '--json');
    expect([code, errors]).toEqual([0, '']);
    expect(JSON.parse(output)).toEqual({ folder: exported.path, written: pages, removed: 1, pictures: 0 });
    const [html, compressed] = ['html', 'html.br'].map((kind) => exported.read(`pages/off-same/index.de.${kind}`)!);
    expect(brotliDecompressSync(compressed!).equals(html!)).toBe(true);
    expect(exported.page('off-new')).toContain('New');
    expect(exported.read(`pages/off-new/${cardOf('off-new')}`)).toBeDefined();
    expect(exported.read('favicon.svg')).toBeDefined();
    expect(JSON.parse((await admin(config, 'audit', '--json')).output)).toMatchObject({
      acts: [{ act: 'pages export', subject: exported.path, outcome: 'done' }],
    });
  });

  test('pages export is refused without a folder, and fails with the reason if it cannot be written', async () => {
    expect(await admin({ ...application.config, pagesExportDir: undefined }, 'pages', 'export')).toEqual({
      code: 3,
      output: '',
      errors: 'PAGES_EXPORT_DIR is not set. Set it to the folder that the web server serves. (EXPORT_NOT_CONFIGURED)',
    });
    const pagesExportDir = join(exported.path, 'favicon.svg');
    expect(await admin({ ...application.config, pagesExportDir }, 'pages', 'export')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/favicon\.svg.*\(FAILED\)$/),
    });
  });

  test('page hide, linkname block, linkname release and account delete remove the files of the page by themselves, or say that they could not', async () => {
    // No server writes to this folder.
    const pagesExportDir = await mkdtemp(join(tmpdir(), 'tessera-exported-'));
    const config = { ...application.config, pagesExportDir };
    const accounts = new Map<string, TestAccount>();
    for (const name of ['to-hide', 'to-block', 'to-release', 'to-delete', 'to-fail']) {
      accounts.set(name, await aPageAt(application, name));
      await mkdir(join(pagesExportDir, 'pages', name), { recursive: true });
    }
    const commands = [
      ['page', 'hide', 'to-hide'],
      ['linkname', 'block', 'to-block', '--yes'],
      ['linkname', 'release', 'to-release', '--yes'],
      ['account', 'delete', accounts.get('to-delete')!.username, '--yes'],
    ];
    for (const words of commands)
      expect([words, await admin(config, ...words)]).toEqual([words, expect.objectContaining({ code: 0, errors: '' })]);
    expect(await readdir(join(pagesExportDir, 'pages'))).toEqual(['to-fail']);
    await rm(join(pagesExportDir, 'pages'), { recursive: true });
    writeFileSync(join(pagesExportDir, 'pages'), 'no folder', { mode: 0o600 });
    expect(await admin(config, 'page', 'hide', 'to-fail')).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^The page at to-fail is hidden\. .*could not be removed.*\(EXPORT_NOT_REMOVED\)$/),
    });
    await rm(pagesExportDir, { recursive: true });
  });
});

test('Without the variable there is no export in health and metrics', async () => {
  const without = await startApplication({ database, logLevel: 'silent' });
  const { details } = (await (await fetch(`${without.url}/health/ready`)).json()) as { details: object };
  expect(Object.keys(details)).not.toContain('export');
  expect(await (await fetch(`${without.url}/metrics`)).text()).not.toContain('tessera_export');
  await without.stop();
});
