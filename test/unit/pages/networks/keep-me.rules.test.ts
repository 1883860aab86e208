import { expect, test } from '@jest/globals';
import { allBut, LOOKS } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import { completedBy, PLAIN } from '../vocabulary/completed-design.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign } from '../../../builders/pages/page-design.js';

const BLOG = { name: 'Blog', address: 'https://blog.example/' };
const SHOP = { network: 'etsy', address: 'https://etsy.com/shop/salt' } as const;

test('LV-06 Of several links to one place, each stays what it was for a client that does not know profiles', () => {
  const tiles = [aLink(BLOG), aLink({ ...BLOG, name: 'Again', isMe: true }), aLink({ ...BLOG, name: 'And again' })];
  const present = aDesign({ ...iconsOf([SHOP, { ...SHOP, isMe: false }, SHOP]), tiles });
  const sent = aDesign({ ...iconsOf([SHOP, SHOP, SHOP, SHOP]), tiles: tiles.map(({ name, address }) => aLink({ name, address })) });
  const kept = completedBy(allBut({ tiles: ['isMe'] }), present, sent);
  expect(kept.tiles).toEqual(tiles);
  expect(networkLinksOf(kept)).toEqual([SHOP, { ...SHOP, isMe: false }, SHOP, SHOP]);
});

test.each([
  [undefined, true],
  [true, undefined],
] as const)('LV-06 A client that knows no looks says of a tile that isMe was %s and is %s', (former, isMe) => {
  const extras = { secondLine: 'Since 2019', emblem: { sign: '🍞' } } as const;
  const present = aDesign({ tiles: [aLink({ ...BLOG, ...extras, ...(former && { isMe: former }) })] });
  const sent = aDesign({ tiles: [aLink({ ...BLOG, ...(isMe && { isMe }) })] });
  expect(completedBy(PLAIN, present, sent).tiles).toEqual([aLink({ ...BLOG, ...extras, ...(isMe && { isMe }) })]);
  const unsaid = aDesign({ tiles: [aLink(BLOG)] });
  expect(completedBy(allBut({ page: ['bio', 'appearance'], tiles: [...LOOKS, 'isMe'] }), present, unsaid).tiles).toEqual(present.tiles);
});
