import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lookOf, ownLooksIn, themeOf } from '../../../../client/page-editing/design/looks/own-looks.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import { OWN_LOOK_LIMITS } from '../../../../server/pages/appearance/own-look.rules.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

/** The storage of a browser, in memory. */
function aStore(begin: Record<string, string> = {}, isFull = false) {
  const values = new Map(Object.entries(begin));
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => !isFull && Boolean(values.set(key, value)),
    remove: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const plain = aDesign({ tiles: ['one', 'two', 'three', 'four', 'five'].map((name) => aTile({ name })) });

describe("A look of a creator's own", () => {
  test('kept from any theme, and applied to another page, gives what the theme gives', () => {
    for (const theme of THEMES) {
      const page = applyTheme(
        { ...plain, tiles: plain.tiles.map((tile, at) => (at === 1 ? { ...tile, isLead: true as const } : tile)) },
        theme,
      );
      const store = aStore();
      ownLooksIn(store).keep(lookOf(page, 'own-1', 'Mine'));
      const [look] = ownLooksIn(store).read();
      if (!look) throw new Error('The look was not kept.');
      const other = aDesign({
        title: 'Another',
        tiles: page.tiles.map((tile, at) => ({ ...tile, name: `tile ${at}`, style: aTile().style })),
      });
      const applied = applyTheme(other, themeOf(look));
      const expected = applyTheme(other, theme);
      expect({ ...applied, appearance: { ...applied.appearance, theme: theme.id } }).toEqual(expected);
      expect(applied.appearance?.theme).toBe('own-1');
    }
  });

  test('has no words of its page, and any page has one that can be read again', () => {
    fc.assert(
      fc.property(anyFullDesign, (design) => {
        const store = aStore();
        expect(ownLooksIn(store).keep(lookOf(design, 'own-a', ' Mine '))).toBe(true);
        const [look] = ownLooksIn(store).read();
        expect(look?.page).toMatchObject({ title: 'Mine', titleColor: design.titleColor, backgroundColor: design.backgroundColor });
        expect(look?.page.tiles.every(({ name }) => name === '')).toBe(true);
        expect(look?.page).not.toHaveProperty('bio');
      }),
    );
  });

  test('The newest is first, one is removed by its id, and there are at most 24', () => {
    const looks = ownLooksIn(aStore());
    for (let number = 1; number <= OWN_LOOK_LIMITS.looks; number += 1)
      expect(looks.keep(lookOf(plain, `own-${number}`, `${number}`))).toBe(true);
    expect(looks.keep(lookOf(plain, 'own-more', 'More'))).toBe(false);
    expect(looks.read().map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => `own-${24 - at}`));
    looks.remove('own-24');
    expect(looks.keep(lookOf(plain, 'own-more', 'More'))).toBe(true);
    expect(
      looks
        .read()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['own-more', 'own-23']);
  });

  test.each(['', 'no json', '{}', '[1, null, {"id": "own-1"}, {"id": "<b>", "page": {}}]'])('%j in the storage is no look', (text) => {
    expect(ownLooksIn(aStore({ 'tessera.looks': text })).read()).toEqual([]);
  });

  test('A storage that is full keeps nothing, and says so', () => {
    const looks = ownLooksIn(aStore({}, true));
    expect(looks.keep(lookOf(plain, 'own-1', 'Mine'))).toBe(false);
    expect(looks.read()).toEqual([]);
  });
});
