import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftKeeper, Keeping } from './draft-keeper.js';
import type { Draft } from './draft.js';

/** Writing a long page takes a few milliseconds: it is done at most this often, in milliseconds, and not between two letters. */
const KEEP_EVERY = 300;

/**
 * Keeps the draft on this device soon after every change, not as it began, and at once when the document may go. It is kept again
 * when another tab may have made room for it. Gives back what came of it, and what keeps it at once and says whether it is kept.
 */
export function useDraftKeeping(draft: Draft, unsaved: boolean, keeper?: DraftKeeper): { keeping: Keeping; keepNow: () => boolean } {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const latest = useRef({ draft, unsaved });
  const lastKept = useRef(draft);
  const outcome = useRef<Keeping>('kept');

  const writing = useMemo(() => {
    if (!keeper) return undefined;
    // eslint-disable-next-line react-hooks/refs -- The refs are read when the draft is stored, not while rendering.
    return delayed(() => {
      const { draft: kept, unsaved: differs } = latest.current;
      lastKept.current = kept;
      outcome.current = keeper.keep({ version: kept.version, unsaved: differs, design: kept.design });
      setKeeping(outcome.current);
    });
  }, [keeper]);

  useEffect(() => {
    latest.current = { draft, unsaved };
    if (lastKept.current !== draft) writing?.soon();
  }, [draft, unsaved, writing]);

  useEffect(() => {
    if (!writing || !keeper) return;
    const stops = [
      writing.atLastMoments(),
      keeper.onOtherTab(() => {
        if (latest.current.unsaved) writing.now();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [writing, keeper]);

  const keepNow = useCallback(() => {
    if (latest.current.unsaved) writing?.now();
    return writing !== undefined && outcome.current === 'kept';
  }, [writing]);
  return { keeping, keepNow };
}

/** Work that can wait a little, but not longer than the document lives. */
function delayed(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving = false;
  function now() {
    clearTimeout(timer);
    timer = undefined;
    work();
  }
  const finish = () => void (timer !== undefined && now());
  const look = () => void (document.visibilityState === 'hidden' && finish());
  const leave = () => {
    leaving = true;
    finish();
  };
  const comeBack = () => void (leaving = false);
  return {
    now,
    soon() {
      // What an open popup saves while the document goes can't wait.
      if (leaving || document.visibilityState === 'hidden') now();
      else timer ??= setTimeout(now, KEEP_EVERY);
    },
    /** Does what still waits when the document is hidden or goes, and when the editor goes; gives back what stops it. */
    atLastMoments(): () => void {
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', comeBack);
      return () => {
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', comeBack);
        finish();
      };
    },
  };
}
