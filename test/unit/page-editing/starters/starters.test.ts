import { describe, expect, jest, test } from '@jest/globals';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import { LANGUAGES } from '../../../../server/languages.rules.js';
import { readDesign } from '../../../../server/pages/design-parsing.rules.js';
import type { PageDesign } from '../../../../server/pages/page-design.rules.js';

/** The starters in a language, as the build of that language has them. */
async function startersIn(language: string) {
  jest.resetModules();
  const texts = { ...((await import(`../../../../client/texts/${language}/starters.js`)) as object) };
  jest.resetModules();
  jest.unstable_mockModule('../../../../client/texts/en/starters.js', () => texts);
  return import('../../../../client/page-editing/starters/starters.js');
}

function sanitized(design: PageDesign): PageDesign {
  return { ...design, tiles: design.tiles.map((tile) => (tile.kind === 'text' ? { ...tile, html: sanitizeTileHtml(tile.html) } : tile)) };
}

describe.each(LANGUAGES)('In %s', (language) => {
  test('each of the thirteen starters can be published, and publishing changes nothing of it', async () => {
    const { STARTERS, startedFrom } = await startersIn(language);
    expect(STARTERS).toHaveLength(13);
    for (const starter of STARTERS) {
      const design = startedFrom(starter, 'Salt & Smoke');
      const { design: read, faults } = readDesign(JSON.parse(JSON.stringify(design)));
      expect([starter.id, faults]).toEqual([starter.id, undefined]);
      expect(read && sanitized(read)).toEqual(design);
    }
  });

  test('each starter has a name of its own, 3 to 5 tiles of different kinds, and a lead', async () => {
    const { STARTERS } = await startersIn(language);
    for (const names of [STARTERS.map(({ name }) => name), STARTERS.map(({ start }) => start), STARTERS.map(({ theme }) => theme.id)])
      expect(new Set(names).size).toBe(13);
    for (const { id, tiles } of STARTERS) {
      const kinds = new Set(tiles.map(({ kind }) => kind));
      expect([id, tiles.length >= 3 && tiles.length <= 5, kinds.size >= 3, kinds.has('text')]).toEqual([id, true, true, true]);
      expect(tiles.filter(({ isLead }) => isLead)).toHaveLength(1);
      // Words in two places would be a mistake in the catalogue.
      expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
    }
  });
});

test('What is on the page and is no tile stays: its links and its line', async () => {
  const { STARTERS, startedFrom } = await startersIn('en');
  const [cook] = STARTERS;
  const present = { ...startedFrom(cook!, 'Before'), bio: 'By the sea', tiles: [] };
  const socialLinks = { ...present.socialLinks, home: 'https://example.org' };
  const design = startedFrom(cook!, 'After', { ...present, socialLinks });
  expect(design).toMatchObject({ title: 'After', bio: 'By the sea', socialLinks });
  expect(design.tiles).toHaveLength(cook!.tiles.length);
});
