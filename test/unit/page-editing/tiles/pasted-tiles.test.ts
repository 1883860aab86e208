import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkTileTo } from '../../../../client/page-editing/popups/link-tile-to.js';
import { newTileOf } from '../../../../client/page-editing/tile-kinds/tile-kinds.js';
import { linkName, pastedTiles, tileOfPasted } from '../../../../client/page-editing/tiles/adding/pasted-tiles.js';
import { DEFAULT_DESIGN, DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';

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

describe('An address that is pasted', () => {
  const host = Array.from({ length: 4 }, () => 'a'.repeat(50)).join('.');
  const address = `https://${host}.example/${'b'.repeat(DESIGN_LIMITS.tileNameLength)}`;
  const [pasted] = pastedTiles(address, '', '') ?? [];

  test('makes a link of a text and changes where a link leads; it is the name of any other tile, cut to what a name can have', () => {
    const name = host.slice(0, DESIGN_LIMITS.tileNameLength);
    const text = newTileOf('text', 'New Tile');
    expect(tileOfPasted(pasted!, text)).toEqual({ kind: 'link', name, address, style: text.style });
    const link = { ...text, kind: 'link', address: 'https://example.org', secondLine: 'Until nine' } as const;
    expect(tileOfPasted(pasted!, link)).toEqual({ ...link, name, address });
    const heading = newTileOf('heading', 'New Tile');
    expect(tileOfPasted(pasted!, heading)).toEqual({ ...heading, name: address.slice(0, DESIGN_LIMITS.tileNameLength) });
  });

  test('gives a link a name that is not too long, also where it becomes a link tile by itself', async () => {
    expect(linkName(address)).toHaveLength(DESIGN_LIMITS.tileNameLength);
    await expect(linkTileTo(address, DEFAULT_DESIGN)).resolves.toMatchObject({ kind: 'link', name: linkName(address), address });
  });
});
