import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PageVersionDocument } from '../../../client/api/generated/page-version.js';
import { PageVersionsDocument } from '../../../client/api/generated/page-versions.js';
import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();
let ada: TestAccount;
beforeEach(async () => {
  ada = await register(application);
});

const listed = async (account = ada) => (await graphqlData(application.url, PageVersionsDocument, {}, account.token)).pageVersions;
const found = async (version: number, account = ada) =>
  (await graphqlData(application.url, PageVersionDocument, { version }, account.token)).pageVersion;

async function expectNotKept(version: number, account = ada): Promise<void> {
  const { data, errors } = await graphql(application.url, PageVersionDocument, { version }, account.token);
  expect(data).toBeNull();
  const message = 'This version of your page is not kept any more. Choose a newer one.';
  expect(errors).toMatchObject([{ message, extensions: { code: 'PAGE_VERSION_NOT_KEPT' } }]);
}

describe('pageVersions', () => {
  test('MP-03 lists the published versions, newest first, and nothing for a page that was never published', async () => {
    expect(await listed()).toEqual([]);
    const before = Date.now();
    await publish(application, ada, aDesign({ title: 'First', tiles: [] }));
    await publish(application, ada, aDesign({ title: 'Second "名前" \\' }), 1);
    const versions = await listed();
    expect(versions).toMatchObject([
      { version: 2, title: 'Second "名前" \\', tileCount: 2, look: { tiles: [{ name: 'My garden' }, { name: 'Contact' }] } },
      { version: 1, title: 'First', tileCount: 0, look: { title: 'First', tiles: [] }, change: null },
    ]);
    expect(versions[0]?.change).toEqual({
      ...{ title: true, colors: false, socialLinks: false, reordered: false },
      ...{ added: ['My garden', 'Contact'], removed: [], changed: [] },
    });
    const moments = versions.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));
    expect(moments.at(-1)).toBeGreaterThanOrEqual(before);
  });

  test('DR-29 A legacy `postdata` carries no version: the last writer wins, and the history keeps both', async () => {
    await publish(application, ada, aDesign({ title: 'By the editor' }));
    const { status } = await post(application.url, 'postdata/', toWire(aDesign({ title: 'By an older client' })), withToken(ada.token));
    expect(status).toBe(200);
    expect((await listed()).map(({ version, title }) => [version, title])).toEqual([
      [2, 'By an older client'],
      [1, 'By the editor'],
    ]);
    expect((await found(1)).design.title).toBe('By the editor');
  });

  test('a page that moves to another linkname keeps its history', async () => {
    await claim(application, ada, 'history-before');
    await publish(application, ada);
    await claim(application, ada, 'history-after');
    expect(await listed()).toHaveLength(1);
  });

  test('lists the versions of the largest pages without sending their designs to the client or reading them from the database', async () => {
    const tiles = Array.from({ length: 10 }, (_, at) =>
      aTile({ name: `Tile ${at}`, html: 'é'.repeat(DESIGN_LIMITS.tileHtmlBytes / 2 - 100) }),
    );
    for (let version = 0; version < 3; version += 1) await publish(application, ada, aDesign({ title: `v${version}`, tiles }), version);
    const rows = jest.spyOn(application.dataSource, 'query');
    const versions = await listed();
    expect(versions).toMatchObject([{ tileCount: 10, change: { title: true, changed: [] } }, { tileCount: 10 }, { tileCount: 10 }]);
    expect(JSON.stringify(versions).length).toBeLessThan(20_000);
    const answers: unknown[] = await Promise.all(rows.mock.results.map(({ value }) => value as Promise<unknown>));
    rows.mockRestore();
    expect(answers.length).toBeGreaterThan(0);
    expect(JSON.stringify(answers).length).toBeLessThan(40_000);
  });
});

describe('pageVersion', () => {
  test('returns a version with its complete design', async () => {
    const design = aDesign({ title: 'First', tiles: [aTile({ style: { radius: 12.5, text: { hex: '#aabbcc', alpha: 0.25 } } })] });
    await publish(application, ada, design);
    await publish(application, ada, aDesign({ title: 'Second' }), 1);
    expect((await found(1)).design).toMatchObject(asTextInput(design));
    expect((await found(2)).design.title).toBe('Second');
  });

  test.each([0, 3, -1, 2_147_483_647])('refuses %d, which the page never had', async (version) => {
    await publish(application, ada);
    await publish(application, ada, aDesign(), 1);
    await expectNotKept(version);
  });

  test('refuses a version that is no longer kept', async () => {
    for (let version = 0; version < 51; version += 1) await publish(application, ada, aDesign({ title: `v${version + 1}` }), version);
    await expectNotKept(1);
    expect((await found(2)).design.title).toBe('v2');
    expect(await listed()).toHaveLength(50);
  });

  test('is available only to the owner', async () => {
    await publish(application, ada, aDesign({ title: 'Of Ada' }));
    const bob = await register(application);
    await expectNotKept(1, bob);
    expect(await listed(bob)).toEqual([]);
    await publish(application, bob, aDesign({ title: 'Of Bob' }));
    expect((await found(1, bob)).design.title).toBe('Of Bob');
  });

  test.each(['one', 1.5, 2_147_483_648, null])('refuses %j, which is not a version', async (version) => {
    const { data, errors } = await graphql(application.url, PageVersionDocument, { version: version as number }, ada.token);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('is cleaned by the present rules: unsafe content that an older version of the product accepted is not returned', async () => {
    await publish(application, ada, aDesign({ tiles: [aTile({ html: '<p>good</p>' })] }));
    await application.dataSource.query(
      `UPDATE page_version SET sanitizer_version = 0, design = jsonb_set(design, '{tiles,0,html}', '"<p onclick=\\"evil()\\">good<script>evil()</script></p>"')
       WHERE owner_id = (SELECT id FROM account WHERE username = $1)`,
      [ada.username],
    );
    expect((await found(1)).design.tiles[0]).toMatchObject({ html: '<p>good</p>' });
  });
});
