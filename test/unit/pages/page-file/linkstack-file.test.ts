import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDocument } from '../../../../server/imports/read-document.rules.js';
import { placePage } from '../../../../server/imports/placed-page.rules.js';
import { linkStackFileOf } from '../../../../server/pages/page-file/linkstack-file.rules.js';
import { networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { aContact, aHeading, aLink, anEmbed, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const again = (json: object) =>
  readDocument({ address: null, fileName: 'linkstack.json', text: '', json: JSON.parse(JSON.stringify(json)) as unknown })!;

describe('What of a page LinkStack can express', () => {
  test('PF-15 is its title, line and icons, and the headings, links, texts and contacts that everybody always sees, in their order', () => {
    const tiles = [
      aHeading('Read'),
      aLink({ name: 'Book', address: 'https://example.org/book' }),
      aLink({ name: 'Write', address: 'mailto:ines@example.org?subject=Hi' }),
      anEmbed({ name: 'Watch' }),
      aTile({ name: 'About', html: '<p>Hello <strong>you</strong></p>' }),
      aTile({ name: 'Secret', html: '<p>Nobody</p>', visibility: { who: 'hidden' } }),
      aTile({ name: 'Later', html: '<p>Not yet</p>', visibility: { from: '2125-03-03T18:00:00.000Z' } }),
      aPicture({ name: 'Plate', address: '' }),
      aContact({ name: 'Ines', contact: { name: 'Ines Costa', telephone: '+33 4 12', mail: 'ines@example.org', address: 'Quai 7\nLyon' } }),
    ];
    const socialLinks = { ...aDesign().socialLinks, instagram: 'https://instagram.com/ines' };
    const file = linkStackFileOf('ines', aDesign({ title: 'Salt', bio: 'Fire.', tiles, socialLinks }));
    expect(JSON.stringify(file)).not.toMatch(/Nobody|Secret|Not yet|Later|\/media\//);
    expect(file.links.map(({ order }) => order)).toEqual(file.links.map((_, at) => at));
    const { service, found } = again(file);
    expect([service, found.title, found.line]).toEqual(['LinkStack', 'Salt', 'Fire.']);
    const { design, leftOut } = placePage(found);
    expect(leftOut).toEqual([]);
    expect(networkLinksOf(design)).toEqual([{ network: 'instagram', address: 'https://instagram.com/ines' }]);
    expect(design.tiles).toMatchObject([
      { kind: 'heading', name: 'Read' },
      { kind: 'link', name: 'Book', address: 'https://example.org/book' },
      { kind: 'link', name: 'Write', address: 'mailto:ines@example.org?subject=Hi' },
      { kind: 'embed', name: 'Watch' },
      { kind: 'text', html: '<p>Hello <strong>you</strong></p>' },
      { kind: 'contact', contact: { name: 'Ines Costa', telephone: '+33 4 12', mail: 'ines@example.org', address: 'Quai 7\nLyon' } },
    ]);
  });

  test('PF-15 is something for any page, and nothing that only some see is in it', () => {
    fc.assert(
      fc.property(anyFullDesign, (page) => {
        const hidden = page.tiles.map((tile, at) => ({
          ...tile,
          ...(at % 2 === 0 && { name: 'withheld-word', visibility: { who: 'hidden' as const } }),
        }));
        const file = linkStackFileOf(null, { ...page, tiles: hidden });
        expect(JSON.stringify(file)).not.toContain('withheld-word');
        expect(file.links.length).toBeLessThanOrEqual(page.tiles.length + networkLinksOf(page).length);
      }),
      { numRuns: 100 },
    );
  });
});
