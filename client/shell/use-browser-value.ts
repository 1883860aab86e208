import { useSyncExternalStore } from 'react';

/** A value that only the browser knows. The rendering of the server, and the first one in the browser, use `onServer`. */
export function useBrowserValue<T extends string | boolean | null>(read: () => T, onServer: T): T {
  return useSyncExternalStore(watchNothing, read, () => onServer);
}

function watchNothing(): () => void {
  return () => undefined;
}
