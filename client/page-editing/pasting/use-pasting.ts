import { useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../controls/loading/lazy-part.js';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { isShared } from '../../shell/screens.js';
import { failureTexts } from '../../texts/en/shell.js';
import type { DraftState } from '../draft/use-draft.js';
import { useLatest } from '../draft/use-latest.js';
import { isElsewhere, useUndoOffer } from '../draft/use-undo.js';
import { PictureUploadsContext } from '../rich-text/picture-uploads.js';
import { LinkPreviewsContext } from '../tile-kinds/link-previews.js';
import type { TileEditingActions } from '../tiles/use-tile-actions.js';

const addingPart = lazyPart(() => import('./add-pasted.js'));

/**
 * What is pasted while no field has the focus and no popup is open becomes tiles, and so does what was shared with the installed app. Returns a
 * function that does the same with a text.
 */
export function usePasting(draftState: DraftState, editing: TileEditingActions): (text: string) => void {
  const notify = useNotify();
  const preview = useContext(LinkPreviewsContext);
  const uploads = useContext(PictureUploadsContext);
  const confirm = useConfirm();
  const offerUndo = useUndoOffer(draftState, editing.undoing.undo);
  const latest = useLatest({ draftState, editing, preview, uploads, offerUndo, notify, confirm });
  const fail = useCallback(() => void notify({ text: failureTexts.notLoaded, tone: 'failed' }), [notify]);
  const paste = useCallback(
    (text: string) => {
      void addingPart
        .fetch()
        .then(({ addPasted }) => addPasted(text, latest))
        .catch(fail);
    },
    [latest, fail],
  );
  useShared((search) => addingPart.fetch().then(({ addShared }) => addShared(search, latest)), fail);
  useEffect(() => {
    function listen(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '' || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      paste(text);
    }
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [paste]);
  return paste;
}

/** Adds what the address of the editor has in its query, and removes it from the address. */
function useShared(add: (search: string) => Promise<void>, fail: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');
  const latest = useLatest(add);
  useEffect(() => {
    if (!isShared(search) || taken.current === search) return;
    taken.current = search;
    // If the code does not load, the address keeps it for the next try.
    void latest.current(search).then(() => navigate(pathname, { replace: true }), fail);
  }, [pathname, search, navigate, latest, fail]);
}
