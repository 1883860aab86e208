import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore, Keeping } from './draft-store.js';
import type { Draft } from './draft.js';

/** Where the draft is stored while it is edited. */
export type DraftPlace = Pick<DraftStore, 'keep' | 'onOtherTab'>;

/** Stores the draft, and says whether it is stored. With `again` false, one that was stored already is not written again: it would count as changed later. */
export type KeepNow = (again?: boolean) => boolean;

/** Storing a long page takes a few milliseconds. It is done at most this often, in milliseconds, and not between two letters. */
const KEEP_EVERY = 300;

/**
 * Stores the draft soon after every change, and at once when the document may be closed, and after the first change, so that
 * nobody reads that it is kept where it cannot be. The draft is not stored before that. It is stored again when another tab may have made space.
 * Returns the result, and a function that stores the draft at once and returns whether it is stored.
 */
export function useDraftKeeping(draft: Draft, unsaved: boolean, place: DraftPlace): { keeping: Keeping; keepNow: KeepNow } {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const latest = useRef({ draft, unsaved });
  const lastKept = useRef(draft);
  const outcome = useRef<Keeping>('kept');

  const writing = useMemo(() => {
    // oxlint-disable-next-line react/refs -- The refs are read when the draft is stored, not while rendering.
    return delayed(() => {
      const { draft: kept, unsaved: differs } = latest.current;
      lastKept.current = kept;
      outcome.current = place.keep({ version: kept.version, unsaved: differs, design: kept.design });
      setKeeping(outcome.current);
    });
  }, [place]);

  useEffect(() => {
    const isFirst = unsaved && !latest.current.unsaved;
    latest.current = { draft, unsaved };
    if (lastKept.current !== draft) writing[isFirst ? 'now' : 'soon']();
  }, [draft, unsaved, writing]);

  useEffect(() => {
    const stops = [
      writing.atLastMoments(),
      place.onOtherTab(() => {
        if (latest.current.unsaved) writing.now();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [writing, place]);

  const keepNow = useCallback<KeepNow>(
    (again = true) => {
      const isKept = outcome.current === 'kept' && lastKept.current === latest.current.draft;
      if (latest.current.unsaved && (again || !isKept)) writing.now();
      return outcome.current === 'kept';
    },
    [writing],
  );
  return { keeping, keepNow };
}

/** Work that can be delayed a little, but not beyond the end of the document. */
function delayed(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving = false;
  function now() {
    clearTimeout(timer);
    timer = undefined;
    work();
  }
  const finish = () => void (timer !== undefined && now());
  const finishIfHidden = () => void (document.visibilityState === 'hidden' && finish());
  const leave = () => {
    leaving = true;
    finish();
  };
  const returnToDocument = () => void (leaving = false);
  return {
    now,
    soon() {
      // Changes that an open popup saves while the document is being closed cannot be delayed.
      if (leaving || document.visibilityState === 'hidden') now();
      else timer ??= setTimeout(now, KEEP_EVERY);
    },
    /**
     * Does the delayed work when the document is hidden or closed, and when the editor is unmounted. Returns a function that stops this.
     */
    atLastMoments(): () => void {
      document.addEventListener('visibilitychange', finishIfHidden);
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', returnToDocument);
      return () => {
        document.removeEventListener('visibilitychange', finishIfHidden);
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', returnToDocument);
        finish();
      };
    },
  };
}
