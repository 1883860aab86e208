import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from '../../controls/notifications/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { Draft } from './draft.js';
import type { Step } from './undoable-draft.js';
import type { DraftState } from './use-draft.js';
import { useLatest } from './use-latest.js';

/** Undo and redo of the changes of a draft. */
export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Undo and redo for buttons and keys. `say` announces the undone change to screen readers. `show` is called with the key of the changed
 * tile.
 */
export function useUndo(
  { draft, change, done, undone }: DraftState,
  announce: (text: string) => void,
  show: (key: string) => void,
): UndoActions {
  const latestRef = useLatest({ draft, done, undone });
  const beforeRef = useRef<Draft | null>(null);
  const undo = useCallback(() => {
    const { draft: present, done: step } = latestRef.current;
    if (!step) return;
    beforeRef.current = present;
    change({ type: 'undone' });
    announce(editorTexts.undone({ step: editorTexts.steps[step.kind] }));
  }, [latestRef, change, announce]);
  const redo = useCallback(() => {
    const { draft: present, undone: step } = latestRef.current;
    if (!step) return;
    beforeRef.current = present;
    change({ type: 'redone' });
    announce(editorTexts.redone({ step: editorTexts.steps[step.kind] }));
  }, [latestRef, change, announce]);

  useEffect(() => {
    const key = beforeRef.current && changedTile(beforeRef.current, draft);
    beforeRef.current = null;
    if (key) show(key);
  }, [draft, show]);

  useUndoKeys(undo, redo);
  return { undo, redo, canUndo: done !== null, canRedo: undone !== null };
}

/** Shows a notification about the last change, with a button to undo it. The notification is hidden at the next change. */
export function useUndoOffer({ done: last }: Pick<DraftState, 'done'>, undo: () => void): (text: string) => void {
  const notify = useNotify();
  const done = last?.former ?? last;
  const offer = useRef<{ step: Step | null; hide: () => void } | null>(null);
  useEffect(() => {
    if (!offer.current || offer.current.step === done) return;
    if (offer.current.step === null) offer.current.step = done;
    else {
      offer.current.hide();
      offer.current = null;
    }
  }, [done]);
  return useCallback(
    (text) => {
      const hide = notify({ text, tone: 'gold', action: { label: editorTexts.undo, onPress: undo } });
      offer.current = { step: null, hide };
    },
    [notify, undo],
  );
}

/**
 * The keys are Ctrl or Cmd with Z, with Shift and Z, or with Y. They are ignored in text fields, which have their own undo, and while a
 * popup is open. Sliders and radio buttons have none, and are not `:read-write`. A popup in a shadow root and a dragged tile have the attribute `data-undo-waits`, because no open dialog can be found for
 * them.
 */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const action = actionOf(event);
      if (!action || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      if (action === 'undo') undo();
      else redo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}

function actionOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  // On keyboards without Latin letters, the position of the key is used.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : null;
}

/** Whether a key or a paste is for a text field, or for an open popup. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [data-undo-waits]')) return true;
  return target instanceof Element && target.matches(':read-write');
}

/** The first tile that a step has added or changed. Null if there is none, or if the step changed more than two. */
function changedTile(before: Draft, after: Draft): string | null {
  const former = new Map(before.keys.map((key, at) => [key, before.design.tiles[at]]));
  const moved = (key: string, at: number) => before.keys.length === after.keys.length && before.keys[at] !== key;
  const changed = after.keys.filter((key, at) => former.get(key) !== after.design.tiles[at] || moved(key, at));
  return changed.length > 2 ? null : (changed[0] ?? null);
}
