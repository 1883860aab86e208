import { useEffect, useEffectEvent } from 'react';

/** Loads the account again when the user returns to this tab: the mailed link may have been opened in another one. */
export function useReloadOnReturn(readAgain: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    // If loading fails, the account stays as it was loaded before.
    if (document.visibilityState === 'visible') void readAgain().catch(() => undefined);
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
}
