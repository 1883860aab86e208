import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pastedTiles } from '../../../../client/page-editing/tiles/pasted-tiles.js';
import { DESIGN_LIMITS } from '../../../../server/pages/page-design.rules.js';

describe('A text that is pasted into the name of a new tile', () => {
  test('stays a text if it is one line, and if it has no line', () => {
    expect(pastedTiles('Lemons', '', '')).toBeNull();
    expect(pastedTiles(' Lemons\r\n', 'Fresh ', '')).toBeNull();
    expect(pastedTiles('\n \n', '', '')).toBeNull();
  });

  test('becomes a tile for each line that is not blank, together with what stood before and after it', () => {
    expect(pastedTiles('Lemons\r\n\r\n Figs\tand  dates \nPears', 'Fresh ', ' too')).toEqual([
      { name: 'Fresh Lemons' },
      { name: 'Figs and dates' },
      { name: 'Pears too' },
    ]);
  });

  test('becomes a link with the name of its place if it is an address of the web, and nothing else is in the name', () => {
    const address = 'https://www.example.org/seats?day=3';
    expect(pastedTiles(` ${address} `, '', '')).toEqual([{ name: 'example.org', address }]);
    expect(pastedTiles(address, 'See ', '')).toBeNull();
    expect(pastedTiles(`Seats\n${address}`, '', '')).toEqual([{ name: 'Seats' }, { name: 'example.org', address }]);
    for (const other of ['javascript:alert(1)', 'mailto:ada@example.org', 'example.org', 'https:// two words']) {
      expect(pastedTiles(other, '', '')).toBeNull();
    }
    expect(pastedTiles(`https://example.org/${'a'.repeat(DESIGN_LIMITS.linkLength)}`, '', '')).toBeNull();
  });

  test('never has a name that is too long, blank, or cut within a character', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 2, maxLength: 6 }), anyText, anyText, (lines, before, after) => {
        for (const { name } of pastedTiles(lines.join('\n'), before, after) ?? []) {
          expect(name.length).toBeLessThanOrEqual(DESIGN_LIMITS.tileNameLength);
          expect(name).toBe(name.trim());
          expect(name).not.toBe('');
        }
      }),
    );
    const [lemons] = pastedTiles(`${'🍋'.repeat(DESIGN_LIMITS.tileNameLength)}\nFigs`, 'x', '') ?? [];
    expect(lemons?.name).toMatch(/^x🍋+$/u);
  });
});
