import { describe, expect, test } from '@jest/globals';
import type { FoundEntry, FoundPage } from '../../../server/imports/found-page.rules.js';
import { networkLinksOf } from '../../../server/pages/networks/network-links.rules.js';
import { placePage } from '../../../server/imports/placed-page.rules.js';

const aPage = (more: Partial<FoundPage> = {}): FoundPage => ({
  title: 'Salt & Smoke',
  line: 'Fire and lemons.',
  picture: null,
  networks: [],
  entries: [],
  leftOut: [],
  ...more,
});
const aLink = (name: string, address = 'https://example.org/'): FoundEntry => ({ kind: 'link', name, address });
const tilesOf = (entries: readonly FoundEntry[]) => placePage(aPage({ entries })).design.tiles;
const reasonsOf = (page: Partial<FoundPage>) => placePage(aPage(page)).leftOut;

describe('What was found on a page', () => {
  test('IM-27 becomes a tile each, of the kind that fits, in its order', () => {
    const tiles = tilesOf([
      { kind: 'heading', name: 'Watch' },
      aLink('Rolling', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
      aLink('Recipe', 'example.org/lemon'),
      aLink('Write to me', 'mailto:ines@example.org'),
      aLink('Book', 'mailto:ines@example.org?subject=Hi'),
      aLink('Call', 'tel:+33-12'),
      { kind: 'text', name: 'About', html: '<p>Hello</p>' },
      { kind: 'contact', name: 'Ines', contact: { name: 'Ines', telephone: '', mail: '', address: 'Lyon' } },
      aLink('', 'https://example.org/menu'),
    ]);
    expect(tiles).toMatchObject([
      { kind: 'heading', name: 'Watch' },
      { kind: 'embed', name: 'Rolling' },
      { kind: 'link', name: 'Recipe', address: 'https://example.org/lemon' },
      { kind: 'contact', name: 'Write to me', contact: { mail: 'ines@example.org' } },
      { kind: 'link', name: 'Book', address: 'mailto:ines@example.org?subject=Hi' },
      { kind: 'contact', name: 'Call', contact: { telephone: '+33-12' } },
      { kind: 'text', name: 'About', html: '<p>Hello</p>' },
      { kind: 'contact', contact: { address: 'Lyon' } },
      { kind: 'link', name: 'example.org' },
    ]);
  });

  test.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
    ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox', 'file:///etc/passwd', 'blob:https://example.org/1', 'about:blank'],
    ...['ftp://example.org/', 'chrome://settings', 'intent://x#Intent;end', 'https://', 'https://a b', 'mailto:', 'tel:', ''],
    ...['https://user:word@example.org/', `https://example.org/${'a'.repeat(2_100)}`, 'ws://example.org/', 'feed:https://example.org/x'],
    ...['mailto:a@b.example\nBcc: all@b.example', 'tel:javascript:alert(1)', '//', '\0'],
  ])('IM-28 no tile and no icon leads to %j, which is named', (address) => {
    const { design, leftOut } = placePage(aPage({ entries: [aLink('Bad', address)], networks: [{ address, label: 'Bad' }] }));
    expect({ tiles: design.tiles, networkLinks: networkLinksOf(design) }).toEqual({ tiles: [], networkLinks: [] });
    expect(leftOut).toEqual([
      { name: 'Bad', reason: 'not-a-link' },
      { name: 'Bad', reason: 'not-a-link' },
    ]);
  });

  test('IM-29 A title, a line and a name that are too long begin here, end with a word, and are named', () => {
    const words = 'lemon '.repeat(60).trim();
    const { design, leftOut } = placePage(aPage({ title: words, line: words, entries: [aLink(words)] }));
    const { title, bio = '', tiles } = design;
    expect([title.length, bio.length]).toEqual([197, 155]);
    expect([title.endsWith('lemon'), bio.endsWith('lemon')]).toEqual([true, true]);
    expect(tiles[0]!.name.length).toBeLessThanOrEqual(120);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['shortened', 'shortened', 'shortened']);
    expect(leftOut[0]!.name.startsWith('lemon lemon')).toBe(true);
  });

  test('Of several icons with one address, the first one is taken', () => {
    const networks = ['First', 'Second'].map((label) => ({ address: 'https://example.org/me', label }));
    expect(networkLinksOf(placePage(aPage({ networks })).design).map(({ label }) => label)).toEqual(['First']);
  });

  test('A title with one long word keeps as much of it as there is room for', () => {
    expect(placePage(aPage({ title: `A ${'b'.repeat(400)}` })).design.title).toMatch(/^A b{198}$/);
    expect(placePage(aPage({ title: 'b'.repeat(400) })).design.title).toMatch(/^b{200}$/);
  });

  test('IM-30 Of 400 links the page takes as many as it may have, and every other one is named', () => {
    const entries = Array.from({ length: 400 }, (_, at) => aLink(`Link ${at}`, `https://example.org/${at}`));
    const { design, leftOut } = placePage(aPage({ entries }));
    expect([design.tiles.length, leftOut.length]).toEqual([100, 300]);
    expect(leftOut[0]).toEqual({ name: 'Link 100', reason: 'too-many' });
    const networks = Array.from({ length: 60 }, (_, at) => ({ address: `https://github.com/a${at}` }));
    const placed = placePage(aPage({ networks }));
    expect([networkLinksOf(placed.design).length, placed.leftOut.length]).toEqual([50, 10]);
  });

  test('IM-31 An icon is of the network that its address says, or that the reader knows; the same address is one icon', () => {
    const { design } = placePage(
      aPage({
        networks: [
          { address: 'https://github.com/ines' },
          { address: 'https://social.example/@ines' },
          { network: 'pixelfed', address: 'https://photos.example/ines', label: ' Photos\n' },
          { address: 'https://example.org/' },
          { address: 'https://github.com/ines' },
          { address: 'mailto:ines@example.org' },
        ],
      }),
    );
    expect(networkLinksOf(design).map(({ network, label }) => [network, label])).toEqual([
      ['github', undefined],
      ['mastodon', undefined],
      ['pixelfed', 'Photos'],
      ['home', undefined],
      ['mail', undefined],
    ]);
  });

  test('IM-29 What is wrong in a contact, and a second line that is too long, is left out and named; the rest is taken over', () => {
    const contact = { name: 'Ines', telephone: 'none', mail: 'ines@example.org', address: 'Lyon' };
    const { design, leftOut } = placePage(
      aPage({
        entries: [
          { kind: 'contact', name: 'Ines', contact },
          { ...aLink('Menu'), line: 'lemon '.repeat(40) } as FoundEntry,
          { kind: 'text', name: '', html: `<p>${'A long text. '.repeat(10_000)}</p>` },
        ],
      }),
    );
    expect(design.tiles).toMatchObject([
      { kind: 'contact', contact: { ...contact, telephone: '' } },
      { kind: 'link', name: 'Menu' },
    ]);
    expect(leftOut).toMatchObject([
      { name: 'Ines', reason: 'shortened' },
      { reason: 'shortened' },
      { name: expect.stringMatching(/^A long text/), reason: 'unknown' },
    ]);
  });

  test('Half a character in a name does not stop it', () => {
    const half = String.fromCharCode(0xd83d);
    const { design, leftOut } = placePage(aPage({ title: `A${half}`, leftOut: [{ name: `B${half} C`, reason: 'inside' }] }));
    expect([design.title, leftOut]).toEqual(['A', [{ name: 'B C', reason: 'inside' }]]);
  });

  test('What a reader could not take over stays named, up to 500 things, without what turns texts around', () => {
    const leftOut = Array.from({ length: 600 }, (_, at) => ({ name: `Tip\u202e jar ${at}`, reason: 'inside' as const }));
    const left = reasonsOf({ leftOut });
    expect([left.length, left[0]]).toEqual([500, { name: 'Tip jar 0', reason: 'inside' }]);
  });
});
