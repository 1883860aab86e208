import { beforeEach, expect, test } from '@jest/globals';
import { PLAIN_APPEARANCE } from '../../../server/pages/appearance/appearance.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

const LOOK = `bio appearance { theme ground { kind colors { hex alpha } } type { heading size isItalic } layout { kind } }`;
const DESIGN = `${LOOK} title tiles { name secondLine emblem { sign icon } size isLead style { surface } }`;

const appearance = {
  ...PLAIN_APPEARANCE,
  theme: 'azulejo',
  ground: { ...PLAIN_APPEARANCE.ground, kind: 'pattern', pattern: 'azulejo', colors: [{ hex: '#1d4fa0', alpha: 1 }] },
  type: { ...PLAIN_APPEARANCE.type, heading: 'yeseva-one', size: 40 },
  layout: { ...PLAIN_APPEARANCE.layout, kind: 'mosaic' },
} as const;
const decorated = aDesign({
  bio: 'Bread, broas and pastéis.',
  appearance,
  tiles: [
    aTile({
      name: 'Order',
      secondLine: 'Until 18.00',
      emblem: { sign: '🍞' },
      size: 'wide',
      isLead: true,
      style: { ...aTile().style, surface: 'cut' },
    }),
    aTile({ name: 'Hours' }),
  ],
});
const shown = {
  bio: 'Bread, broas and pastéis.',
  appearance: {
    theme: 'azulejo',
    ground: { kind: 'pattern', colors: [{ hex: '#1d4fa0', alpha: 1 }] },
    type: { heading: 'yeseva-one', size: 40, isItalic: false },
    layout: { kind: 'mosaic' },
  },
};
const shownTiles = [
  { name: 'Order', secondLine: 'Until 18.00', emblem: { sign: '🍞', icon: null }, size: 'wide', isLead: true, style: { surface: 'cut' } },
  { name: 'Hours', secondLine: null, emblem: null, size: 'small', isLead: false, style: { surface: 'filled' } },
];

let account: TestAccount;
let linkname: string;
let pages = 0;
beforeEach(async () => {
  pages += 1;
  linkname = `look-${pages}`;
  account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, decorated);
});

async function published(): Promise<unknown> {
  const query = `query ($linkname: String!) { publicPage(linkname: $linkname) { design { ${DESIGN} } } }`;
  const data = await graphqlData<{ publicPage: { design: unknown } }>(application.url, query, { linkname });
  return data.publicPage.design;
}

function publish(input: object, basedOnVersion = 1) {
  const query = `mutation ($input: PublishInput!) { publish(input: $input) { version } }`;
  return graphql(application.url, query, { input: { design: input, basedOnVersion } }, account.token);
}

test('LK-01 The look of a page is published and read as it was sent, also from the history', async () => {
  expect(await published()).toEqual({ title: decorated.title, ...shown, tiles: shownTiles });
  const query = `{ pageVersion(version: 1) { design { ${DESIGN} } } pageVersions { look { ${LOOK} tiles { name secondLine size isLead style { surface } } } } }`;
  const data = await graphqlData<{ pageVersion: object; pageVersions: object[] }>(application.url, query, {}, account.token);
  expect(data.pageVersion).toMatchObject({ design: { ...shown, tiles: shownTiles } });
  expect(data.pageVersions[0]).toMatchObject({
    look: { ...shown, tiles: [{ secondLine: 'Until 18.00', size: 'wide', isLead: true }, { size: 'small' }] },
  });
});

test('A client that sends no appearance changes none, and null removes it', async () => {
  const { title, titleColor, backgroundColor, tiles, socialLinks } = asInput(decorated);
  const known = { title, titleColor, backgroundColor, tiles, socialLinks };
  await publish({ ...known, title: 'Renamed' });
  expect(await published()).toEqual({ title: 'Renamed', ...shown, tiles: shownTiles });
  await publish({ ...known, appearance: null }, 2);
  expect(await published()).toMatchObject({ bio: null, appearance: null, tiles: shownTiles });
});

test('LK-02 A client that knows only text tiles keeps the look of the page, over REST and by the former mutation', async () => {
  const document = JSON.parse((await post(application.url, 'getdata/', {}, withToken(account.token))).body?.data as string) as object;
  expect((await post(application.url, 'postdata/', { ...document, editedText: 'Theirs' }, withToken(account.token))).status).toBe(200);
  expect(await published()).toEqual({ title: 'Theirs', ...shown, tiles: shownTiles });

  const query = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }';
  const { style } = aTile();
  const tiles = [aTile({ name: 'Order now' }), aTile({ name: 'Hours' })].map(({ name, html }) => ({ name, html, style }));
  const input = { design: { ...aDesign({ title: 'Ours' }), tiles }, basedOnVersion: 2 };
  await graphqlData(application.url, query, { input }, account.token);
  expect(await published()).toEqual({ title: 'Ours', ...shown, tiles: [{ ...shownTiles[0], name: 'Order now' }, shownTiles[1]] });
});

test('A choice that does not exist is refused by its place, and nothing is published', async () => {
  const input = asInput({ ...decorated, appearance: { ...appearance, type: { ...appearance.type, heading: 'comic-sans' as 'system' } } });
  const { errors } = await publish(input);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'DESIGN_INVALID',
    fields: { 'appearance.type.heading': expect.anything() as unknown },
  });
  expect(await published()).toMatchObject(shown);
});
