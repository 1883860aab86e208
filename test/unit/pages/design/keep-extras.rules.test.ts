import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileIdsOf } from '../../../../server/pages/design/tile-ids.rules.js';
import { contentOf } from '../../../../server/pages/tile-kinds/text/text-content.rules.js';
import { readWireData, writeWireData } from '../../../../server/pages/design/wire-data.rules.js';
import type { WireDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { completedBy, completedTexts, PLAIN } from '../vocabulary/completed-design.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

function clean(design: PageDesign): PageDesign {
  return { ...design, tiles: design.tiles.map((tile) => (tile.kind === 'text' ? { ...tile, html: sanitizeTileHtml(tile.html) } : tile)) };
}

/** What the server keeps of a design that an older client has read, changed and published. */
function keptOfTexts(present: PageDesign, change: (document: WireDesign) => WireDesign = (document) => document): PageDesign {
  const sent = readWireData(change(JSON.parse(writeWireData(present)) as WireDesign)).design!;
  const texts = { ...sent, ...clean(sent) } as typeof sent;
  return completedTexts(present, texts, contentOf);
}

function renamed({ buttonNames, ...document }: WireDesign, place: number): WireDesign {
  return { ...document, buttonNames: buttonNames.map((name, at) => (at === place ? 'Renamed' : name)) };
}

/** The design as a client has it that knows all kinds of tiles, but no appearances. */
function plain({ bio: _bio, appearance: _appearance, ...design }: PageDesign): PageDesign {
  const tiles = design.tiles.map(
    ({ secondLine: _line, emblem: _emblem, size: _size, isLead: _lead, style: { surface: _surface, ...style }, ...tile }) => {
      return { ...tile, style };
    },
  );
  return { ...design, tiles };
}

const extras = { secondLine: 'Four days', emblem: { sign: '🍞' }, size: 'wide', isLead: true } as const;
const surfaced = { ...aTile().style, surface: 'cut' } as const;
const decorated = aDesign({
  bio: 'I cook over fire.',
  appearance: { ...PLAIN_APPEARANCE, theme: 'ember' },
  tiles: [aTile({ name: 'Bread', ...extras, style: surfaced }), aLink({ emblem: { icon: 'book' } }), aTile({ name: 'Plain' })],
});

const ids = tileIdsOf(decorated.tiles);

test('TI-02 A tile that an older client renames, moves or changes keeps its id, and a new one gets another', () => {
  const idsOf = (design: PageDesign) => tileIdsOf(design.tiles);
  expect(idsOf(keptOfTexts(decorated, (document) => renamed(document, 0)))).toEqual(ids);
  const sent = plain(decorated);
  const [bread, link, last] = sent.tiles as [Tile, Tile, Tile];
  const asked = (...tiles: Tile[]) => idsOf(completedBy(PLAIN, decorated, { ...sent, tiles }));
  expect(asked(last, { ...link, name: 'Shelf' }, bread)).toEqual([ids[2], ids[1], ids[0]]);
  const [, , , added] = asked(bread, link, last, aTile({ name: 'Bread' }));
  expect(ids).not.toContain(added);
  // Also if the id is stored already, and the client has its name for the tile.
  const stored = { ...decorated, tiles: decorated.tiles.map((tile, at) => ({ ...tile, id: `tile-${at}` })) };
  expect(idsOf(keptOfTexts(stored, (document) => renamed(document, 0)))).toEqual(['tile-0', 'tile-1', 'tile-2']);
  expect(idsOf(completedBy(PLAIN, stored, { ...sent, tiles: [{ ...bread, id: 'mine', name: 'Toast' }, link, last] }))).toEqual([
    'mine',
    'tile-1',
    'tile-2',
  ]);
});

test('What an older client has read and publishes again changes nothing at all', () => {
  fc.assert(fc.property(anyFullDesign.map(clean), (design) => expect(keptOfTexts(design)).toEqual(design)));
  fc.assert(fc.property(anyFullDesign.map(clean), (design) => expect(completedBy(PLAIN, design, plain(design))).toEqual(design)));
});

test('A tile that an older client renames keeps its second line, emblem, size and surface, and stays the lead', () => {
  const kept = keptOfTexts(decorated, (document) => renamed(document, 0));
  expect(kept).toEqual({ ...decorated, tiles: [{ ...decorated.tiles[0], id: ids[0], name: 'Renamed' }, ...decorated.tiles.slice(1)] });
  const changed = plain(decorated);
  const tiles = changed.tiles.map((tile, at) => (at === 0 ? { ...tile, name: 'Renamed' } : tile));
  expect(completedBy(PLAIN, decorated, { ...changed, tiles }).tiles).toEqual(kept.tiles);
});

test('A tile that an older client adds has no extras, and those of one that it removes are gone', () => {
  const sent = plain(decorated);
  const added = completedBy(PLAIN, decorated, { ...sent, tiles: [...sent.tiles, aTile({ name: 'New' })] });
  expect(added.tiles).toEqual([...decorated.tiles, aTile({ name: 'New' })]);
  expect(completedBy(PLAIN, decorated, { ...sent, tiles: sent.tiles.slice(1) }).tiles).toEqual(decorated.tiles.slice(1));
});

test('Tiles that an older client exchanges take their extras with them', () => {
  const { tiles } = plain(decorated);
  const [bread, link, last] = [0, 1, 2] as const;
  const exchanged = completedBy(PLAIN, decorated, { ...plain(decorated), tiles: [tiles[last]!, tiles[link]!, tiles[bread]!] });
  expect(exchanged.tiles).toEqual([decorated.tiles[last], decorated.tiles[link], decorated.tiles[bread]]);
});

test('A new tile in the place of one that has moved has nothing of it', () => {
  const { tiles } = plain(decorated);
  const moved = completedBy(PLAIN, decorated, { ...plain(decorated), tiles: [aTile({ name: 'New' }), tiles[1]!, tiles[0]!] });
  // It is the last tile with another name.
  expect(moved.tiles).toEqual([aTile({ id: ids[2], name: 'New' }), decorated.tiles[1], decorated.tiles[0]]);
});
