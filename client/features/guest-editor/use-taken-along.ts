import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { sessionStore } from '../../api/browser-storage.js';
import { useLatest } from '../../page-editing/draft/use-latest.js';
import { forgetGuestDesign, keepGuestDesign } from '../../page-editing/draft/guest-design.js';
import { opensElsewhere } from '../../shell/leaving.js';
import { screens } from '../../shell/screens.js';

interface TakenAlong {
  /** Whether the page is kept for the new account, so that leaving loses nothing. */
  readonly isTaken: boolean;
  readonly take: () => void;
}

/** A guest who goes to sign up takes the page along, by whichever link. Who comes back finds it again. */
export function useTakenAlong(design: PageDesign, hasWork: boolean): TakenAlong {
  const [taken, setTaken] = useState<PageDesign | null>(null);
  const latest = useLatest({ design, hasWork });
  useEffect(() => {
    // It is in memory again.
    forgetGuestDesign(sessionStore);
    // Whoever goes back before the next screen is there has never left this one.
    function stay() {
      forgetGuestDesign(sessionStore);
      setTaken(null);
    }
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
  const take = useCallback(() => {
    const { design: made, hasWork: isMade } = latest.current;
    if (!isMade || !keepGuestDesign(sessionStore, made)) return;
    // The router asks about unsaved work at once.
    flushSync(() => setTaken(made));
  }, [latest]);
  useEffect(() => {
    function press(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname === screens.register && !opensElsewhere(event)) take();
    }
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [take]);
  return { isTaken: taken === design, take };
}
