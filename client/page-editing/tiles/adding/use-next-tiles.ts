import { useContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { DESIGN_LIMITS, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { tileNamingTexts } from '../../../texts/en/tile-naming.js';
import { nextKeys } from '../../draft/draft.js';
import type { DraftState } from '../../draft/use-draft.js';
import { LinkPreviewsContext } from '../../tile-kinds/link-previews.js';
import { newTileOf } from '../../tile-kinds/tile-kinds.js';
import { nameByTitles } from './link-titles.js';
import { nameByAddress, pastedTiles, tileOfPasted, type PastedTile } from './pasted-tiles.js';
import { nameOf } from '../tile-name.js';
import type { TileEditingActions } from '../use-tile-actions.js';

export interface NextTilesProps {
  readonly draftState: DraftState;
  readonly editing: TileEditingActions;
}

/** The tile that Enter has added. It disappears if it is left as it came. */
interface Follower {
  key: string | null;
  /** Whether Enter was pressed, and the tile is not in the list yet. */
  isComing: boolean;
  /** Whether a press has begun, which moves the focus before it ends. Until then no row may move below it. */
  isPressing: boolean;
}

/** A tile that Enter added and nobody named leaves no step to undo: adding and removing it are in one undo group. */
const UNDO_GROUP = 'next tile';

/** What the line about the keys says: what Escape does, and what Enter does if it adds the next tile. */
interface KeysLine {
  readonly entersNext: boolean;
}

/** Handles the field of a new tile's name before the field itself does. The result is the line about the keys, if it is shown. */
export function useNextTiles({ draftState, editing }: NextTilesProps, hintId: string): KeysLine | null {
  const { named, newTile } = editing;
  const { keys, design } = draftState.draft;
  const tile = named === null ? undefined : design.tiles[keys.indexOf(named)];
  const line = named === null ? null : { entersNext: tile !== undefined && !isBlank(tile, newTile()) && keys.length < DESIGN_LIMITS.tiles };
  const follower = useRef<Follower>({ key: null, isComing: false, isPressing: false });
  // The line goes when a press has ended: nothing moves under the pointer.
  const [lingering, setLingering] = useState<KeysLine | null>(null);
  const field = useFieldEvents({ draftState, editing }, follower);
  useListeners({
    ...field,
    focusout: (event) => (setLingering(follower.current.isPressing ? line : null), field.focusout(event)),
    click: (event) => (setLingering(null), field.click(event)),
    keydown: (event) => (setLingering(null), field.keydown(event)),
  });

  useEffect(() => {
    if (named === null) return;
    follower.current.key = follower.current.isComing ? named : null;
    follower.current.isComing = false;
    const input = fieldOf(named);
    input?.setAttribute('aria-describedby', hintId);
    input?.setAttribute('enterkeyhint', 'next');
  }, [named, hintId]);
  return line ?? lingering;
}

type Listeners = { readonly [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** The listeners are called before those of the document's elements. */
function useListeners(listeners: Listeners): void {
  const call = useEffectEvent((event: Event) => (listeners as Record<string, (event: Event) => void>)[event.type]?.(event));
  const names = Object.keys(listeners).join(' ');
  useEffect(() => {
    const listen = (event: Event) => call(event);
    for (const name of names.split(' ')) document.addEventListener(name, listen, true);
    return () => {
      for (const name of names.split(' ')) document.removeEventListener(name, listen, true);
    };
  }, [names]);
}

/** What happens to the field, and to the tile that Enter has added. */
function useFieldEvents({ draftState, editing }: NextTilesProps, followerRef: RefObject<Follower>) {
  const { named, newTile, actions } = editing;
  const { keys, design } = draftState.draft;
  const at = named === null ? -1 : keys.indexOf(named);
  const tile = design.tiles[at];
  const paste = usePaste({ draftState, editing });
  const { drop, keep, next } = useSteps({ draftState, editing }, followerRef);

  const inputOf = (event: Event) => (named !== null && event.target === fieldOf(named) ? (event.target as HTMLInputElement) : null);
  const isBlankNow = (name = ' ') => tile !== undefined && isBlank({ ...tile, name }, newTile());
  const isUnused = () => named !== null && followerRef.current.key === named && isBlankNow(fieldOf(named)?.value);
  // The field itself would restore the name that it was opened with, which was that of a text.
  function nameEmptied(input: HTMLInputElement) {
    const name = tile && nameByAddress(tile);
    if (named !== null && name && input.value.trim() === '') flushSync(() => actions.rename(named, name));
  }

  return {
    keydown(event: KeyboardEvent) {
      followerRef.current.isPressing = false;
      const input = inputOf(event);
      if (!input || event.isComposing || event.repeat || !['Enter', 'Escape'].includes(event.key)) return;
      if (isUnused()) return taken(event, () => drop(true));
      nameEmptied(input);
      if (event.key === 'Enter' && !isBlankNow(input.value)) next(event);
    },
    paste(event: ClipboardEvent) {
      const input = inputOf(event);
      if (input && tile) paste(event, input, { at, tile, key: keys[at]! });
    },
    pointerdown: () => void (followerRef.current.isPressing = true),
    focusout(event: FocusEvent) {
      // The field stays, until it is clear whether its tile does.
      const input = inputOf(event);
      if (input && isUnused()) event.stopPropagation();
      else if (input) nameEmptied(input);
    },
    focusin(event: FocusEvent) {
      if (isUnused() && !followerRef.current.isPressing && !isInRow(event, named)) drop(false);
    },
    click(event: MouseEvent) {
      followerRef.current.isPressing = false;
      if (!isUnused() || inputOf(event)) return;
      if (isInRow(event, named)) keep();
      else drop(false);
    },
  };
}

/** From the name of one tile to the next one, and how that ends. */
function useSteps({ draftState, editing }: NextTilesProps, followerRef: RefObject<Follower>) {
  const { named, actions, announce } = editing;
  const { keys, design } = draftState.draft;
  const at = named === null ? -1 : keys.indexOf(named);
  const tile = design.tiles[at];

  function keep() {
    followerRef.current.key = null;
    flushSync(actions.renamed);
  }

  function drop(byKey: boolean) {
    if (named === null || !tile) return;
    const before = keys[at - 1] ?? null;
    flushSync(() => {
      draftState.change({ type: 'tile-removed', key: named }, UNDO_GROUP);
      actions.renamed();
      if (byKey) actions.select(before);
    });
    if (!byKey) return;
    announce(editorTexts.removed({ name: nameOf(tile) }));
    document.querySelector<HTMLElement>(`[data-tile="${before}"] [data-press]`)?.focus();
  }

  function next(event: KeyboardEvent) {
    if (named === null) return;
    if (keys.length >= DESIGN_LIMITS.tiles) return actions.addBelow(named);
    taken(event, () => {
      actions.renamed();
      followerRef.current.isComing = true;
      actions.addBelow(named, UNDO_GROUP);
    });
  }
  return { keep, drop, next };
}

interface Named {
  readonly key: string;
  readonly at: number;
  readonly tile: Tile;
}

/** The lines of a pasted text become tiles above the named one, which gets the last line. It is one step to undo. */
function usePaste({ draftState: { draft, change }, editing: { announce, newTile } }: NextTilesProps) {
  const notify = useNotify();
  const preview = useContext(LinkPreviewsContext);
  return (event: ClipboardEvent, input: HTMLInputElement, { key, at, tile }: Named) => {
    const { value, selectionStart, selectionEnd } = input;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const pasted = pastedTiles(text, value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0));
    if (!pasted) return;
    const room = DESIGN_LIMITS.tiles - draft.keys.length;
    const [last, ...above] = pasted.slice(0, room + 1).reverse() as [PastedTile, ...PastedTile[]];
    const become = tileOfPasted(last, tile);
    const { style, ...held } = become;
    const like = nameByAddress(tile) === null ? tile : { ...newTile(), style };
    const added = above.map((one) => tileOfPasted(one, like));
    const keysOfAdded = nextKeys(draft, added.length);
    taken(event, () =>
      flushSync(() => {
        for (const one of added) change({ type: 'tile-added', at, tile: one }, 'paste');
        change({ type: 'tile-changed', key, change: { ...(held.kind !== 'text' && { html: undefined }), ...held } }, 'paste');
        change({ type: 'typing-ended' });
      }),
    );
    input.scrollIntoView({ block: 'nearest' });
    if (last.address !== undefined) input.select();
    announce(tileNamingTexts.pasted({ count: above.length + 1 }));
    const tiles = [{ key, tile: become }, ...added.map((one, number) => ({ key: keysOfAdded[number]!, tile: one }))];
    if (preview) void nameByTitles(tiles.toReversed(), preview, change);
    if (pasted.length > room + 1) notify({ text: editorTexts.tooMany({ limit: DESIGN_LIMITS.tiles }), tone: 'failed' });
  };
}

/** Whether a tile has no name, or still the one that Add gives to its kind. What leads somewhere has one from its address. */
function isBlank(tile: Tile, added: Tile): boolean {
  const { kind, name } = tile;
  return nameByAddress(tile) === null && (name.trim() === '' || name === newTileOf(kind, added.name).name);
}

function taken(event: Event, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function fieldOf(key: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`[data-tile="${key}"] input:not([type])`);
}

function isInRow({ target }: Event, key: string | null): boolean {
  return target instanceof Element && target.closest(`[data-tile="${key}"]`) !== null;
}
