import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  linksIn,
  nameOfRow,
  rowsOf,
  settled,
  shownIn,
  withFormerAddress,
  withoutLink,
  withRow,
  withRowMoved,
  type LinkRow,
} from '../../../../client/page-editing/links/rows/link-rows.js';
import { SOCIAL_KINDS } from '../../../../server/pages/design/social-links.rules.js';
import type { NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import { anyNetworkLinks } from '../../../builders/pages/any-network-links.js';

const HOME: NetworkLink = { network: 'home', address: 'https://ada.example' };
const MEDIUM: NetworkLink = { network: 'medium', address: 'https://medium.com/@ada' };
const MASTODON: NetworkLink = { network: 'mastodon', address: 'https://mastodon.example/@ada' };

test('Fields that nobody has touched are the links of the page, whatever they are, and each of the ten has a field', () => {
  fc.assert(
    fc.property(anyNetworkLinks, (links) => {
      const rows = rowsOf(links);
      expect(linksIn(settled(rows))).toEqual(links);
      expect(SOCIAL_KINDS.filter((kind) => !rows.some(({ network }) => network === kind))).toEqual([]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});

test('What is typed into an empty field of one of the ten comes in their order, and what is wrong changes nothing', () => {
  const typed = rowsOf([MEDIUM, MASTODON]).map((row) => ({
    ...row,
    ...(row.network === 'reddit' && { typed: '@ada' }),
    ...(row.network === 'medium' && { typed: 'two words' }),
  }));
  const rows = settled(typed);
  expect(linksIn(rows)).toEqual([{ network: 'reddit', address: 'https://reddit.com/user/ada' }, MEDIUM, MASTODON]);
  expect(rows.find(({ network }) => network === 'medium')?.typed).toBe('two words');
});

test('What is added takes the empty field of its network, or gets one of its own, at its place', () => {
  const rows = withRow(rowsOf([HOME, MEDIUM]), 'new 0', { network: 'reddit' }, '@ada');
  expect(rows.slice(0, 4).map(({ key, network, isPlaced }) => [key, network, isPlaced])).toEqual([
    ['link 0', 'home', true],
    ['reddit', 'reddit', true],
    ['link 1', 'medium', true],
    ['twitter', 'twitter', false],
  ]);
  const more = withRow(rows, 'new 1', { network: 'mastodon' }, 'mastodon.example/@ada');
  expect(linksIn(settled(more))).toEqual([HOME, { network: 'reddit', address: 'https://reddit.com/user/ada' }, MEDIUM, MASTODON]);
  const second = withRow(more, 'new 2', { network: 'medium' }, '@eve');
  expect(
    linksIn(settled(second))
      .map(({ network, address }) => [network, address])
      .slice(2),
  ).toEqual([
    ['medium', MEDIUM.address],
    ['medium', 'https://medium.com/@eve'],
    ['mastodon', MASTODON.address],
  ]);
});

test('A link that is moved takes the place of the one that it is dropped on', () => {
  const rows = rowsOf([HOME, MEDIUM, MASTODON]);
  expect(linksIn(withRowMoved(rows, 'link 2', 'link 0'))).toEqual([MASTODON, HOME, MEDIUM]);
  expect(linksIn(withRowMoved(rows, 'link 0', 'link 2'))).toEqual([MEDIUM, MASTODON, HOME]);
  expect(linksIn(withRowMoved(rows, 'link 0', 'nothing'))).toEqual([HOME, MEDIUM, MASTODON]);
});

test('A link that is removed is no link of the page, and its row can put it back; one with an icon of its own is no profile until its creator says so', () => {
  const rows = rowsOf([HOME, { ...MASTODON, isMe: false }]);
  const change = (part: (row: LinkRow) => Partial<LinkRow>, of: readonly LinkRow[] = rows) =>
    of.map((row) => (row.key === 'link 1' ? { ...row, ...part(row) } : row));
  const back = (of: readonly LinkRow[]) => linksIn(settled(change(withFormerAddress, of)));
  const without = settled(withoutLink(rows, rows[1]!));
  expect(linksIn(without)).toEqual([HOME]);
  expect(back(without)).toEqual([HOME, { ...MASTODON, isMe: false }]);
  const cleared = change(() => ({ typed: ' ', opened: 'address' }));
  expect(back(settled(withoutLink(cleared, cleared[1]!)))).toEqual([HOME, { ...MASTODON, isMe: false }]);
  const own = withRow(rows, 'new', { network: 'own', icon: 'leaf' }, 'market.example');
  expect(linksIn(settled(own)).at(-1)).toEqual({ network: 'own', address: 'https://market.example', icon: 'leaf', isMe: false });
});

test('A row that never had an address cannot be put back: it is gone, or the empty field of its network again', () => {
  const before = rowsOf([HOME, MASTODON]);
  const withNew = (network: NetworkLink['network']) => {
    const rows = withRow(before, 'new 0', { network }, '');
    return withoutLink(
      rows,
      rows.find((row) => !before.includes(row))!,
    );
  };
  expect(withNew('reddit')).toEqual(before);
  expect(withNew('mastodon')).toEqual(before);
  expect(withNew('pixelfed')).toEqual(before);
});

test.each([
  ['https://mastodon.social/@ines/', 'https://mastodon.social/@ines'],
  ['http://mastodon.social/users/ines', 'https://mastodon.social/@ines'],
  ['https://mastodon.example/users/ines', 'https://mastodon.example/users/ines'],
  ['two words', 'two words'],
])('LV-02 A stored address of Mastodon becomes what it would be if it was typed: %s', (stored, address) => {
  const others: NetworkLink[] = [HOME, { network: 'pixelfed', address: 'https://pixelfed.social/@ines/' }];
  const rows = rowsOf([{ network: 'mastodon', address: stored, label: 'The garden', isMe: false }, ...others]);
  expect(linksIn(settled(rows))).toEqual([{ network: 'mastodon', address, label: 'The garden', isMe: false }, ...others]);
  expect(shownIn(rows[0]!)).toBe(address);
});

test('A field is called after its network, and after its label or its number if there are several', () => {
  const rows = rowsOf([
    MASTODON,
    { ...MASTODON, label: ' The garden ' },
    MASTODON,
    { network: 'own', address: 'https://a.example', label: 'Market', icon: 'leaf' },
  ]);
  expect(rows.slice(0, 4).map((row) => nameOfRow(rows, row))).toEqual(['Mastodon', 'Mastodon, The garden', 'Mastodon 3', 'Market']);
});

test('An address of mail or a telephone stands in its field as people write it, and is stored as it opens', () => {
  const [row] = rowsOf([{ network: 'mail', address: 'mailto:ada@example.org' }]);
  expect(linksIn(settled([{ ...row!, typed: 'eve@example.org' }]))).toEqual([{ network: 'mail', address: 'mailto:eve@example.org' }]);
  expect(linksIn(settled([{ ...row!, typed: 'eve.example' }]))).toEqual([{ network: 'mail', address: 'mailto:ada@example.org' }]);
});
