import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isUnsaved, openDraft, type Draft, type DraftAction } from '../../../../client/page-editing/draft/draft.js';
import {
  changeUndoable,
  openUndoable,
  UNDO_STEPS,
  type UndoableAction,
  type UndoableDraft,
} from '../../../../client/page-editing/draft/undoable-draft.js';
import { newTile, type PageDesign, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../../server/pages/design/wire-design.rules.js';
import { readWireDesign } from '../../../../server/pages/design/wire-parsing.rules.js';
import { anyDesign, anyText } from '../../../builders/pages/any-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';

const NO_PAUSE = 10;
const LONG_PAUSE = 15_000;

function opened(...names: string[]): UndoableDraft {
  const design = aDesign({ tiles: names.map((name) => aTile({ name, html: `<p>${name}</p>` })) });
  return openUndoable(openDraft(design, design, 3));
}

/** All of them, one after the other, with so much time before each. */
function after(state: UndoableDraft, actions: readonly UndoableAction[], pause: number, undoGroup?: string): UndoableDraft {
  return actions.reduce((now, action, at) => changeUndoable(now, action, (at + 1) * pause, undoGroup), state);
}

const title = (text: string): DraftAction => ({ type: 'title-changed', title: text });
const renamed = (key: string, name: string): DraftAction => ({ type: 'tile-changed', key, change: { name } });
const added: DraftAction = { type: 'tile-added', tile: newTile() };
const undone = { type: 'undone' } as const;
const redone = { type: 'redone' } as const;

const undo = (state: UndoableDraft, times = 1) =>
  after(
    state,
    Array.from({ length: times }, () => undone),
    LONG_PAUSE,
  );
const redo = (state: UndoableDraft, times = 1) =>
  after(
    state,
    Array.from({ length: times }, () => redone),
    LONG_PAUSE,
  );
const names = ({ draft }: UndoableDraft) => draft.design.tiles.map(({ name }) => name);
const content = ({ draft: { design, keys } }: UndoableDraft) => ({ design, keys });

describe('Undo and redo', () => {
  test('go back and forth through at least 100 changes', () => {
    const changes = Array.from({ length: 100 }, (_, at) => title(`Title ${at}`));
    const changed = after(opened('One'), changes, LONG_PAUSE);
    const back = undo(changed, 100);
    expect(content(back)).toEqual(content(opened('One')));
    expect([back.done.length, back.undone.length]).toEqual([0, 100]);
    expect(redo(back, 100)).toEqual({ ...changed, growing: null });
  });

  test('forget the oldest change if there are too many', () => {
    const changes = Array.from({ length: UNDO_STEPS + 5 }, (_, at) => title(`Title ${at}`));
    const changed = after(opened(), changes, LONG_PAUSE);
    expect(undo(changed, UNDO_STEPS + 5).draft.design.title).toBe('Title 4');
  });

  test('do nothing if there was no change', () => {
    const before = opened('One');
    expect([undo(before), redo(before)]).toEqual([before, before]);
  });

  test('bring a removed tile back with its key, to its former place', () => {
    const before = opened('One', 'Two', 'Three');
    const removed = after(before, [{ type: 'tile-removed', key: before.draft.keys[1] ?? '' }], LONG_PAUSE);
    expect(names(removed)).toEqual(['One', 'Three']);
    expect(content(undo(removed))).toEqual(content(before));
    expect(undo(removed).draft.keys).toEqual(before.draft.keys);
  });

  test('do not give the key of an undone tile to the next one', () => {
    const once = after(opened(), [added], LONG_PAUSE);
    const again = after(undo(once), [added], LONG_PAUSE);
    expect(once.draft.keys).not.toContain(again.draft.keys[0]);
  });

  test('end at a new change: a change that was undone before can no longer be redone', () => {
    const changed = after(undo(after(opened(), [added], LONG_PAUSE)), [title('Other')], LONG_PAUSE);
    expect(changed.undone).toEqual([]);
  });

  test('work for a restored or loaded design, and know what was published since then', () => {
    const before = opened('Mine');
    const theirs = aDesign({ tiles: [aTile({ name: 'Theirs' })] });
    const restored = after(before, [{ type: 'restored', design: theirs }], LONG_PAUSE);
    expect([names(restored), names(undo(restored))]).toEqual([['Theirs'], ['Mine']]);
    const loaded = after(before, [{ type: 'replaced', design: theirs, published: theirs, version: 9 }], LONG_PAUSE);
    const back = undo(loaded).draft;
    expect([back.design.tiles[0]?.name, back.version, isUnsaved(back)]).toEqual(['Mine', 9, true]);
  });
});

describe('One step', () => {
  test('is all typing in one text without a long pause', () => {
    const typed = after(opened(), [title('A'), title('Ad'), title('Ada')], NO_PAUSE);
    expect([typed.done.length, undo(typed).draft.design.title, redo(undo(typed)).draft.design.title]).toEqual([1, 'Ada Rossi', 'Ada']);
  });

  test('is ended by a pause of more than 1.5 s, and not by one of 1.5 s', () => {
    const typed = [title('A'), title('Ad')];
    expect(after(opened('One'), typed, 1500).done).toHaveLength(1);
    expect(after(opened('One'), typed, 1501).done).toHaveLength(2);
  });

  test.each([
    ['a long pause', [title('A'), title('Ad')], LONG_PAUSE],
    ['typing in another text', [renamed('tile-0', 'A'), renamed('tile-1', 'B')], NO_PAUSE],
    ['leaving the field', [title('A'), { type: 'typing-ended' }, title('Ad')], NO_PAUSE],
  ] as const)('is ended by %s', (_what, actions, pause) => {
    expect(after(opened('One', 'Two'), actions, pause).done).toHaveLength(2);
  });

  test('is ended by another change', () => {
    expect(after(opened('One'), [title('A'), added, title('Ab')], NO_PAUSE).done).toHaveLength(3);
  });

  test('is everything that one popup saves, however long it is open', () => {
    const style = { ...newTile().style, radius: 30 };
    const actions: DraftAction[] = [
      { type: 'tile-changed', key: 'tile-0', change: { style } },
      { type: 'tile-changed', key: 'tile-0', change: { name: 'Uno' } },
    ];
    const saved = after(opened('One', 'Two'), actions, LONG_PAUSE, 'popup 1');
    expect([saved.done.length, names(undo(saved))]).toEqual([1, ['One', 'Two']]);
    expect(after(saved, [title('A')], NO_PAUSE, 'popup 2').done).toHaveLength(2);
  });

  test('is not a change without an effect, nor typing that was removed again', () => {
    expect(after(opened('One'), [title('Ada Rossi'), renamed('tile-0', 'One')], LONG_PAUSE).done).toEqual([]);
    expect(after(opened(), [title('Ada Ross'), title('Ada Rossi')], NO_PAUSE).done).toEqual([]);
  });

  test('ends with a publication: what is typed after it is another one', () => {
    const typed = after(opened('One'), [title('A')], NO_PAUSE);
    const { design } = typed.draft;
    const published = after(typed, [{ type: 'published', sent: design, design, version: 4 }, title('Ad')], NO_PAUSE);
    expect([published.done.length, undo(published).draft.design.title]).toEqual([2, 'A']);
  });

  test('is not publishing: if the published page comes back cleaned, the change before it can still be undone', () => {
    const written = after(opened('One'), [{ type: 'tile-changed', key: 'tile-0', change: { html: '<p onclick="x">Hi</p>' } }], LONG_PAUSE);
    const cleaned: PageDesign = { ...written.draft.design, tiles: [{ ...(written.draft.design.tiles[0] as TextTile), html: '<p>Hi</p>' }] };
    const published = after(written, [{ type: 'published', sent: written.draft.design, design: cleaned, version: 4 }], LONG_PAUSE);
    expect([published.done.length, isUnsaved(published.draft)]).toEqual([1, false]);
    const back = undo(published);
    expect([(back.draft.design.tiles[0] as TextTile).html, back.draft.version, isUnsaved(back.draft)]).toEqual(['<p>One</p>', 4, true]);
    expect(redo(back).draft.design).toEqual(cleaned);
  });

  test.each([
    [title('A'), 'title'],
    [added, 'tile-added'],
    [{ type: 'last-tile-removed' }, 'tile-removed'],
    [renamed('tile-0', 'A'), 'tile-renamed'],
    [{ type: 'tile-changed', key: 'tile-0', change: { name: 'A', html: '' } }, 'tile-edited'],
    [{ type: 'tile-changed', key: 'tile-0', change: { style: { ...newTile().style, radius: 9 } } }, 'tile-styled'],
    [{ type: 'tiles-swapped', first: 'tile-0', second: 'tile-1' }, 'tiles-swapped'],
    [{ type: 'tile-moved', key: 'tile-0', beside: 'tile-1', isAfter: true }, 'tile-moved'],
    [{ type: 'page-changed', change: { titleColor: { hex: '#000000', alpha: 1 } } }, 'colors'],
    [
      { type: 'page-changed', change: { networkLinks: undefined, socialLinks: { ...aDesign().socialLinks, home: 'https://a.example' } } },
      'links',
    ],
    [{ type: 'restored', design: aDesign() }, 'other-page'],
  ] as [DraftAction, string][])('has a name for its kind: %j', (action, kind) => {
    const changed = after(opened('One', 'Two'), [action], LONG_PAUSE);
    expect([changed.done.at(-1)?.kind, undo(changed).undone.at(-1)?.kind]).toEqual([kind, kind]);
  });
});

describe('Any sequence of add, remove, rename, swap, edit, style, copy, undo and redo', () => {
  const place = fc.nat(6);
  const radius = fc.integer({ min: 0, max: 900 });
  const keyAt = ({ keys }: Draft, at: number) => keys[at] ?? 'none';
  const styled = (round: number) => ({ ...newTile().style, radius: round });
  const styleAt = ({ design }: Draft, at: number) => (design.tiles[at] ?? newTile()).style;

  /** A description of the change for the reader of a counterexample, and the action on the draft at that time. */
  type Taken = readonly [what: string, action: (draft: Draft) => UndoableAction];
  const step = <Given>(
    what: string,
    given: fc.Arbitrary<Given>,
    action: (given: Given, draft: Draft) => UndoableAction,
  ): fc.Arbitrary<Taken> => given.map((known) => [`${what} ${JSON.stringify(known)}`, (draft) => action(known, draft)]);

  const taken = fc.oneof(
    step('add', anyText, (text) => ({ type: 'tile-added', tile: newTile(text, `<p>${text}</p>`) })),
    step('remove the last', fc.constant(''), () => ({ type: 'last-tile-removed' })),
    step('remove', place, (at, draft) => ({ type: 'tile-removed', key: keyAt(draft, at) })),
    step('rename', fc.tuple(place, anyText), ([at, text], draft) => renamed(keyAt(draft, at), text)),
    step('edit', fc.tuple(place, anyText), ([at, html], draft) => ({ type: 'tile-changed', key: keyAt(draft, at), change: { html } })),
    step('style', fc.tuple(place, radius), ([at, round], draft) => ({
      type: 'tile-changed',
      key: keyAt(draft, at),
      change: { style: styled(round) },
    })),
    step('copy', fc.tuple(place, place), ([at, from], draft) => ({
      type: 'tile-changed',
      key: keyAt(draft, at),
      change: { style: styleAt(draft, from) },
    })),
    step('style all', radius, (round, { design }) => ({
      type: 'look-changed',
      design: { ...design, tiles: design.tiles.map((tile) => ({ ...tile, style: styled(round) })) },
    })),
    step('swap', fc.tuple(place, place), ([first, second], draft) => ({
      type: 'tiles-swapped',
      first: keyAt(draft, first),
      second: keyAt(draft, second),
    })),
    step('publish', fc.constant(''), (_, { design, version }) => ({ type: 'published', sent: design, design, version: version + 1 })),
    step('undo', fc.constant(''), () => undone),
    step('redo', fc.constant(''), () => redone),
  );
  const steps = (most: number) => fc.array(taken, { maxLength: most });

  /** What each tile has to be, by its key: worked out from the action alone, one property after the other. */
  function expected(tiles: ReadonlyMap<string, Tile>, action: UndoableAction, { keys }: Draft): ReadonlyMap<string, Tile> {
    const result = new Map(tiles);
    if (action.type === 'tile-added') result.set(keys.at(-1) ?? '', action.tile);
    if (action.type === 'look-changed') for (const [at, tile] of action.design.tiles.entries()) result.set(keys[at] ?? '', tile);
    if (action.type === 'tile-changed' && tiles.has(action.key))
      result.set(action.key, { ...(tiles.get(action.key) as Tile), ...action.change } as Tile);
    return result;
  }

  const byKey = ({ design, keys }: Draft) => new Map(keys.map((key, at) => [key, design.tiles[at] as Tile]));

  test('keeps every tile complete, and keeps counts and keys correct', () => {
    fc.assert(
      fc.property(anyDesign, steps(40), (design, way) => {
        let state = openUndoable(openDraft(design, design, 1));
        // What a key stood for is the same again whenever undo or redo brings it back to the same content.
        const known = new Map<readonly string[] | PageDesign, ReadonlyMap<string, Tile>>([[design, byKey(state.draft)]]);
        for (const [at, [, actionOn]] of way.entries()) {
          const before = state.draft;
          const action = actionOn(before);
          state = changeUndoable(state, action, at * LONG_PAUSE);
          const tiles = known.get(state.draft.design) ?? expected(known.get(before.design) ?? new Map(), action, state.draft);
          const alive = new Map([...tiles].filter(([key]) => state.draft.keys.includes(key)));
          known.set(state.draft.design, alive);
          expect(byKey(state.draft)).toEqual(alive);
          expect(new Set(state.draft.keys).size).toBe(state.draft.design.tiles.length);
        }
      }),
    );
  });

  test('can be undone and redone, change by change', () => {
    fc.assert(
      fc.property(anyDesign, steps(30), (design, way) => {
        let state = openUndoable(openDraft(design, design, 1));
        for (const [at, [, actionOn]] of way.entries()) {
          const next = changeUndoable(state, actionOn(state.draft), at * LONG_PAUSE);
          if (next.done.length > state.done.length) {
            expect(content(undo(next))).toEqual(content(state));
            expect(redo(undo(next))).toEqual({ ...next, growing: null });
          }
          state = next;
        }
        const back = undo(state, state.done.length);
        expect(redo(back, state.done.length).draft).toEqual(state.draft);
      }),
    );
  });

  test('gives the same page after conversion to the format of older clients and back', () => {
    fc.assert(
      fc.property(anyDesign, steps(20), (design, way) => {
        const beginning = openUndoable(openDraft(design, design, 1));
        const { draft } = way.reduce((state, [, actionOn], at) => changeUndoable(state, actionOn(state.draft), at * LONG_PAUSE), beginning);
        const reading = readWireDesign(JSON.parse(JSON.stringify(toWire(draft.design))));
        expect(reading).toEqual({ design: draft.design, faults: {} });
      }),
    );
  });
});

describe('A name that a tile gets after it was added', () => {
  const tile: DraftAction = { type: 'tile-added', tile: newTile('example.org') };
  const named: UndoableAction = { type: 'tile-completed', key: 'tile-1', from: { name: 'example.org' }, change: { name: 'Lemons' } };

  test('is no step: undo takes the tile away, and redo brings it back with the name', () => {
    const state = after(opened('One'), [tile, title('Later'), named], LONG_PAUSE);
    expect([names(state), state.done.length]).toEqual([['One', 'Lemons'], 2]);
    expect(names(undo(state))).toEqual(['One', 'Lemons']);
    expect(names(undo(state, 2))).toEqual(['One']);
    expect(names(redo(undo(state, 2)))).toEqual(['One', 'Lemons']);
  });

  test('comes while the tile is undone, too, and leaves what can be redone', () => {
    const state = after(undo(after(opened('One'), [tile, title('Later')], LONG_PAUSE), 2), [named], LONG_PAUSE);
    expect([names(state), state.undone.length]).toEqual([['One'], 2]);
    expect(names(redo(state))).toEqual(['One', 'Lemons']);
  });

  test('does not replace one that its creator has given', () => {
    const state = after(opened('One'), [tile, renamed('tile-1', 'Figs'), named], LONG_PAUSE);
    expect(names(state)).toEqual(['One', 'Figs']);
    expect(names(undo(state))).toEqual(['One', 'Lemons']);
  });

  test('does not replace what its creator has made of the tile, if it says more than the name', () => {
    const emblem = { icon: 'leaf' } as const;
    const completing: UndoableAction = { ...named, from: { name: 'example.org', emblem: undefined } };
    const changed: DraftAction = { type: 'tile-changed', key: 'tile-1', change: { emblem } };
    const state = after(opened('One'), [tile, changed, completing], LONG_PAUSE);
    expect(state.draft.design.tiles[1]).toMatchObject({ name: 'example.org', emblem });
  });
});
