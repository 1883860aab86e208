import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aJpeg } from '../../builders/images.js';
import { aLock } from '../../builders/pages/locks.js';
import { aLink, aPicture, aTilePicture, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { startWebhookReceiver } from '../../support/neighbours/webhook-receiver.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { eventually, expectSoon } from '../../support/waiting.js';

interface Scheduled {
  readonly publishesAt: string;
  readonly timeZone: string | null;
  readonly basedOnVersion: number;
  readonly replaces: boolean;
  readonly failure: string | null;
}

const SCHEDULED = 'publishesAt timeZone basedOnVersion replaces createdAt failure failedAt';
const SCHEDULE = `mutation ($input: SchedulePublicationInput!) { schedulePublication(input: $input) { ${SCHEDULED} } }`;
const CHANGE = `mutation ($pageId: ID!, $publishesAt: DateTime!, $replaces: Boolean!) {
  changeScheduledPublication(pageId: $pageId, publishesAt: $publishesAt, timeZone: "Europe/London", replaces: $replaces) { ${SCHEDULED} } }`;
const CANCEL = 'mutation ($pageId: ID!) { cancelScheduledPublication(pageId: $pageId) }';
const PUBLISH = 'mutation ($pageId: ID!) { publishScheduled(pageId: $pageId) { version changed design { title } } }';
const READ = `query ($pageId: ID!) { page(id: $pageId) { version scheduledPublication { ${SCHEDULED} } } }`;
const PERIOD = 'mutation ($pageId: ID!, $period: PagePeriodInput) { changePagePeriod(id: $pageId, period: $period) { id } }';
const DAY = 86_400_000;

let mails: TestMailServer;
let database: TestDatabase;
let application: RunningApplication;
let operator: TestAccount;
beforeAll(async () => {
  [mails, database] = [await startMailServer(), await createTestDatabase()];
  const settings = { rateLimits: 'off', logLevel: 'silent', smtpUrl: mails.url, webhookPrivateAddresses: 'allow' } as const;
  application = await startApplication({ database, ...settings });
  operator = await registerOperator(application);
});
afterAll(async () => {
  await application.stop();
  await Promise.all([database.drop(), mails.stop()]);
});

const ask = <Data>(query: string, variables: object, { token }: { readonly token: string }) =>
  graphqlData<Data>(application.url, query, { ...variables }, token);
const codeOf = async (query: string, variables: object, token: string) =>
  (await graphql(application.url, query, { ...variables }, token)).errors[0]?.extensions.code;
const sql = (statement: string, values: unknown[] = []) => application.dataSource.query<Record<string, unknown>[]>(statement, values);
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const titleAt = async ({ url }: RunningApplication, linkname: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(`${url}/${linkname}`)).text())?.[1];

async function idOf(account: TestAccount): Promise<string> {
  return (await ask<{ myPage: { id: string } }>('{ myPage { id } }', {}, account)).myPage.id;
}

interface Chosen {
  readonly basedOnVersion?: number;
  readonly publishesAt?: string;
  readonly timeZone?: string;
  readonly replaces?: boolean;
}

const inputOf = (pageId: string, design: PageDesign, more: Chosen = {}) => ({
  input: { pageId, design: asInput(design), basedOnVersion: 1, publishesAt: inDays(1), ...more },
});

async function schedule(account: TestAccount, pageId: string, design: PageDesign, more: Chosen = {}): Promise<Scheduled> {
  return (await ask<{ schedulePublication: Scheduled }>(SCHEDULE, inputOf(pageId, design, more), account)).schedulePublication;
}

async function read(account: TestAccount, pageId: string) {
  return (await ask<{ page: { version: number; scheduledPublication: Scheduled | null } }>(READ, { pageId }, account)).page;
}

/** Lets the moment of a page be now. */
const come = (pageId: string) => sql('UPDATE scheduled_publication SET due_at = now(), publishes_at = now() WHERE page_id = $1', [pageId]);
const isOver = (account: TestAccount, pageId: string) =>
  expectSoon(async () => (await read(account, pageId)).scheduledPublication).toBeNull();

interface APage {
  readonly account: TestAccount;
  readonly linkname: string;
  readonly pageId: string;
}

let count = 0;
/** A published page. */
async function aPage(design = aDesign({ title: 'Published' })): Promise<APage> {
  count += 1;
  const linkname = `scheduled-${count}`;
  const account = await aPageAt(application, linkname, design);
  return { account, linkname, pageId: await idOf(account) };
}

describe('A scheduled publication', () => {
  test('SP-01 goes public within a second of its moment on every replica, and not before', async () => {
    const other = await startApplication({ database, logLevel: 'silent' });
    const pages = await Promise.all(Array.from({ length: 5 }, () => aPage()));
    const begin = Date.now() + 3_000;
    const moments = pages.map((_, at) => begin + at * 1_200);
    await Promise.all(
      pages.map(({ account, pageId }, at) =>
        schedule(account, pageId, aDesign({ title: 'Appeared' }), { publishesAt: new Date(moments[at]!).toISOString() }),
      ),
    );
    for (const replica of [application, other])
      for (const { linkname } of pages) await expectSoon(() => titleAt(replica, linkname)).toBe('Appeared');
    await other.stop();
    const late: number[] = [];
    for (const [at, { pageId }] of pages.entries()) {
      const [row] = await sql('SELECT published_at AS "publishedAt", version FROM page WHERE owner_id = $1', [pageId]);
      expect(row).toMatchObject({ version: 2 });
      late.push((row!.publishedAt as Date).getTime() - moments[at]!);
    }
    late.sort((one, another) => one - another);
    expect(late[0]).toBeGreaterThanOrEqual(0);
    // One of them may be late because the machine has other work.
    expect(late[2]).toBeLessThan(1_000 * Number(process.env.TEST_PATIENCE ?? 1));
  });

  test('SP-06 is shown with its moment, zone and base, can be given another moment, and is replaced by another design', async () => {
    const { account, pageId, linkname } = await aPage();
    const [first, second] = [inDays(1), inDays(700)];
    const made = { publishesAt: first, timeZone: 'Europe/Paris', basedOnVersion: 1, replaces: false, failure: null };
    expect(await schedule(account, pageId, aDesign({ title: 'One' }), { publishesAt: first, timeZone: 'Europe/Paris' })).toMatchObject(
      made,
    );
    expect((await read(account, pageId)).scheduledPublication).toMatchObject(made);
    await ask(CHANGE, { pageId, publishesAt: second, replaces: true }, account);
    const changed = { ...made, publishesAt: second, timeZone: 'Europe/London', replaces: true };
    expect((await read(account, pageId)).scheduledPublication).toMatchObject(changed);
    expect(await schedule(account, pageId, aDesign({ title: 'Two' }), { timeZone: 'Nowhere/Known' })).toMatchObject({ timeZone: null });
    await come(pageId);
    await expectSoon(() => titleAt(application, linkname)).toBe('Two');
  });

  test('SP-07 that is cancelled never goes public, and there is nothing to cancel, change or publish then', async () => {
    const { account, pageId, linkname } = await aPage();
    await schedule(account, pageId, aDesign({ title: 'Never' }));
    await ask(CANCEL, { pageId }, account);
    expect((await read(account, pageId)).scheduledPublication).toBeNull();
    const codes = [
      await codeOf(CANCEL, { pageId }, account.token),
      await codeOf(PUBLISH, { pageId }, account.token),
      await codeOf(CHANGE, { pageId, publishesAt: inDays(1), replaces: false }, account.token),
    ];
    expect(codes).toEqual(Array(3).fill('NOTHING_SCHEDULED'));
    expect(await titleAt(application, linkname)).toBe('Published');
  });

  test('SP-05 keeps its pictures until then, also if nothing else uses them', async () => {
    const account = await anUploader(application);
    await claim(application, account, 'seen-later');
    const pageId = await idOf(account);
    const uploaded = (await uploadTilePicture(application.url, await aJpeg(), account.token)).data!.uploadTilePicture;
    const tiles = [aPicture({ picture: aTilePicture({ id: uploaded.id }), name: 'Seen later' })];
    await schedule(account, pageId, aDesign({ tiles }), { basedOnVersion: 0 });
    await come(pageId);
    await isOver(account, pageId);
    const { myPage } = await ask<{ myPage: { design: { tiles: { picture: { url: string } }[] } } }>(
      '{ myPage { design { tiles { ... on PictureTile { picture { url } } } } } }',
      {},
      account,
    );
    expect((await fetch(myPage.design.tiles[0]!.picture.url)).status).toBe(200);
    const refused = await graphql(
      application.url,
      SCHEDULE,
      inputOf(pageId, aDesign({ tiles: [aPicture({ picture: aTilePicture({ id: '01890a5d-ac96-774b-bcce-b302099a8057' }) })] })),
      account.token,
    );
    expect(refused.errors[0]?.extensions.fields).toMatchObject({ 'tiles.0.picture': [expect.anything()] });
  });

  test('SP-08 tells webhooks when it is scheduled and when it appears, with its page and its moment', async () => {
    const receiver = await startWebhookReceiver();
    const account = await anUploader(application);
    await claim(application, account, 'told-of');
    const pageId = await idOf(account);
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
    await ask(create, { input: { url: receiver.url, events: ['PAGE_SCHEDULED', 'PAGE_APPEARED', 'PAGE_PUBLISHED'] } }, account);
    const { publishesAt } = await schedule(account, pageId, aDesign(), { basedOnVersion: 0 });
    const data = { pageId, linkname: 'told-of', at: publishesAt, url: `${application.url}/told-of` };
    expect((await receiver.messagesOf('page.scheduled'))[0]?.event.data).toMatchObject(data);
    await ask(CHANGE, { pageId, publishesAt, replaces: true }, account);
    await come(pageId);
    const [appeared] = await receiver.messagesOf('page.appeared');
    expect(appeared?.event.data).toMatchObject({ ...data, at: expect.any(String), accountId: expect.any(String) });
    // Before the time of the page has come, nobody sees what has become public.
    await ask(PERIOD, { pageId, period: { from: inDays(2), isAnnounced: true } }, account);
    await schedule(account, pageId, aDesign({ title: 'Unseen' }), { basedOnVersion: 1 });
    await come(pageId);
    await isOver(account, pageId);
    // Messages come in no promised order. What is told is stored with what it tells of.
    const told = 'SELECT type, count(*)::int AS messages FROM webhook_delivery WHERE data @> $1 GROUP BY type ORDER BY type';
    expect(await sql(told, [{ pageId }])).toEqual([
      { type: 'page.appeared', messages: 1 },
      { type: 'page.published', messages: 2 },
      { type: 'page.scheduled', messages: 3 },
    ]);
    await receiver.stop();
  });
});

describe('What could not be published at any time', () => {
  test('SP-09 is not scheduled either: a moment that is over or far away, another base, a broken design, a blocked link, no scope, no sign-in', async () => {
    const { account, pageId } = await aPage();
    await ask('mutation { adminBlockLinks(input: { patterns: ["bad.example"] }) }', {}, operator);
    const leading = aDesign({ tiles: [aLink({ address: 'https://bad.example/' })] });
    const refusalOf = (design: PageDesign, more: Chosen = {}, { token } = account) =>
      codeOf(SCHEDULE, inputOf(pageId, design, more), token);
    await expectSoon(() => refusalOf(leading)).toBe('LINK_BLOCKED');
    // It may have been scheduled before the server knew that.
    await codeOf(CANCEL, { pageId }, account.token);
    expect(await refusalOf(aDesign(), { publishesAt: inDays(-1) })).toBe('MOMENT_INVALID');
    expect(await refusalOf(aDesign(), { publishesAt: inDays(732) })).toBe('MOMENT_INVALID');
    expect(await refusalOf(aDesign(), { basedOnVersion: 0 })).toBe('PAGE_CHANGED_ELSEWHERE');
    expect(await refusalOf(aDesign({ tiles: [aTile({ name: 'x'.repeat(5_000) })] }))).toBe('DESIGN_INVALID');
    expect(await refusalOf(aDesign(), {}, await register(application))).toBe('PAGE_NOT_FOUND');
    const create = 'mutation ($scopes: [AccessScope!]!) { createAccessToken(input: { name: "One", scopes: $scopes }) { token } }';
    const tokenFor = async (scope: string) =>
      (await ask<{ createAccessToken: { token: string } }>(create, { scopes: [scope] }, account)).createAccessToken.token;
    const [reader, publisher] = [await tokenFor('READ'), await tokenFor('PUBLISH')];
    for (const [query, variables] of [
      [SCHEDULE, inputOf(pageId, aDesign())],
      [CHANGE, { pageId, publishesAt: inDays(1), replaces: false }],
      [CANCEL, { pageId }],
      [PUBLISH, { pageId }],
    ] as const) {
      expect(await codeOf(query, variables, reader)).toBe('SCOPE_MISSING');
      expect(await codeOf(query, variables, '')).toBe('UNAUTHENTICATED');
    }
    expect([await codeOf(READ, { pageId }, publisher), await codeOf(READ, { pageId }, reader)]).toEqual(['SCOPE_MISSING', undefined]);
    expect((await read(account, pageId)).scheduledPublication).toBeNull();
    expect(await codeOf(SCHEDULE, inputOf(pageId, aDesign()), publisher)).toBeUndefined();
    expect((await read(account, pageId)).scheduledPublication).not.toBeNull();
  });

  test('SP-09 Its texts are sanitized, and what its account stores counts it', async () => {
    const { account, pageId, linkname } = await aPage();
    const stored = async () =>
      (await ask<{ me: { storage: { pages: number } } }>('{ me { storage { pages } } }', {}, account)).me.storage.pages;
    const before = await stored();
    const html = `<p onclick="alert(1)">Kept</p><script>alert(2)</script>${'<p>words and more of them</p>'.repeat(200)}`;
    await schedule(account, pageId, aDesign({ tiles: [aTile({ html })] }));
    expect((await stored()) > before).toBe(true);
    const [row] = await sql('SELECT design::text AS design FROM scheduled_publication WHERE page_id = $1', [pageId]);
    expect([String(row?.design).includes('Kept'), String(row?.design).includes('alert')]).toEqual([true, false]);
    await come(pageId);
    await expectSoon(async () => (await (await fetch(`${application.url}/${linkname}`)).text()).includes('<p>Kept</p>')).toBe(true);
  });

  test('SP-06 What is refused at its moment is kept with the reason, and a mail says so; it is published as soon as it may be, or discarded', async () => {
    const { account, pageId, linkname } = await aPage();
    await schedule(account, pageId, aDesign({ title: 'Led astray', tiles: [aLink({ address: 'https://turned.example/' })] }));
    await ask('mutation { adminBlockLinks(input: { patterns: ["turned.example"] }) }', {}, operator);
    const [blocked, probe] = [aDesign({ tiles: [aLink({ address: 'https://turned.example/' })] }), await aPage()];
    await expectSoon(() => codeOf(SCHEDULE, inputOf(probe.pageId, blocked), probe.account.token)).toBe('LINK_BLOCKED');
    await come(pageId);
    await expectSoon(async () => (await read(account, pageId)).scheduledPublication).toMatchObject({ failure: 'LINK_BLOCKED' });
    const mail = await mails.next(account.email);
    expect(mail.text).toContain(`could not be published: it leads to a place that this site does not link to.`);
    expect(mail.text).toContain(`${application.url}/editor/${pageId}`);
    expect(await codeOf(PUBLISH, { pageId }, account.token)).toBe('LINK_BLOCKED');
    expect((await read(account, pageId)).scheduledPublication).toMatchObject({ failure: 'LINK_BLOCKED' });
    expect(await titleAt(application, linkname)).toBe('Published');
    await publishMixed(application, account, aDesign({ title: 'Meanwhile' }), 1);
    await ask('mutation { adminUnblockLink(pattern: "turned.example") }', {}, operator);
    await eventually(async () => expect(await codeOf(PUBLISH, { pageId }, account.token)).toBeUndefined());
    expect(await read(account, pageId)).toMatchObject({ version: 3, scheduledPublication: null });
    expect(await titleAt(application, linkname)).toBe('Led astray');
  });

  describe('SP-13 A tile of which its program does not say who sees it stays withheld,', () => {
    // By a look that new tiles do not have, one is taken for another.
    const look = { style: { ...aTile().style, radius: 3 } };
    const menu = aTile({ id: 'menu', name: 'Menu', html: '<p>soup</p>', ...look });
    const key = aTile({ id: 'key', name: 'Key', html: '<p>Monday</p>', ...look });
    const rewritten = aTile({ name: 'Another', html: '<p>in other words</p>', ...look });
    const whole = (...tiles: readonly Tile[]) => ({ ...asInput(aDesign({ tiles })), appearance: null, networkLinks: null, utm: null });
    /** By a client that says of each tile who sees it. */
    const publish = async ({ account, pageId }: APage, basedOnVersion: number, ...tiles: readonly Tile[]) => {
      const said = tiles.map((tile) => ({ ...tile, visibility: tile.visibility ?? null }) as Tile);
      const input = { pageId, design: whole(...said), basedOnVersion };
      await ask('mutation ($input: PublishInput!) { publish(input: $input) { version } }', { input }, account);
    };
    const scheduleUnsaid = ({ account, pageId }: APage, basedOnVersion: number, ...tiles: readonly Tile[]) =>
      ask(SCHEDULE, { input: { pageId, design: whole(...tiles), basedOnVersion, publishesAt: inDays(1), replaces: true } }, account);
    const comeAndLook = async ({ account, pageId, linkname }: APage, ...names: readonly string[]): Promise<string[]> => {
      await come(pageId);
      await isOver(account, pageId);
      const page = await (await fetch(`${application.url}/${linkname}`)).text();
      return names.filter((name) => page.includes(name));
    };

    test('if its owner has withheld it meanwhile', async () => {
      const page = await aPage();
      await publish(page, 1, menu, key);
      await scheduleUnsaid(page, 2, { ...menu, id: undefined }, { ...key, id: undefined });
      await publish(page, 2, { ...menu, visibility: { who: 'hidden' } }, key);
      expect(await comeAndLook(page, 'Key', 'Menu')).toEqual(['Key']);
    });

    test.each(['hidden', 'password', 'later'])('if it may be one that was withheld then (%s), renamed and rewritten', async (how) => {
      const page = await aPage();
      const visibility =
        how === 'hidden'
          ? { who: 'hidden' }
          : how === 'later'
            ? { from: inDays(2) }
            : { who: 'password', lock: await aLock(application, page.account, 'sesame seeds') };
      await publish(page, 1, menu, { ...key, visibility } as Tile);
      await scheduleUnsaid(page, 2, rewritten);
      expect(await comeAndLook(page, 'in other words')).toEqual([]);
    });

    test('if it may be one that its owner has withheld meanwhile, renamed and rewritten', async () => {
      const page = await aPage();
      await publish(page, 1, menu, key);
      await scheduleUnsaid(page, 2, rewritten);
      await publish(page, 2, menu, { ...key, visibility: { who: 'hidden' } });
      expect(await comeAndLook(page, 'in other words')).toEqual([]);
    });

    test('if it may have been one that its owner has removed meanwhile', async () => {
      const page = await aPage();
      await publish(page, 1, menu, { ...key, visibility: { who: 'hidden' } });
      await scheduleUnsaid(page, 2, rewritten);
      await publish(page, 2, menu);
      expect(await comeAndLook(page, 'in other words')).toEqual([]);
    });

    test('and is shown if its owner shows it meanwhile', async () => {
      const page = await aPage();
      await publish(page, 1, menu, { ...key, visibility: { who: 'hidden' } });
      await scheduleUnsaid(page, 2, menu, key);
      await publish(page, 2, menu, key);
      expect(await comeAndLook(page, 'Menu', 'Key')).toEqual(['Menu', 'Key']);
    });
  });

  test('SP-06 The first page of an account waits for the look of an operator at its moment, too, and has not appeared', async () => {
    const setting = 'mutation ($value: String!) { adminChangeSetting(name: FIRST_PUBLICATION, value: $value) { value } }';
    const account = await register(application);
    const pageId = await idOf(account);
    await ask(setting, { value: 'review' }, operator);
    await schedule(account, pageId, aDesign(), { basedOnVersion: 0 });
    await come(pageId);
    await isOver(account, pageId);
    await ask(setting, { value: 'free' }, operator);
    const { myPage } = await ask<{ myPage: object }>('{ myPage { version isHidden hiding { reason } } }', {}, account);
    expect(myPage).toEqual({ version: 1, isHidden: true, hiding: { reason: 'REVIEW' } });
  });
});
