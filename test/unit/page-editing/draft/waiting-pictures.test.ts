import { describe, expect, test } from '@jest/globals';
import { changeDraft, openDraft } from '../../../../client/page-editing/draft/draft.js';
import { changeUndoable, openUndoable, type UndoableAction } from '../../../../client/page-editing/draft/undoable-draft.js';
import { waitingPicturesOf, withReplaced } from '../../../../client/page-editing/draft/waiting-pictures.js';
import { newTile, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { pictureById } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { uploadedPictureAddress, waitingPictureAddress } from '../../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { aTilePicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const waitingId = '00000000-1111-4222-8333-444444444444';
const otherId = '00000000-1111-4222-8333-555555555555';
const uploaded = aTilePicture();
const { style } = newTile();

const aPictureTile = (id: string): PictureTile => ({
  ...{ kind: 'picture', name: 'Roses', style, alternative: 'Red ones', address: '', picture: pictureById(id) },
  emblem: { picture: pictureById(id) },
});
const inText = (address: string, size = '') => `<p>Before</p><p><img src="${address}" alt="Red ones" loading="lazy"${size}></p>`;
const sign = { emblem: { sign: '🌹' } };
const plain = aTile(sign);

const design: PageDesign = aDesign({
  tiles: [
    plain,
    aPictureTile(waitingId),
    aTile({ html: inText(waitingPictureAddress(waitingId), ' width="3" height="2"') }),
    aPictureTile(otherId),
  ],
});

const withUploaded = (one: PageDesign) => withReplaced(one, (id) => (id === waitingId ? uploaded : undefined));

describe('Pictures that wait on a device', () => {
  test('are found in tiles, emblems and texts, and told from those of the server', () => {
    expect(waitingPicturesOf(design)).toEqual([waitingId, otherId]);
    expect(waitingPicturesOf(aDesign({ tiles: [{ ...aPictureTile(uploaded.id), picture: uploaded }] }))).toEqual([]);
  });

  test('FU-32 are left out of what is published, with everything around them; other tiles stay the same', () => {
    const published = withReplaced(design, () => null);
    const { tiles } = published;
    const bare = { ...aPictureTile(waitingId), emblem: undefined, picture: null };
    expect(tiles).toEqual([plain, bare, aTile({ html: '<p>Before</p><p></p>' }), bare]);
    expect(tiles[0]).toBe(plain);
    expect({ ...published, tiles: design.tiles }).toEqual(design);
    const without = aDesign({ tiles: [{ ...aPictureTile(uploaded.id), picture: uploaded, emblem: { picture: uploaded } }] });
    expect(withReplaced(without, () => null)).toBe(without);
  });

  test('FU-31 are replaced by what was uploaded, wherever they are; others wait on', () => {
    const { tiles } = withUploaded(design);
    const { width, height } = uploaded;
    expect(tiles).toEqual([
      plain,
      { ...aPictureTile(waitingId), picture: uploaded, emblem: { picture: uploaded } },
      aTile({ html: inText(uploadedPictureAddress(uploaded.id, uploaded), ` width="${width}" height="${height}"`) }),
      aPictureTile(otherId),
    ]);
    expect(tiles[3]).toBe(design.tiles[3]);
    const others = aDesign({ tiles: [aPictureTile(otherId)] });
    expect(withUploaded(others)).toBe(others);
  });

  test('FU-32 stay in a draft that is published without them; every other part of it is as the server has stored it', () => {
    const sent = withReplaced(design, () => null);
    const stored: PageDesign = { ...sent, title: 'Stored', tiles: sent.tiles.map((tile, at) => ({ ...tile, id: `tile${at}` })) };
    const draft = openDraft(design, aDesign(), 1);
    const after = changeDraft(draft, { type: 'published', sent, from: design, kept: design, design: stored, version: 2 });
    expect(after.published).toEqual(stored);
    const withId = (at: number) => ({ ...design.tiles[at]!, id: `tile${at}` });
    expect(after.design).toEqual({ ...stored, tiles: [stored.tiles[0], withId(1), withId(2), withId(3)] });
    const typed = changeDraft(draft, { type: 'title-changed', title: 'Later' });
    const later = changeDraft(typed, { type: 'published', sent, from: design, kept: design, design: stored, version: 2 });
    expect(later.design).toBe(typed.design);
  });

  test('FU-31 are replaced in every state that undo and redo lead to, which is no step', () => {
    const change = (state: ReturnType<typeof openUndoable>, ...actions: UndoableAction[]) =>
      actions.reduce((now, action, at) => changeUndoable(now, action, at * 10_000), state);
    const replaced: UndoableAction = { type: 'converted', convert: withUploaded };
    const removed = change(
      openUndoable(openDraft(design, aDesign(), 1)),
      { type: 'tile-removed', key: 'tile-1' },
      { type: 'tile-removed', key: 'tile-2' },
    );
    const state = change(removed, { type: 'undone' }, replaced);
    expect([state.done.length, state.undone.length]).toEqual([1, 1]);
    const states = [state, change(state, { type: 'undone' }), change(state, { type: 'redone' })].map(({ draft }) => draft.design);
    expect(states.map(waitingPicturesOf)).toEqual([[otherId], [otherId], [otherId]]);
    expect(states[1]).toEqual(withUploaded(design));
    expect(change(state, replaced).draft).toBe(state.draft);
  });
});
