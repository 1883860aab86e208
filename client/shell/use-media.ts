import { useSyncExternalStore } from 'react';

/** Whether a media query matches, such as `(width >= 900px)`. Only in the browser: no document of the server uses it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
