import { expect, test } from '@jest/globals';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { ArchiveTurns } from '../../../server/portability/archive-turns.js';
import { aPageAt, claim, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg } from '../../builders/images.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { publishPage, themedExample } from '../../builders/pages/example-pages.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { markupFaults } from '../../support/browser/valid-markup.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { withToken } from '../../support/calls/rest.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { json, unzip } from '../accounts/personal-data/archives.js';

const application = runningApplication({ rateLimits: 'off' });

type Files = Map<string, Buffer>;

async function saved({ token }: TestAccount, path = 'pages/main/page.zip'): Promise<Files> {
  const response = await fetch(`${application.url}/api/${path}`, { headers: withToken(token) });
  expect(response.status).toBe(200);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

const namesIn = (files: Files, folder: string) => [...files.keys()].filter((name) => name.startsWith(folder));
const text = (files: Files, name: string) => files.get(name)!.toString();

/** All that a browser loads or opens of a document: from its attributes and its styles. */
function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action|poster|data)="([^"]*)"/g)].map(([, address]) => address!);
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set]) =>
    set!.split(',').map((one) => one.trim().split(' ')[0]!),
  );
  const inStyles = [...html.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!);
  return [...attributes, ...sets, ...inStyles];
}

/** Those that do not lead to another site, and are not in the folder. */
function strays(files: Files, folder: string): string[] {
  return namesIn(files, folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => addressesIn(text(files, name)))
    .filter((address) => !/^(?:https?:\/\/|mailto:|tel:|data:|#)/.test(address) && !files.has(folder + address.split('#')[0]!));
}

test.each(['pages/main/page.zip', 'account/data.zip'])(
  'LM-11 While two archives of an account are made, it gets no third: %s',
  async (path) => {
    const account = await aPageAt(application, `copied-${path.length}`);
    const [{ id }] = await application.dataSource.query<[{ id: string }]>('SELECT id FROM account WHERE username = $1', [account.username]);
    const making = () => application.nest.get(ArchiveTurns).hold(id, async () => (async function* () {})());
    const [first] = [await making(), await making()];
    const refused = await fetch(`${application.url}/api/${path}`, { headers: withToken(account.token) });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'BUSY' });
    await first.next();
    await saved(account, path);
  },
);

test('PF-16 An archive has the page for any web server: a document in each language, and all pictures and typefaces that they load, by relative addresses', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'copied-page');
  await publishEveryKind(application, account, { title: 'Salt & Smoke' });
  for (const mutation of ['changeProfilePicture', 'changeWallpaper'] as const)
    await uploadGraphql(application.url, mutation, await aJpeg({ width: 640, height: 480 }), account.token);
  const files = await saved(account);
  const names = namesIn(files, 'site/');
  expect(names.filter((name) => name.endsWith('.html')).toSorted()).toEqual([
    'site/index.ar.html',
    'site/index.de.html',
    'site/index.html',
  ]);
  expect(strays(files, 'site/')).toEqual([]);
  for (const name of names.filter((one) => one.includes('/media/'))) {
    const here = await fetch(`${application.url}/${name.slice('site/'.length)}`);
    expect(files.get(name)!.equals(Buffer.from(await here.arrayBuffer()))).toBe(true);
  }
  const html = text(files, 'site/index.html');
  expect(new Set(html.match(/media\/[0-9a-f]{64}\.\w+/g)).size).toBeGreaterThan(10);
  expect(html).toContain('<title>Salt &amp; Smoke</title>');
  // It is no page of this server: it names no address here but that of the product.
  expect(html.replaceAll(`href="${application.url}/"`, '')).not.toContain(application.url);
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*connect-src 'self'; form-action 'none'/,
  );
});

const [example, ...otherExamples] = examplePages;

async function expectWholeCopy(page: (typeof examplePages)[number]): Promise<void> {
  const files = await saved(await publishPage(application, { ...page, themed: themedExample(page) }));
  expect(strays(files, 'site/')).toEqual([]);
  for (const name of namesIn(files, 'site/index')) expect([name, await markupFaults(text(files, name))]).toEqual([name, []]);
  const typefaces = (await (await fetch(`${application.url}/${page.linkname}`)).text()).match(/\/assets\/[\w-]+\.woff2/g) ?? [];
  for (const typeface of typefaces) expect([typeface, files.has(`site${typeface}`)]).toEqual([typeface, true]);
}

test('PF-16 The copy of a page with a look is valid, and whole: in each language, nothing that it loads is missing', () =>
  expectWholeCopy(example!));

test.each(otherExamples.map((page) => [page.linkname, page] as const))(
  'The copy of the example page %s is valid and whole, too',
  (_, page) => expectWholeCopy(page),
);

test('PF-17 No word that only some see, or nobody yet, is in the copy; it tells search engines what the page tells them', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'copied-in-part');
  const ask = <Data>(query: string, variables: object = {}) => graphqlData<Data>(application.url, query, { ...variables }, account.token);
  const { createLock: lock } = await ask<{ createLock: string }>('mutation { createLock(password: "salt and smoke") }');
  const { myPage } = await ask<{ myPage: { id: string } }>('{ myPage { id } }');
  const change = (access: string) =>
    ask('mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id } }', { id: myPage.id, access });
  const tiles = [
    aTile({ name: 'Everybody', html: '<p>sees this</p>' }),
    aTile({ name: 'Nobody', html: '<p>sees hidden words</p>', visibility: { who: 'hidden' } }),
    aTile({ name: 'Friends', html: '<p>see locked words</p>', visibility: { who: 'password', lock } }),
    aTile({ name: 'Soon', html: '<p>Later words</p>', visibility: { from: '2125-03-03T18:00:00.000Z', isAnnounced: true } }),
  ];
  await publishMixed(application, account, aDesign({ title: 'In part', tiles }));
  const texts = (files: Files) => namesIn(files, 'site/index').map((name) => text(files, name));
  for (const html of texts(await saved(account))) {
    expect(html).toContain('sees this');
    expect(html).not.toContain('noindex');
    for (const word of ['hidden words', 'locked words', 'Later words', 'Nobody', 'Friends', 'Soon'])
      expect([word, html.includes(word)]).toEqual([word, false]);
  }
  await change('unlisted');
  for (const html of texts(await saved(account))) expect(html).toContain('<meta name="robots" content="noindex"/>');
  await change('nobody');
  const offline = await saved(account);
  expect([namesIn(offline, 'site/'), offline.has('page.json')]).toEqual([[], true]);
});

test('PF-16 The archive of an account has the copy of each of its pages, also while operators hide them', async () => {
  const account = await aPageAt(application, 'copied-hidden', aDesign({ title: 'Still mine' }));
  await application.dataSource.query(`UPDATE page SET hidden_at = now(), hiding_reason = 'spam' WHERE linkname = 'copied-hidden'`);
  const files = await saved(account, 'account/data.zip');
  expect(text(files, 'pages/copied-hidden/site/index.html')).toContain('Still mine');
  expect(strays(files, 'pages/copied-hidden/site/')).toEqual([]);
});

test('PF-19 Former versions are in the archive if they are asked for, each a page file of its own with its pictures', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'copied-versions');
  await publishEveryKind(application, account, { title: 'First' });
  await publish(application, account, aDesign({ title: 'Second' }), 1);
  await publish(application, account, aDesign({ title: 'Third' }), 2);
  const files = await saved(account, 'pages/main/page.zip?versions=all');
  const titles = ['version-1.json', 'version-2.json', 'page.json'].map(
    (name) => (json(files, name) as { design: { title: string } }).design.title,
  );
  expect([titles, files.has('version-3.json')]).toEqual([['First', 'Second', 'Third'], false]);
  const named = text(files, 'version-1.json').match(/pictures\/[0-9a-f]{64}\.(?:jpg|png)/g) ?? [];
  expect(named).not.toEqual([]);
  for (const path of named) expect([path, files.has(path)]).toEqual([path, true]);
  const without = await saved(account);
  expect([...without.keys()].filter((name) => name.startsWith('version-'))).toEqual([]);
});
