import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AdminModule } from '../../../server/admin.module.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { toWire, type WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { aLink, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
const COPY = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';

let folder: string;
let file: string;
let application: RunningApplication;
let database: TestDatabase;
let context: INestApplicationContext;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blocked-links-'));
  file = join(folder, 'blocked.txt');
  await writeFile(file, '# from others\nfiled.example # phishing\nno entry\n');
  database = await createTestDatabase();
  application = await startApplication({ database, rateLimits: 'off', logLevel: 'silent', blockedLinksFile: file });
  // As in a process of its own: the running application hears of changes by the database only.
  const { config, dataSource } = application;
  context = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), { logger: false });
});
afterAll(async () => {
  await context.close();
  await application.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const admin = (...words: readonly string[]): Promise<AdminAnswer> => runAdmin(context, words);
const textWith = (address: string) => aTile({ name: 'Prints', html: `<p><a href="${address}">here</a></p>` });

async function publish({ token }: TestAccount, design: PageDesign, basedOnVersion = 0, more = {}) {
  const { errors } = await graphql(application.url, PUBLISH, { input: { design: asInput(design), basedOnVersion, ...more } }, token);
  return errors[0];
}

/** Blocks a place, and waits until the running server knows that. */
async function block(pattern: string, ...words: string[]): Promise<void> {
  await admin('link', 'block', pattern, ...words);
  const owner = await register(application);
  const address = `https://${pattern.replace('*.', 'sub.')}`;
  await until(async () => (await publish(owner, aDesign({ tiles: [textWith(address)] }), 0, { dryRun: true })) !== undefined);
}

const versionOf = async ({ token }: TestAccount) =>
  (await graphql<{ myPage: { version: number } }>(application.url, '{ myPage { version } }', {}, token)).data!.myPage.version;

describe('LH-02 Nothing is published that leads to a blocked place:', () => {
  test('the answer names the tile and the address, and nothing is written', async () => {
    await block('evil.example');
    const owner = await aPageAt(application, 'leads-to-evil');
    const tiles = [aLink({ name: 'Good' }), aLink({ name: 'Prints', address: 'https://www.evil.example/a' })];
    const refused = await publish(owner, aDesign({ tiles, socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://evil.example' } }), 1);
    expect(refused).toMatchObject({
      message: '“Prints” leads to https://www.evil.example/a. This site does not link there. Change the link, and publish again.',
      extensions: {
        code: 'LINK_BLOCKED',
        fields: {
          'tiles.1.address': [expect.stringContaining('“Prints”')],
          'socialLinks.home': [expect.stringContaining('A social link leads to https://evil.example')],
        },
      },
    });
    expect(await versionOf(owner)).toBe(1);
    const dry = await publish(owner, aDesign({ tiles }), 1, { dryRun: true });
    expect(dry?.extensions.code).toBe('LINK_BLOCKED');
    expect(await publish(owner, aDesign({ tiles: [aLink({ name: 'Good' })] }), 1)).toBeUndefined();
  });

  test('by neither API, and no copy of a page that led there before', async () => {
    const owner = await register(application);
    await publishMixed(application, owner, aDesign({ tiles: [aLink({ address: 'https://later.example' })] }));
    await block('later.example');
    const { token } = owner;
    const wire = toWire(aDesign({ tiles: [textWith('https://later.example/x')] }));
    const older = await post(application.url, 'postdata/', wire, withToken(token));
    expect([older.status, older.body?.code]).toEqual([400, 'LINK_BLOCKED']);
    const { data } = await graphql<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, token);
    const copy = await graphql(application.url, COPY, { input: { copyOf: data!.myPage.id } }, token);
    expect(copy.errors[0]?.extensions.code).toBe('LINK_BLOCKED');
    expect(await versionOf(owner)).toBe(1);
  });

  test('also if it is an icon that stays because an older client cannot say it', async () => {
    const owner = await register(application);
    const networkLinks = [{ network: 'mastodon' as const, address: 'https://kept.example/@ada' }];
    await publishMixed(application, owner, aDesign({ title: 'Before', networkLinks }));
    await block('kept.example');
    const sent = await post(application.url, 'getdata/', {}, withToken(owner.token));
    const wire = { ...(JSON.parse(sent.body?.data as string) as WireDesign), editedText: 'After' };
    const refused = await post(application.url, 'postdata/', wire, withToken(owner.token));
    expect([refused.status, refused.body?.code]).toEqual([400, 'LINK_BLOCKED']);
    expect(await versionOf(owner)).toBe(1);
  });

  test('until the place is not blocked any more', async () => {
    const owner = await register(application);
    await block('*.short.example');
    const to = (host: string) => aDesign({ tiles: [textWith(`https://${host}`)] });
    expect(await publish(owner, to('short.example'))).toBeUndefined();
    expect((await publish(owner, to('a.short.example'), 1))?.extensions.code).toBe('LINK_BLOCKED');
    await admin('link', 'unblock', '*.short.example');
    await until(async () => (await publish(owner, to('a.short.example'), 1)) === undefined);
  });
});

describe('LH-03 admin link', () => {
  test('blocks a place once, lists it with its note, unblocks it once, and each is in the audit log', async () => {
    expect((await admin('link', 'block', 'https://Listed.example/A', '--note', ' phishing ', '--operator', 'ines')).output).toBe(
      'No page that leads to https://Listed.example/A is published any more.',
    );
    expect((await admin('link', 'block', 'listed.example/a/')).output).toContain('is blocked already');
    expect((await admin('link', 'list')).output).toMatch(/^listed\.example\/a\/ {2}20\S+ {2}ines \(\S+\) {2}phishing$/m);
    expect((await admin('link', 'unblock', 'listed.example/a')).output).toContain('again');
    expect((await admin('link', 'unblock', 'listed.example/a')).output).toContain('there is no entry');
    expect((await admin('link', 'list')).output).not.toContain('listed.example');
    const acts = await application.dataSource.query<object[]>(
      `SELECT act, outcome FROM audit_log WHERE subject ILIKE '%listed.example/a%' ORDER BY at`,
    );
    expect(acts).toEqual(['block', 'block', 'unblock', 'unblock'].map((verb) => ({ act: `link ${verb}`, outcome: 'done' })));
  });

  test('imports all places of a file or none, and refuses what is no place', async () => {
    const list = join(folder, 'import.txt');
    await writeFile(list, '# list\none.example\n\ntwo.example/x # two\nOne.example\n');
    expect((await admin('link', 'import', list)).output).toBe('2 places were added, of 3 in the file.');
    await writeFile(list, 'three.example\nno place\n');
    expect(await admin('link', 'import', list)).toMatchObject({ code: 3, errors: expect.stringContaining('2 (no place)') });
    expect((await admin('link', 'list')).output).not.toContain('three.example');
    expect((await admin('link', 'import', join(folder, 'none'))).errors).toContain('FILE_NOT_READ');
    expect((await admin('link', 'block', 'localhost')).errors).toContain('BLOCKED_LINK_INVALID');
    await writeFile(list, Array.from({ length: 10_001 }, (_, at) => `host-${at}.example`).join('\n'));
    expect((await admin('link', 'import', list)).errors).toContain('TOO_MANY_BLOCKED_LINKS');
    expect((await admin('link', 'list')).output).not.toContain('host-1.example');
  });
});

test('LH-04 BLOCKED_LINKS_FILE blocks places, too: a wrong line is left out, and another server reads what has changed', async () => {
  const owner = await register(application);
  const to = (host: string) => aDesign({ tiles: [textWith(`https://${host}`)] });
  expect((await publish(owner, to('filed.example')))?.extensions.code).toBe('LINK_BLOCKED');
  await writeFile(file, 'changed.example\n');
  const other = await startApplication({ database, rateLimits: 'off', logLevel: 'silent', blockedLinksFile: file });
  const { errors } = await graphql(
    other.url,
    PUBLISH,
    { input: { design: asInput(to('changed.example')), basedOnVersion: 0 } },
    owner.token,
  );
  await other.stop();
  expect(errors[0]?.extensions.code).toBe('LINK_BLOCKED');
});

describe('LH-05 However the address of a blocked host is written, no published page leads there:', () => {
  const spellings = [
    'https://hostile.example',
    'http://hostile.example',
    'HTTPS://HOSTILE.EXAMPLE/',
    'hostile.example',
    '//hostile.example',
    'https:hostile.example',
    'https:/hostile.example',
    'https:///hostile.example',
    'https:////hostile.example',
    'https:\\\\hostile.example',
    'https:/\\hostile.example',
    '\\\\hostile.example',
    '/\\hostile.example',
    'https://hostile.example.',
    'https://hostile.example..',
    'https://www.hostile.example',
    'https://a.b.c.d.hostile.example',
    'https://hostile.example:443',
    'https://hostile.example:8443/x',
    'https://good.example@hostile.example',
    'https://good.example:pass@hostile.example/',
    'https://good.example%40hostile.example',
    'https://good.example\\@hostile.example',
    'https://hostile.example\\good.example',
    'https://hostile.example/good.example',
    'https://hostile.example?good.example',
    'https://hostile.example#good.example',
    'https://hostile%2eexample',
    'https://%68ostile.example',
    'https://hostile。example',
    'https://hostile．example',
    'https://hostile｡example',
    'https://ｈｏｓｔｉｌｅ.example',
    'https://ⓗostile.example',
    'https://hos\u00adtile.example',
    'https://hos\u200btile.example',
    'https://hos\ttile.example',
    'https://hos\ntile.example',
    'ht\ttps://hostile.example',
    ' https://hostile.example ',
    '\u0001https://hostile.example',
    'https://hostile.example&#47;x',
    'https&#58;//hostile.example',
    'https://&#104;ostile.example',
    'https://&#x68;ostile.example',
    'https://hostile&period;example',
    'https://hostile&#46;example',
    'feed:https://hostile.example',
    'view-source:https://hostile.example',
  ];
  beforeAll(() => block('hostile.example'));

  const designs: readonly [string, (spelling: string) => PageDesign][] = [
    ['a text', (spelling) => aDesign({ tiles: [textWith(spelling)] })],
    ['a link', (spelling) => aDesign({ tiles: [aLink({ address: spelling })] })],
    ['a social link', (spelling) => aDesign({ tiles: [], socialLinks: { ...NO_SOCIAL_LINKS, home: spelling } })],
  ];

  test.each(designs)('in %s', async (name, designOf) => {
    const linkname = `hostile-${name.replaceAll(' ', '-')}`;
    const owner = await aPageAt(application, linkname);
    let [refused, version] = [0, 1];
    for (const spelling of spellings) {
      const fault = await publish(owner, designOf(spelling), version);
      if (fault) refused += 1;
      else version += 1;
      const older = await post(application.url, 'postdata/', toWire(designOf(spelling)), withToken(owner.token));
      if (older.status === 200) version = await versionOf(owner);
      await until(async () => (await fetch(`${application.url}/${linkname}`)).status === 200);
      expect([spelling, hostsIn(await (await fetch(`${application.url}/${linkname}`)).text())]).toEqual([spelling, []]);
    }
    expect(refused).toBeGreaterThan(20);
  });

  /** What leads to the host, as a browser reads it on a site with http or https. */
  function hostsIn(html: string): string[] {
    const written = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
      address
        .replace(/&amp;/g, '&')
        .replace(/&quot;/g, '"')
        .replace(/&#x27;/g, "'"),
    );
    return written.filter((address) =>
      ['https://site.example/', 'http://site.example/'].some(
        (site) => URL.canParse(address, site) && new URL(address, site).hostname.replace(/\.+$/, '').endsWith('hostile.example'),
      ),
    );
  }
});
