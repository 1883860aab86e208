import { describe, expect, test } from '@jest/globals';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { looks } from '../../../scripts/examples/looks.mjs';
import { parseDesign } from '../../../server/pages/design/parse-design.js';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { themedExample } from '../../builders/pages/example-pages.js';
import { hasBlankContent } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';

test('There are twelve example pages, each with its own address and style', () => {
  expect(examplePages).toHaveLength(12);
  expect(examplePages.filter(({ linkname }) => !parseLinkname(linkname).ok)).toEqual([]);
  expect(new Set(examplePages.map(({ linkname }) => linkname)).size).toBe(12);
  expect(new Set(examplePages.map(({ design }) => JSON.stringify([design.backgroundColor, design.tiles[0]?.style]))).size).toBe(12);
});

test('Each example page has another theme, and a line for each of its tiles', () => {
  const chosen = examplePages.map(({ linkname, design: { tiles } }) => ({ ...looks[linkname], names: tiles.length }));
  expect(new Set(chosen.map(({ theme }) => theme)).size).toBe(12);
  for (const { theme, names, tiles } of chosen) expect([theme, tiles?.length]).toEqual([theme, names]);
});

describe.each(examplePages)('The example page $linkname', (page) => {
  const { title, tiles } = page.design;

  test('is accepted as it is in its theme', () => {
    const themed = themedExample(page);
    expect(parseDesign(structuredClone(themed))).toEqual(themed);
  });

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
