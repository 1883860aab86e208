import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, such as `(width >= 900px)`. Only in the browser: no document of the server uses it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
