import { describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aLock } from '../../builders/pages/locks.js';
import { aLink, asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { SECRET, secretTiles } from '../../builders/pages/secret-tiles.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { publicDoors } from '../../support/calls/public-doors.js';
import { post, withToken } from '../../support/calls/rest.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path }));

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let pages = 0;
async function aPageWith(tiles: readonly Tile[]): Promise<{ readonly account: TestAccount; readonly linkname: string }> {
  pages += 1;
  const linkname = `withheld-${pages}`;
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(account, aDesign({ tiles }), 0);
  return { account, linkname };
}

async function publish(account: TestAccount, design: PageDesign, basedOnVersion: number): Promise<void> {
  await send(account, asInput(design), basedOnVersion);
}

/** `design`: the input as a program sends it. */
async function send(account: TestAccount, design: object, basedOnVersion: number): Promise<void> {
  await graphqlData(
    application.url,
    'mutation ($input: PublishInput!) { publish(input: $input) { version } }',
    { input: { design, basedOnVersion } },
    account.token,
  );
}

const DOORS = publicDoors(application, exported);

async function switchFeed({ token }: TestAccount): Promise<void> {
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, token);
  await graphqlData(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: myPage.id }, token);
}

describe('What visitors must not see', () => {
  test('WN-06 Programs read of a tile with a password that it is locked, of an announced one when it comes, and of neither what kind it is', async () => {
    const from = '2125-03-03T17:30:00.000Z';
    const { account, linkname } = await aPageWith([]);
    const lock = await aLock(application, account, 'open sesame');
    const closed: readonly TileVisibility[] = [
      { who: 'password', lock },
      { from, isAnnounced: true },
    ];
    const tiles = [
      ...closed.flatMap((visibility) => [aLink({ name: 'Kept', visibility }), aTile({ name: 'Kept', visibility })]),
      aTile({ name: 'Open' }),
    ];
    await publish(account, aDesign({ tiles }), 1);
    const { tiles: data } = JSON.parse(await DOORS['the data']!(linkname)) as { tiles: object[] };
    const [locked, coming] = [
      { name: 'Kept', locked: true },
      { name: 'Kept', comesAt: from },
    ];
    expect(data).toEqual([locked, locked, coming, coming, expect.objectContaining({ kind: 'text', name: 'Open' })]);
    expect(data[4]).not.toMatchObject({ locked: expect.anything() });
    const shown = '{ tiles { __typename locked comesAt html } }';
    const query = `query ($linkname: String!) { publicPage(linkname: $linkname) { design ${shown} } }`;
    const { publicPage } = await graphqlData<{ publicPage: object }>(application.url, query, { linkname }, account.token);
    const asText = { __typename: 'TextTile', locked: false, comesAt: null, html: '' };
    expect(publicPage).toEqual({
      design: {
        tiles: [
          ...[1, 2].map(() => ({ ...asText, locked: true })),
          ...[1, 2].map(() => ({ ...asText, comesAt: from })),
          { ...asText, html: expect.stringContaining('<') },
        ],
      },
    });
    // Its owner reads it whole.
    const { myPage } = await graphqlData<{ myPage: object }>(application.url, `{ myPage { design ${shown} } }`, {}, account.token);
    expect(myPage).toMatchObject({ design: { tiles: [1, 2, 3, 4, 5].map(() => ({ locked: false, comesAt: null })) } });
  });

  const STATES: Readonly<Record<string, TileVisibility>> = {
    hidden: { who: 'hidden' },
    'not there yet': { from: inDays(3) },
    over: { until: inDays(-3) },
  };
  for (const [state, visibility] of Object.entries(STATES)) {
    test(`VI-08 Nothing of a tile that is ${state} is in any answer about its page, and the owner reads it whole`, async () => {
      const { account, linkname } = await aPageWith([aTile({ name: 'seen' })]);
      await switchFeed(account);
      const design = aDesign({ tiles: [aTile({ name: 'seen' }), ...secretTiles(visibility), aTile({ name: 'seen later' })] });
      await publish(account, design, 1);
      await exported.shows(linkname, 'seen later');
      for (const [door, open] of Object.entries(DOORS)) {
        const answer = await open(linkname);
        expect([door, answer.match(SECRET)?.[0]]).toEqual([door, undefined]);
        if (!['oEmbed'].includes(door)) expect([door, answer.includes('seen later')]).toEqual([door, true]);
      }
      const own = await graphqlData<{ myPage: { design: object } }>(
        application.url,
        '{ myPage { design { tiles { name } } } }',
        {},
        account.token,
      );
      expect(JSON.stringify(own)).toContain('secret-card');
      expect(JSON.stringify((await post(application.url, 'getdata/', {}, withToken(account.token))).body)).toContain('secret-words');
    });
  }

  test('VI-09 Of an announced tile, every answer has its name and none of its words; the page says when it comes, in the language of the reader and on the clocks of its creator', async () => {
    const from = '2125-03-03T17:30:00.000Z';
    const tiles = secretTiles({ from, timeZone: 'Asia/Kolkata', isAnnounced: true }).map((tile) => ({ ...tile, name: 'Tickets' }));
    const { linkname } = await aPageWith(tiles);
    for (const [door, open] of Object.entries(DOORS)) {
      const answer = await open(linkname);
      expect([door, answer.match(SECRET)?.[0]]).toEqual([door, undefined]);
    }
    const page = await DOORS['the page']!(linkname);
    expect(page).toContain('Comes on 3 March');
    expect(page).toContain('Comes on 3 March 2125 at 23:00 (Asia/Kolkata).');
    expect(await DOORS['the page in German']!(linkname)).toContain('Kommt am 3. März 2125 um 23:00 (Asia/Kolkata).');
    expect(JSON.parse(await DOORS['GraphQL']!(linkname))).toMatchObject({
      data: {
        publicPage: {
          design: { tiles: Array(5).fill({ name: 'Tickets', html: '', visibility: { who: 'everyone', from, isAnnounced: true } }) },
        },
      },
    });
  });
});

test('VI-19 An operator who reads a page sees what visitors see at some time, and nothing of a hidden tile', async () => {
  const operator = await registerOperator(application, { username: 'marta-ruiz' });
  const tiles = [
    aTile({ name: 'hidden one', html: '<p>hidden words</p>', visibility: { who: 'hidden' } }),
    aTile({ name: 'later one', visibility: { from: inDays(3) } }),
  ];
  const { account } = await aPageWith(tiles);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  const READ = 'mutation ($id: ID!) { adminReadPage(id: $id) { page { look { tiles { name } } } tiles { name html } } }';
  const answer = JSON.stringify(await graphqlData(application.url, READ, { id: myPage.id }, operator.token));
  expect([answer.includes('hidden'), answer.match(/later one/g)?.length]).toEqual([false, 2]);
});

describe('A client that knows nothing of it', () => {
  test('VI-10 A program and an older client publish what they have read, and no tile becomes visible; a program that names it can show the tile', async () => {
    const hidden = aTile({ name: 'Hidden', html: '<p>hidden words</p>', visibility: { who: 'hidden' } });
    const { account, linkname } = await aPageWith([aTile({ name: 'Seen' }), hidden]);
    const withoutIt = (tiles: readonly Tile[]) =>
      asInput(aDesign({ tiles: tiles.map(({ visibility: _unknown, ...tile }) => tile as Tile) }));
    await send(
      account,
      { ...withoutIt([aTile({ name: 'Seen' }), { ...hidden, html: '<p>hidden words, changed</p>' }]), appearance: null },
      1,
    );
    expect(await DOORS['the page']!(linkname)).not.toContain('Hidden');
    await send(account, withoutIt([{ ...hidden, html: '<p>changed again</p>' }, aTile({ name: 'Seen' })]), 2);
    expect(await DOORS['the page']!(linkname)).not.toContain('Hidden');
    const read = await post(application.url, 'getdata/', {}, withToken(account.token));
    const data = JSON.parse((read.body as { data: string }).data) as { buttonNames: string[]; inputTextList: string[] };
    expect(data.buttonNames).toEqual(['Hidden', 'Seen']);
    const changed = {
      ...data,
      editedText: 'By an older client',
      inputTextList: ['<p>Words of an older client</p>', data.inputTextList[1]],
    };
    await post(application.url, 'postdata/', changed, withToken(account.token));
    expect(await DOORS['the page']!(linkname)).toContain('By an older client');
    expect(await DOORS['the page']!(linkname)).not.toContain('Hidden');
    // A program that says it of one tile says nothing of the others.
    const other = { text: { ...asInput(aDesign({ tiles: [aTile({ name: 'Seen' })] })).tiles[0]!.text!, visibility: { until: inDays(9) } } };
    await send(account, { ...withoutIt([hidden]), appearance: null, tiles: [other, ...withoutIt([hidden]).tiles] }, 4);
    expect(await DOORS['the page']!(linkname)).not.toContain('Hidden');
    const named = asInput(aDesign({ tiles: [aTile({ name: 'Seen' }), { ...hidden, visibility: { until: inDays(3) } }] }));
    await send(account, { ...named, appearance: null }, 5);
    expect(await DOORS['the page']!(linkname)).toContain('Hidden');
    await send(
      account,
      { ...named, appearance: null, tiles: named.tiles.map((tile) => ({ text: { ...tile.text!, visibility: null } })) },
      6,
    );
    expect(await DOORS['the data']!(linkname)).toContain('Hidden');
  });

  test('VI-11 A draft that such a client saves keeps it, too', async () => {
    const { account } = await aPageWith([aTile({ name: 'Hidden', visibility: { who: 'hidden' } })]);
    const SAVE =
      'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision design { tiles { name visibility { who } } } } }';
    const save = async (name: string, revision: number) => {
      const input = { design: asInput(aDesign({ tiles: [aTile({ name })] })), basedOnVersion: 1, revision };
      return (await graphqlData<{ saveDraft: object }>(application.url, SAVE, { input }, account.token)).saveDraft;
    };
    const tiles = (name: string) => ({ design: { tiles: [{ name, visibility: { who: 'hidden' } }] } });
    expect(await save('Hidden', 0)).toMatchObject(tiles('Hidden'));
    expect(await save('Renamed', 1)).toMatchObject(tiles('Renamed'));
  });
});

describe('Time', () => {
  test('VI-12 A tile comes and goes by itself: in every answer, with another ETag, and no cache may keep the page beyond the moment; the page is exported when the tile is gone', async () => {
    const begins = Date.now() + 8_000;
    const [from, ends] = [new Date(begins).toISOString(), new Date(begins + 6_000).toISOString()];
    const { linkname } = await aPageWith([aTile({ name: 'Always' }), aTile({ name: 'Coming', visibility: { from, until: ends } })]);
    const has = async (door: string) => (await DOORS[door]!(linkname)).includes('Coming');
    const head = async () => (await fetch(`${application.url}/${linkname}`, { method: 'HEAD' })).headers;
    const doors = Object.keys(DOORS).filter((door) => !['oEmbed', 'the feed', 'exported files'].includes(door));
    const all = async () => Promise.all(doors.map(has));
    expect(await all()).toEqual(doors.map(() => false));
    const early = await head();
    expect(early.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=1, no-transform');
    await wait(begins - 800);
    const last = (await head()).get('cache-control');
    if (Date.now() < begins) expect(last).toBe('public, max-age=0, must-revalidate, s-maxage=0, no-transform');
    await wait(begins - 20);
    const isThere = await has('the page');
    if (Date.now() < begins) expect(isThere).toBe(false);
    await wait(begins + 1_000);
    await expectSoon(all).toEqual(doors.map(() => true));
    expect((await head()).get('etag')).not.toBe(early.get('etag'));
    expect(exported.page(linkname)).toBeUndefined();
    await wait(begins + 7_000);
    await expectSoon(all).toEqual(doors.map(() => false));
    expect((await head()).get('cache-control')).toContain('stale-while-revalidate=30');
    await exported.shows(linkname, 'Always');
  });
});

const wait = (moment: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
