import { describe, expect, test } from '@jest/globals';
import { changeBetween, type PageTrace, type TileTrace } from '../../../../server/pages/design/page-change.rules.js';
import { NO_SOCIAL_LINKS } from '../../../../server/pages/design/social-links.rules.js';

const page: PageTrace = {
  title: 'Recipes',
  titleColor: { hex: '#112233', alpha: 1 },
  backgroundColor: { hex: '#ffffff', alpha: 0.5 },
  socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://ada.example', twitter: 'https://x.example/ada' },
  tiles: [],
};
const same = { title: false, colors: false, socialLinks: false, added: [], removed: [], changed: [], reordered: false };

/** A tile whose look and content have one letter each. */
function tile(name: string, look = '', content = ''): TileTrace {
  return { name, content, whole: `${name}|${look}|${content}` };
}

function changeOf(older: readonly TileTrace[], newer: readonly TileTrace[]) {
  return changeBetween({ ...page, tiles: older }, { ...page, tiles: newer });
}

describe('The difference between two versions of a page', () => {
  test('is empty for two equal versions', () => {
    const tiles = [tile('Sugo', 'a', 'b'), tile('', 'a'), tile('Sugo', 'a', 'b')];
    expect(changeOf(tiles, [...tiles])).toEqual(same);
  });

  test.each([
    ['title', { title: 'recipes' }, { title: true }],
    ['colour of the title', { titleColor: { hex: '#112234', alpha: 1 } }, { colors: true }],
    ['opacity of the title', { titleColor: { hex: '#112233', alpha: 0.9 } }, { colors: true }],
    ['colour of the background', { backgroundColor: { hex: '#fffffe', alpha: 0.5 } }, { colors: true }],
    ['opacity of the background', { backgroundColor: { hex: '#ffffff', alpha: 1 } }, { colors: true }],
    ['one social link of ten', { socialLinks: { ...page.socialLinks, twitter: '' } }, { socialLinks: true }],
  ])('names another %s, and nothing else', (_, changed, difference) => {
    expect(changeBetween(page, { ...page, ...changed })).toEqual({ ...same, ...difference });
  });
});

describe('The difference between the tiles of two versions', () => {
  test('New tiles are named, and removed ones by their former names', () => {
    expect(changeOf([tile('Sugo'), tile('Pesto')], [tile('Sugo'), tile('Ragù', 'x')])).toEqual({
      ...same,
      added: ['Ragù'],
      removed: ['Pesto'],
    });
  });

  test('A tile with the same name and another style or content counts as changed', () => {
    expect(changeOf([tile('Sugo', 'a', 'b'), tile('Pesto')], [tile('Sugo', 'a', 'c'), tile('Pesto', 'x')])).toEqual({
      ...same,
      changed: ['Sugo', 'Pesto'],
    });
  });

  test('A tile whose name has other blanks around it is the same tile', () => {
    expect(changeOf([tile(' Sugo')], [tile('Sugo ')])).toEqual({ ...same, changed: ['Sugo '] });
  });

  test('A renamed tile is recognised by its content, and counts as changed', () => {
    expect(changeOf([tile('Sugo', '', 'tomatoes')], [tile('Sauce', '', 'tomatoes')])).toEqual({ ...same, changed: ['Sauce'] });
  });

  test('Tiles without a name or content are not treated as the same tile', () => {
    expect(changeOf([tile('', 'a', 'tomatoes')], [tile('', 'b', 'basil')])).toEqual({ ...same, added: [''], removed: [''] });
    expect(changeOf([tile('Sugo')], [tile('Sauce')])).toEqual({ ...same, added: ['Sauce'], removed: ['Sugo'] });
  });

  test('Equal tiles are matched before tiles with the same name', () => {
    const [first, second] = [tile('Sugo', 'a'), tile('Sugo', 'b')];
    expect(changeOf([first, second], [second])).toEqual({ ...same, removed: ['Sugo'] });
    expect(changeOf([first], [second, first])).toEqual({ ...same, added: ['Sugo'] });
  });

  test('One former tile with a name is matched with only one new tile', () => {
    expect(changeOf([tile('Sugo', 'a')], [tile('Sugo', 'b'), tile('Sugo', 'c')])).toEqual({ ...same, added: ['Sugo'], changed: ['Sugo'] });
  });
});

describe('A changed order', () => {
  const [a, b, c] = [tile('A'), tile('B'), tile('C')];

  test.each([
    { name: 'two tiles that changed places', older: [a, b], newer: [b, a] },
    { name: 'the last tile, which is now the first', older: [a, b, c], newer: [c, a, b] },
    { name: 'only the last two tiles', older: [a, b, c], newer: [a, c, b] },
    { name: 'the tiles around a new one', older: [a, b], newer: [b, tile('New'), a] },
  ])('is reported for $name', ({ older, newer }) => {
    expect(changeOf(older, newer).reordered).toBe(true);
  });

  test.each([
    { name: 'a new tile comes first', older: [a, b], newer: [c, a, b] },
    { name: 'the first tile is removed', older: [a, b, c], newer: [b, c] },
    { name: 'there is only one tile', older: [a], newer: [a] },
  ])('is not reported if $name', ({ older, newer }) => {
    expect(changeOf(older, newer).reordered).toBe(false);
  });
});
