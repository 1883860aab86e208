import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describeChange as inWords } from '../../../../client/features/editor/history/version-change.js';
import { changeBetween, type PageTrace } from '../../../../server/pages/design/page-change.rules.js';
import { NO_SOCIAL_LINKS } from '../../../../server/pages/design/social-links.rules.js';
import { swapTiles } from '../../../../server/pages/design/page-design.rules.js';
import { inTexts, type TextDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { anyDesign } from '../../../builders/pages/any-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const [crags, tape, rope] = ['Crags', 'Tape', 'Rope'].map((name) => aTile({ name, html: `<p>${name}</p>` })) as [Tile, Tile, Tile];
type Tile = ReturnType<typeof aTile>;
const page = aDesign({ tiles: [crags, tape] });

function traceOf(design: TextDesign): PageTrace {
  return { ...design, tiles: design.tiles.map((tile) => ({ name: tile.name, whole: JSON.stringify(tile), content: tile.html })) };
}

const describeChange = (older: TextDesign, newer: TextDesign) => inWords(changeBetween(traceOf(older), traceOf(newer)));

describe('The summary of a version says in a few words what changed', () => {
  test.each([
    ['Nothing changed', page],
    ['Tile “Rope” added', aDesign({ tiles: [crags, rope, tape] })],
    ['2 tiles added', aDesign({ tiles: [crags, tape, rope, aTile({ name: 'More' })] })],
    ['1 tile added', aDesign({ tiles: [crags, tape, aTile({ name: ' ' })] })],
    ['Tile “Crags” removed', aDesign({ tiles: [tape] })],
    ['2 tiles removed', aDesign({ tiles: [] })],
    ['Tile “Crags” changed', aDesign({ tiles: [{ ...crags, html: '<p>Other</p>' }, tape] })],
    ['Tile “Cliffs” changed', aDesign({ tiles: [{ ...crags, name: 'Cliffs' }, tape] })],
    ['Tile “Tape” changed', aDesign({ tiles: [crags, aTile({ ...tape, style: { radius: 20 } })] })],
    ['Order of tiles changed', aDesign({ tiles: [tape, crags] })],
    ['Title changed', aDesign({ tiles: [crags, tape], title: 'Another' })],
    [
      'Title and 2 tiles changed',
      aDesign({
        title: 'Another',
        tiles: [
          { ...crags, html: '' },
          { ...tape, html: '' },
        ],
      }),
    ],
    ['Colours changed', aDesign({ tiles: [crags, tape], backgroundColor: { hex: '#000000', alpha: 1 } })],
    ['Social links changed', aDesign({ tiles: [crags, tape], socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://ada.example' } })],
    ['Tile “Rope” added, tile “Tape” removed, title changed', aDesign({ title: 'Another', tiles: [crags, rope] })],
    ['Title, colours and order of tiles changed', aDesign({ title: 'A', titleColor: { hex: '#000000', alpha: 1 }, tiles: [tape, crags] })],
  ])('%s', (sentence, newer) => {
    expect(describeChange(page, newer)).toBe(sentence);
  });

  test('Among tiles with the same name, the unchanged one is recognised', () => {
    const twins = [crags, { ...crags, html: '<p>Twin</p>' }, { ...crags, html: '<p>Third</p>' }];
    expect(describeChange(aDesign({ tiles: twins }), aDesign({ tiles: twins.slice(1) }))).toBe('Tile “Crags” removed');
    expect(describeChange(aDesign({ tiles: twins.slice(0, 2) }), aDesign({ tiles: twins }))).toBe('Tile “Crags” added');
  });

  test('Tiles without a name or content are not treated as the same tile', () => {
    const blank = aTile({ name: '', html: '' });
    const other = aTile({ name: '', html: '', style: { radius: 3 } });
    expect(describeChange(aDesign({ tiles: [blank] }), aDesign({ tiles: [other] }))).toBe('1 tile added, 1 tile removed');
  });

  test('A version compared with itself has no difference, and a swap of two tiles changes only the order', () => {
    fc.assert(
      fc.property(anyDesign, fc.nat(5), fc.nat(5), (design, first, second) => {
        expect(describeChange(design, design)).toBe('Nothing changed');
        expect(['Nothing changed', 'Order of tiles changed']).toContain(describeChange(design, inTexts(swapTiles(design, first, second))));
      }),
    );
  });
});
