import { describe, expect, test } from '@jest/globals';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { parseLinkname } from '../../../server/pages/linkname.rules.js';
import { hasBlankContent } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';

test('There are twelve example pages, each with its own address and style', () => {
  expect(examplePages).toHaveLength(12);
  expect(examplePages.filter(({ linkname }) => !parseLinkname(linkname).ok)).toEqual([]);
  expect(new Set(examplePages.map(({ linkname }) => linkname)).size).toBe(12);
  expect(new Set(examplePages.map(({ design }) => JSON.stringify([design.backgroundColor, design.tiles[0]?.style]))).size).toBe(12);
});

describe.each(examplePages)('The example page $linkname', ({ design: { title, tiles } }) => {
  test('has four to eight tiles, and each opens a text that publishing does not change', () => {
    expect(tiles.length).toBeGreaterThanOrEqual(4);
    expect(tiles.length).toBeLessThanOrEqual(8);
    expect(tiles.filter(hasBlankContent)).toEqual([]);
    expect(tiles.map(({ html }) => sanitizeTileHtml(html))).toEqual(tiles.map(({ html }) => html));
  });

  test('shows no mark of the notation in which its texts are written', () => {
    const texts = [title, ...tiles.flatMap(({ name, html }) => [name, html.replaceAll(/<[^>]*>/g, '')])];
    expect(texts.filter((text) => /\*\*|[{}|]|\]\(|\b_|_\b|undefined|lorem/i.test(text))).toEqual([]);
  });
});
