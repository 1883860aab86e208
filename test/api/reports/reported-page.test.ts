import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ForgetReports } from '../../../server/reports/use-cases/forget-reports.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aPlainPng } from '../../builders/images.js';
import { aLink, aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadGraphql, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { eventually } from '../../support/waiting.js';
import { sendReport, storedReports } from './report-calls.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

const REPORT = `query ($id: ID!) {
  adminReport(id: $id) {
    isChanged page { title } reported { title address profilePicture { url } look { tiles { picture { url } } } }
    links { address blockedBy } reportedLinks { address blockedBy } tiles { name } reportedTiles { name picture { url } } versions { version publishedAt }
  }
}`;
const BLOCK = 'mutation ($input: AdminBlockedLinksInput!) { adminBlockLinks(input: $input) }';

interface Shown {
  readonly isChanged: boolean;
  readonly page: { readonly title: string } | null;
  readonly reported: {
    readonly title: string;
    readonly profilePicture: { readonly url: string } | null;
    readonly look: { readonly tiles: readonly { readonly picture?: { readonly url: string } }[] };
  } | null;
  readonly links: readonly { readonly address: string; readonly blockedBy: string | null }[];
  readonly reportedLinks: readonly { readonly address: string }[];
  readonly tiles: readonly { readonly name: string }[];
  readonly reportedTiles: readonly { readonly name: string; readonly picture: { readonly url: string } | null }[];
  readonly versions: readonly { readonly version: number; readonly publishedAt: string }[];
}

const application = runningApplication({ rateLimits: 'off', logLevel: 'silent' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

const query = (statement: string, ...values: unknown[]) => application.dataSource.query<Record<string, unknown>[]>(statement, values);
const look = async (linkname: string): Promise<Shown> => {
  const [report] = await storedReports(application, linkname);
  return (await graphqlData<{ adminReport: Shown }>(application.url, REPORT, { id: report?.id }, operator.token)).adminReport;
};
const reads = async (linkname: string) => (await query(`SELECT FROM audit_log WHERE act = 'page read' AND subject = $1`, linkname)).length;
/** What an operator gets: nobody else has a picture that was taken back. */
const statusesOf = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await fetch(url, { headers: { Authorization: `Token ${operator.token}` } })).status));

/** Everything that is kept, as if it had been for two hours, is looked through. */
async function cleanUp(): Promise<void> {
  const images = application.nest.get(ImageList, { strict: false });
  await query(`UPDATE stored_image SET kept_at = kept_at - interval '2 hours'`);
  await images.removeUnused();
}

async function aPageWithPictures(linkname: string): Promise<{ readonly account: TestAccount; readonly urls: readonly string[] }> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  // Two pages with the same pictures have the same files.
  const color = `#${randomBytes(3).toString('hex')}`;
  const { data: profile } = await uploadGraphql(
    application.url,
    'changeProfilePicture',
    await aPlainPng({ width: 90, height: 90 }, color),
    account.token,
  );
  const { data: tile } = await uploadTilePicture(application.url, await aPlainPng({ width: 160, height: 120 }, color), account.token);
  const picture = aTilePicture({ id: tile?.uploadTilePicture.id ?? '' });
  await publishMixed(application, account, aDesign({ title: 'My cats', tiles: [aPicture({ picture })] } as Partial<PageDesign>));
  return { account, urls: [profile?.changeProfilePicture?.profilePicture?.url ?? '', tile?.uploadTilePicture.url ?? ''] };
}

const change = async (account: TestAccount) => {
  await graphqlData(application.url, 'mutation { removeProfilePicture { id } }', {}, account.token);
  await publishMixed(application, account, aDesign({ title: 'My dogs', tiles: [] }), 1);
  // As long after that as versions and their pictures are kept.
  await query(`DELETE FROM page_version WHERE version = 1; DELETE FROM tile_picture`);
};

/** The main page is never deleted, so another one becomes that before. */
async function removePage(account: TestAccount, linkname: string): Promise<void> {
  const run = <Data>(operation: string, variables = {}) => graphqlData<Data>(application.url, operation, variables, account.token);
  const [page] = await query('SELECT owner_id AS id FROM page WHERE linkname = $1', linkname);
  const { createPage } = await run<{ createPage: { id: string } }>('mutation { createPage(input: {}) { id } }');
  await run('mutation ($id: ID!) { makeMainPage(id: $id) { id } }', { id: createPage.id });
  await run('mutation ($id: ID!, $linkname: String) { deletePage(id: $id, linkname: $linkname) }', { id: page?.id, linkname });
}

describe('RP-20 An operator sees a page as it was when it was reported:', () => {
  test('with its words and its pictures, which stay when the page is changed, and when it is deleted', async () => {
    const { account, urls } = await aPageWithPictures('cats');
    await sendReport(application, 'cats', { reason: 'copied' });
    expect(await look('cats')).toMatchObject({ isChanged: false, page: { title: 'My cats' }, reported: { title: 'My cats' } });
    await change(account);
    await cleanUp();
    const shown = await look('cats');
    expect(shown).toMatchObject({ isChanged: true, page: { title: 'My dogs' }, reported: { title: 'My cats' } });
    const { profilePicture, look: former } = shown.reported!;
    expect([profilePicture?.url, former.tiles[0]?.picture?.url]).toEqual(urls);
    expect([shown.tiles, shown.reportedTiles]).toEqual([[], [{ name: 'My garden in June', picture: { url: urls[1] } }]]);
    expect(await statusesOf(urls)).toEqual([200, 200]);
    expect(await reads('cats')).toBe(1);
    await removePage(account, 'cats');
    await cleanUp();
    expect(await look('cats')).toMatchObject({ isChanged: false, page: null, reported: { title: 'My cats' } });
    expect(await reads('cats')).toBe(2);
    expect(await statusesOf(urls)).toEqual([200, 200]);
  });

  test('and no empty page in its place, when nothing is left of the first page of its account', async () => {
    await aPageWithPictures('catkins');
    await sendReport(application, 'catkins', { reason: 'copied' });
    await query(`DELETE FROM page WHERE linkname = 'catkins'`);
    expect(await look('catkins')).toMatchObject({ isChanged: false, page: null, reported: { title: 'My cats' } });
  });

  test('and a picture that was changed is enough to say that the page has changed', async () => {
    const { account } = await aPageWithPictures('catalogue');
    await sendReport(application, 'catalogue', { reason: 'copied' });
    await graphqlData(application.url, 'mutation { removeProfilePicture { id } }', {}, account.token);
    expect(await look('catalogue')).toMatchObject({ isChanged: true, page: { title: 'My cats' }, reported: { title: 'My cats' } });
  });

  test('and the pictures go with the copy, 90 days after the decision', async () => {
    const { account, urls } = await aPageWithPictures('cathedral');
    await sendReport(application, 'cathedral', { reason: 'copied' });
    await change(account);
    await query(
      `UPDATE page_report SET decision = 'dismissed', decided_by = 'marta', decided_at = now() - interval '91 days' WHERE linkname = 'cathedral'`,
    );
    await application.nest.get(ForgetReports, { strict: false }).execute();
    await cleanUp();
    expect(await statusesOf(urls)).toEqual([404, 404]);
    expect((await look('cathedral')).reported).toBeNull();
  });
});

describe('RP-21 An operator sees where a reported page leads,', () => {
  test('now and when it was reported, which of that is blocked, and when it was published', async () => {
    const account = await anUploader(application);
    await claim(application, account, 'prizes');
    const won = aTile({ name: 'You have won', html: '<p><a href="https://cards.example/pay?a=1&amp;b=2">Pay</a> <a href="#">Up</a></p>' });
    const mail = aTile({ name: 'Write', html: '<p><a href="mailto:prize@cards.example">Write</a></p>' });
    const link = aLink({ address: 'https://harmless.example/' });
    await publishMixed(application, account, aDesign({ tiles: [won, mail, link, link] } as Partial<PageDesign>));
    await sendReport(application, 'prizes', { reason: 'fraud' });
    await publishMixed(application, account, aDesign({ tiles: [link] } as Partial<PageDesign>), 1);
    await graphqlData(application.url, BLOCK, { input: { patterns: ['harmless.example'] } }, operator.token);
    // A server knows the list within a second.
    await eventually(async () => {
      expect((await look('prizes')).links).toEqual([{ address: 'https://harmless.example/', blockedBy: 'harmless.example' }]);
    });
    const { reportedLinks, versions } = await look('prizes');
    expect(reportedLinks).toEqual([
      { address: 'https://harmless.example/', blockedBy: 'harmless.example' },
      { address: 'https://cards.example/pay?a=1&b=2', blockedBy: null },
      { address: 'mailto:prize@cards.example', blockedBy: null },
    ]);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions.every(({ publishedAt }) => Math.abs(Date.now() - Date.parse(publishedAt)) < 60_000)).toBe(true);
  });
});
