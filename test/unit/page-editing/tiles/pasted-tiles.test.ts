import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkTileTo } from '../../../../client/page-editing/popups/link-tile-to.js';
import { newTileOf } from '../../../../client/page-editing/tile-kinds/tile-kinds.js';
import type { LinkPreview } from '../../../../client/page-editing/tile-kinds/link-previews.js';
import { nameByTitles } from '../../../../client/page-editing/tiles/adding/link-titles.js';
import { linkName, newPastedTile, pastedTiles, tileOfPasted } from '../../../../client/page-editing/tiles/adding/pasted-tiles.js';
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

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { kind: 'embed', name: 'YouTube' }],
    ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', { kind: 'embed', name: 'Spotify' }],
    ['https://www.openstreetmap.org/#map=17/44.4938/11.3387', { kind: 'embed', name: 'OpenStreetMap' }],
    // What no page can show is a link.
    ['https://maps.app.goo.gl/abc123', { kind: 'link', name: 'maps.app.goo.gl' }],
    ['https://www.google.com/maps/place/Bologna', { kind: 'link', name: 'google.com' }],
    ['https://spotify.link/abc', { kind: 'link', name: 'spotify.link' }],
    ['https://www.etsy.com/shop/Lemons', { kind: 'link', name: 'etsy.com', emblem: { icon: 'shopping-bag' } }],
    ['https://lemons.myshopify.com/', { kind: 'link', name: 'lemons.myshopify.com', emblem: { icon: 'shopping-bag' } }],
    ['https://ko-fi.com/lemons/shop', { kind: 'link', name: 'ko-fi.com', emblem: { icon: 'shopping-bag' } }],
    ['https://ko-fi.com/lemons', { kind: 'link', name: 'ko-fi.com', emblem: undefined }],
    ['https://notetsy.com/', { kind: 'link', name: 'notetsy.com', emblem: undefined }],
    ['https://example.org/a', { kind: 'link', name: 'example.org', emblem: undefined }],
  ])('FU-21 becomes the kind of tile that fits: %s', (line, tile) => {
    const made = newPastedTile(line);
    expect(made).toEqual({ ...tile, address: line, style: made.style });
    const text = { ...newTileOf('text', 'New Tile'), style: { ...newTileOf('text', '').style, radius: 7 } };
    expect(tileOfPasted(pastedTiles(line, '', '')![0]!, text)).toEqual({ ...tile, address: line, style: text.style });
  });

  test('gives a link a name that is not too long, also where it becomes a link tile by itself', async () => {
    expect(linkName(address)).toHaveLength(DESIGN_LIMITS.tileNameLength);
    await expect(linkTileTo(address, DEFAULT_DESIGN)).resolves.toMatchObject({ kind: 'link', name: linkName(address), address });
  });
});

describe('The titles of pasted pages', () => {
  const pasted = (...lines: string[]) => lines.map((line, at) => ({ key: `tile-${at}`, tile: newPastedTile(line) }));

  test('become the names of at most five tiles, two pages being asked at a time', async () => {
    const asked: string[] = [];
    const named: unknown[] = [];
    let [running, most] = [0, 0];
    const preview = async (address: string): Promise<LinkPreview | null> => {
      asked.push(address);
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      return asked.length === 2 ? null : { title: `At ${new URL(address).pathname}`, imageAddress: null };
    };
    const lines = ['Lemons', ...Array.from({ length: 7 }, (_, at) => `https://example.org/${at}`)];
    await nameByTitles(pasted(...lines), preview, (action) => void named.push(action));
    expect([asked, most]).toEqual([[0, 1, 2, 3, 4].map((at) => `https://example.org/${at}`), 2]);
    expect(named).toContainEqual({
      type: 'tile-completed',
      key: 'tile-3',
      from: { name: 'example.org' },
      change: { name: 'At /2' },
    });
    expect(named.length).toBeLessThan(5);
  });

  test('are not asked for where the creator has named the tile', async () => {
    const asked: string[] = [];
    const preview = async (address: string) => (asked.push(address), null);
    const [one] = pasted('https://example.org/0');
    await nameByTitles([{ ...one!, tile: { ...one!.tile, name: 'Seats' } }], preview, () => undefined);
    expect(asked).toEqual([]);
  });
});
