import { expect, test } from '@jest/globals';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { aHeading, aLink, asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
const PUBLIC =
  'query ($linkname: String!) { publicPage(linkname: $linkname) { design { tiles { name visibility { who from warning } } } } }';
const warning = 'Shows how a rabbit is prepared.';

async function anAccount(linkname: string) {
  const account = await register(application);
  await claim(application, account, linkname);
  const send = (tiles: readonly Tile[], basedOnVersion: number, change: object = {}) =>
    graphql(application.url, PUBLISH, { input: { design: { ...asInput(aDesign({ tiles })), ...change }, basedOnVersion } }, account.token);
  const text = async (ending: string) => (await fetch(`${application.url}/${linkname}${ending}`)).text();
  const seen = () => graphqlData<{ publicPage: { design: { tiles: object[] } } }>(application.url, PUBLIC, { linkname });
  return { account, send, text, seen };
}

test('VI-27 Every answer about a page says the warning of a tile, its feed without what is in the tile; one that is announced has none, and a warning over 200 characters is refused at its place', async () => {
  const { account, send, text, seen } = await anAccount('warned');
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  await graphqlData(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: myPage.id }, account.token);
  const from = '2125-03-03T17:30:00.000Z';
  const tiles = [
    aTile({ name: 'Rabbit', html: '<p>the whole of it</p>', visibility: { warning } }),
    aTile({ name: 'Later', visibility: { from, isAnnounced: true, warning: 'secret' } }),
    { ...aHeading('Music'), visibility: { warning: 'secret' } },
  ];
  await send([], 0);
  await send(tiles, 1);
  const visibility = { who: 'everyone', from: null, warning };
  expect(await seen()).toEqual({
    publicPage: {
      design: {
        tiles: [
          { name: 'Rabbit', visibility },
          { name: 'Later', visibility: { ...visibility, from, warning: null } },
          { name: 'Music', visibility: null },
        ],
      },
    },
  });
  const data = JSON.parse(await text('.json')) as { tiles: object[] };
  expect(data.tiles[0]).toEqual({ kind: 'text', name: 'Rabbit', warning, text: 'the whole of it' });
  expect(data.tiles[1]).not.toHaveProperty('warning');
  const feed = await text('.atom');
  expect([feed.includes(`Rabbit&lt;br&gt;${warning}`), feed.includes('the whole')]).toEqual([true, false]);
  const page = await text('');
  expect([page.includes(warning), page.includes('the whole of it')]).toEqual([true, true]);
  for (const answer of [page, feed, JSON.stringify(data)]) expect(answer).not.toContain('secret');
  const refused = await send([aTile({ visibility: { warning: 'x'.repeat(201) } })], 2);
  expect(JSON.stringify(refused)).toMatch(/"tiles\.0\.visibility\.warning":.*TEXT_TOO_LONG/);
});

test('A client that does not know warnings leaves them, and one that names them takes them away', async () => {
  const { account, send, seen } = await anAccount('warned-still');
  const warnings = async () => (await seen()).publicPage.design.tiles.map((tile) => (tile as { visibility: object | null }).visibility);
  const tiles = [aTile({ name: 'Rabbit', visibility: { warning } }), aLink({ name: 'Butcher', visibility: { warning: 'Loud.' } })];
  await send(tiles, 0);
  const withoutIt = tiles.map(({ visibility: _unknown, ...tile }) => tile as Tile);
  await send(withoutIt.toReversed(), 1);
  expect(await warnings()).toMatchObject([{ warning: 'Loud.' }, { warning }]);
  const read = await post(application.url, 'getdata/', {}, withToken(account.token));
  const old = JSON.parse((read.body as { data: string }).data) as object;
  await post(application.url, 'postdata/', { ...old, editedText: 'By an older client' }, withToken(account.token));
  expect(await warnings()).toMatchObject([{ warning: 'Loud.' }, { warning }]);
  const input = asInput(aDesign({ tiles: withoutIt }));
  const shown = input.tiles.map((tile) =>
    Object.fromEntries(Object.entries(tile).map(([kind, one]) => [kind, { ...one, visibility: null }])),
  );
  await send([], 3, { tiles: shown });
  expect(await warnings()).toEqual([null, null]);
});
