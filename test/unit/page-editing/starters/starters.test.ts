import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import { projectFolder } from '../../../../server/config/config.js';
import { LANGUAGES } from '../../../../server/languages.rules.js';
import { imageName } from '../../../../server/media/image.js';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { STARTER_PICTURES, type StarterPicture } from '../../../../server/pages/pictures/starter-pictures.rules.js';

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
  test('each of the twelve starters can be published, and publishing changes nothing of it', async () => {
    const { STARTERS, startedFrom } = await startersIn(language);
    expect(STARTERS).toHaveLength(12);
    for (const starter of STARTERS) {
      const design = startedFrom(starter, 'Salt & Smoke');
      const { design: read, faults } = readDesign(JSON.parse(JSON.stringify(design)));
      expect([starter.id, faults]).toEqual([starter.id, undefined]);
      expect(read && sanitized(read)).toEqual(design);
    }
  });

  test('each starter has a name of its own, 5 to 7 tiles of different kinds, and a lead', async () => {
    const { STARTERS } = await startersIn(language);
    for (const names of [STARTERS.map(({ name }) => name), STARTERS.map(({ start }) => start), STARTERS.map(({ theme }) => theme.id)])
      expect(new Set(names).size).toBe(12);
    for (const { id, tiles } of STARTERS) {
      const kinds = new Set(tiles.map(({ kind }) => kind));
      expect([id, tiles.length >= 5 && tiles.length <= 7, kinds.size >= 3, kinds.has('text')]).toEqual([id, true, true, true]);
      expect(tiles.filter(({ isLead }) => isLead)).toHaveLength(1);
      // Words in two places would be a mistake in the catalogue.
      expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
    }
  });
});

const FOLDER = join(projectFolder, 'content/starter-pictures');
const PICTURES: readonly StarterPicture[] = Object.values(STARTER_PICTURES);

describe('The pictures of the starters', () => {
  test.each(LANGUAGES)(
    'are all shown, one or two in each starter, with different words for people who do not see them, in %s',
    async (language) => {
      const { STARTERS } = await startersIn(language);
      const shown = STARTERS.flatMap(({ id, tiles }) => {
        const pictures = tiles.flatMap((tile) => (tile.kind === 'picture' ? [tile] : []));
        expect([id, pictures.length >= 1 && pictures.length <= 2]).toEqual([id, true]);
        return pictures;
      });
      for (const { name, alternative } of shown) expect([name, alternative.trim().length > 10]).toEqual([name, true]);
      expect(new Set(shown.map(({ alternative }) => alternative)).size).toBe(shown.length);
      expect(shown.map(({ picture }) => picture?.id).sort()).toEqual(PICTURES.map(({ id }) => id).sort());
      expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length);
    },
  );

  test('have the files that are listed, and the folder has no others', () => {
    const listed = PICTURES.flatMap(({ variants }) => variants.map(({ name }) => name));
    expect(readdirSync(FOLDER).sort()).toEqual([...new Set(listed)].sort());
  });

  test('have files that are what the list says: named by their content, of this format and size; the largest is first', async () => {
    for (const { width, height, variants } of PICTURES) {
      expect(variants[0]).toMatchObject({ width, height });
      for (const { name, format, bytes, ...size } of variants) {
        const content = readFileSync(join(FOLDER, name));
        expect(await imageName(content, format)).toBe(name);
        expect(content.length).toBe(bytes);
        const header = await sharp(content).metadata();
        const kind = header.format === 'heif' ? header.compression : header.format === 'jpeg' ? 'jpg' : header.format;
        expect([kind, { width: header.width, height: header.height }]).toEqual([format === 'avif' ? 'av1' : format, size]);
      }
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
