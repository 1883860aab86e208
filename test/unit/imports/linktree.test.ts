import { expect, test } from '@jest/globals';
import type { FoundPage } from '../../../server/imports/found-page.rules.js';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { linktree } from '../../../server/imports/readers/linktree/linktree-reader.rules.js';
import { heading, leftOut, link } from './found-entries.js';
import { nextPage, readFixture } from './read-fixture.js';

const BAKERY: FoundPage = {
  title: 'Rye & Salt 🥖',
  line: 'Bread from a wood oven',
  picture: { address: 'https://pictures.example/rye.jpg' },
  networks: [
    { address: 'https://www.instagram.com/rye.and.salt' },
    { address: 'mailto:hello@rye.example' },
    { network: 'mastodon', address: 'https://social.example/users/rye' },
    { network: 'home', address: 'https://rye.example/' },
    { network: 'own', address: 'https://cameo.example/rye', label: 'Cameo' },
  ],
  entries: [
    link('Order bread', 'https://rye.example/order', { picture: { address: 'https://pictures.example/loaf.png' } }),
    heading('Where to find us'),
    link('Market on Saturday', 'https://market.example/', { picture: { address: 'https://pictures.example/market.png' } }),
    heading('Recipes'),
    link('Pretzels 🥨', 'https://rye.example/pretzels'),
    link('Sourdough', 'https://rye.example/sourdough'),
    link('For adults', 'https://rye.example/beer'),
    link('How we bake', 'https://www.youtube.com/watch?v=abc'),
  ],
  leftOut: [
    ...leftOut('not-a-link', 'TikTok'),
    ...leftOut('gated', 'With a code', 'For members'),
    ...leftOut('inside', 'Tip the baker'),
    ...leftOut('sign-up', 'Letters'),
    ...leftOut('not-a-link', 'Soon'),
    ...leftOut('hidden', 'Last year'),
  ],
};

test.each([
  ['of the web', 'https://linktr.ee/rye.and.salt'],
  ['that was saved', null],
])(
  'IM-01 Linktree: links, groups, headings, networks, picture and line are taken over in their order, and each link behind a gate, inside the service or switched off is named: a page %s',
  async (_kind, address) => {
    const document = await readFixture('linktree/bakery.html', address);
    expect(linktree.read(document)).toEqual(BAKERY);
    expect(readDocument(document)).toEqual({ service: 'Linktree', found: BAKERY });
  },
);

test('A page from right to left without a picture or a description, which has its links in the account', async () => {
  expect(linktree.read(await readFixture('linktree/arabic.html'))).toEqual({
    title: 'ليلى حداد',
    line: '',
    picture: null,
    networks: [{ address: 'https://x.com/layla' }],
    entries: [link('مدونتي 🌙', 'https://layla.example/مدونة'), heading('الكتب'), link('', 'https://books.example/layla')],
    leftOut: [],
  });
});

test('A page without links has the name of its owner', async () => {
  const found = { title: '@quiet', line: '', picture: null, networks: [], entries: [], leftOut: [] };
  expect(linktree.read(await readFixture('linktree/no-links.html'))).toEqual(found);
});

test('Of groups in groups, and of groups that are in themselves, everything comes once', async () => {
  const found = linktree.read(await readFixture('linktree/groups-in-groups.html'));
  const names = found?.entries.map(({ name }) => name);
  expect(names).toEqual(['A', 'B', 'In B', 'In A', 'Lost', 'E', 'F', 'In E', 'Itself']);
});

test('Groups as deep as a document is long are read', async () => {
  const links = Array.from({ length: 20_000 }, (_, id) => ({ id, type: 'GROUP', title: `Group ${id}`, parent: { id: id - 1 } }));
  const found = linktree.read(await nextPage({ account: { username: 'deep' }, links }));
  expect(found?.entries).toHaveLength(links.length);
  expect(found?.entries.at(-1)).toEqual(heading('Group 19999'));
});

test('All of 400 links are found', async () => {
  const links = Array.from({ length: 400 }, (_, id) => ({
    id,
    type: 'CLASSIC',
    title: `Link ${id}`,
    url: `https://many.example/${id}`,
    position: 399 - id,
  }));
  const found = linktree.read(await nextPage({ account: { username: 'many' }, links }));
  expect(found?.entries).toEqual(links.toReversed().map(({ title, url }) => link(title, url)));
});

test('Values of wrong types are nothing, and the others are read', async () => {
  const found = linktree.read(await readFixture('linktree/wrong-types.html'));
  expect(found).toEqual({
    title: '@odd',
    line: '7',
    picture: null,
    networks: [],
    entries: [link('12', 'https://five.example/')],
    leftOut: [],
  });
});

test('A page whose data is cut off, or that is somewhere else, is any page', async () => {
  expect(readDocument(await readFixture('linktree/broken.html'))?.service).toBeNull();
  expect(readDocument(await readFixture('linktree/bakery.html', 'https://rye.example/'))?.service).toBeNull();
  expect(readDocument(await readFixture('linktree/bakery.html', 'https://notlinktr.ee/rye'))?.service).toBeNull();
});
