import { describe, expect, test } from '@jest/globals';
import { newTile, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { isOwn, ownPicture } from '../../../../client/features/editor/first-steps/own-tile.js';
import { isSample } from '../../../../client/page-editing/starters/samples.js';
import { STARTERS } from '../../../../client/page-editing/starters/starters.js';
import { isLacking } from '../../../../client/page-editing/tiles/samples-context.js';
import { pictureById, WAITING_ID } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { aHeading, aLink, aPicture } from '../../../builders/pages/mixed-design.js';
import { aTile } from '../../../builders/pages/page-design.js';

const tiles = STARTERS.flatMap(({ id, tiles: all }) => all.map((tile) => [`${id}: ${tile.name}`, tile] as const));
const isWritten = ({ kind }: Tile) => kind === 'text' || kind === 'picture' || kind === 'heading';

describe('What is still a sample', () => {
  test.each(tiles)('%s', (_, tile) => {
    expect(isSample(tile)).toBe(isWritten(tile));
    expect(isOwn(tile, isSample)).toBe(false);
    const inAnotherLook: Tile = { ...tile, id: 'one', size: 'large', style: { ...tile.style, radius: 12 }, emblem: { icon: 'leaf' } };
    expect(isSample(inAnotherLook)).toBe(isWritten(tile));
    expect(isSample({ ...tile, name: 'Another name' })).toBe(false);
    expect(isSample({ ...tile, secondLine: 'Another line' })).toBe(false);
  });

  test('FU-41 A heading of a starter lacks words of its own until it says something else: Save and next leads to it', () => {
    const heading = STARTERS.flatMap((one) => one.tiles).find(({ kind }) => kind === 'heading');
    expect(isLacking(heading, isSample)).toBe(true);
    expect(isLacking({ ...heading!, name: 'For parents' }, isSample)).toBe(false);
  });

  test('FU-42 A picture tile of the creator is the picture that a new page wants; that of a starter is none', () => {
    const starters = STARTERS.flatMap((one) => one.tiles);
    expect(ownPicture(starters)).toBe('none');
    expect(ownPicture([aPicture({ picture: null })])).toBe('none');
    expect(ownPicture([...starters, aPicture()])).toBe('on tile');
    const waiting = aPicture({ picture: pictureById(`${WAITING_ID}0000-4000-8000-000000000001`) });
    expect(ownPicture([...starters, waiting])).toBe('waiting');
    expect(ownPicture([waiting, aPicture()])).toBe('on tile');
  });

  test.each<[string, Tile, boolean]>([
    ['a text', aTile({ name: 'Leeks', html: '<p>Char them.</p>' }), true],
    ['a text that is only a name', aTile({ name: 'Leeks', html: '' }), true],
    ['a new tile', newTile(), false],
    ['a link that leads somewhere', aLink({ address: 'https://example.org/' }), true],
    ['a link that leads nowhere yet', aLink({ address: '' }), false],
    ['a heading', aHeading('From the notebook'), false],
  ])('%s is own: %s', (_, tile, expected) => {
    expect(isOwn(tile, isSample)).toBe(expected);
  });
});
