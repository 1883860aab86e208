import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { loadPart } from './load-part.js';
import { savesData } from './saves-data.js';
import { whenIdle } from './when-idle.js';

const parts: (() => Promise<unknown>)[] = [];

/** Adds a part to those that are loaded when the browser is idle. */
export function fetchWhenIdle(fetchPart: () => Promise<unknown>): void {
  parts.push(fetchPart);
}

/** A part of a screen whose code is loaded when the browser is idle, or when the user is about to use it. */
export interface LazyPart<Module> {
  /** Null until it is loaded. */
  readonly get: () => Module | null;
  readonly listen: (listener: () => void) => () => void;
  readonly fetch: () => Promise<Module>;
}

export function lazyPart<Module extends object>(load: () => Promise<Module>): LazyPart<Module> {
  let loaded: Module | null = null;
  const listeners = new Set<() => void>();
  const fetch = async () => {
    if (loaded) return loaded;
    loaded = await loadPart(load);
    for (const listener of listeners) listener();
    return loaded;
  };
  fetchWhenIdle(fetch);
  return {
    get: () => loaded,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fetch,
  };
}

/** The part, which is null until it is loaded, and a function that loads it now. After a failure, the next call tries again. */
export function useLazyPart<Module>({ get, listen, fetch }: LazyPart<Module>): readonly [Module | null, () => void] {
  const part = useSyncExternalStore(listen, get);
  return [part, () => void fetch().catch((error: unknown) => console.error('A part of the screen did not load.', error))];
}

/** The part, which is loaded as soon as it is wanted. Null until it is there. */
export function useWantedPart<Module>(part: LazyPart<Module>, wanted = true): Module | null {
  const [loaded, fetch] = useLazyPart(part);
  const isMissing = wanted && loaded === null;
  const fetchNow = useEffectEvent(fetch);
  useEffect(() => {
    if (isMissing) fetchNow();
  }, [isMissing]);
  return loaded;
}

/**
 * Loads all parts, one after the other, when the browser is idle. So the first press opens a popup at once, even without a connection. If
 * the user's browser saves data, a part is loaded only when it is used.
 */
export function usePartPreloading(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void fetchAll());
  }, []);
}

async function fetchAll(): Promise<void> {
  // A part that fails is loaded again when it is used, and the user is notified then. A loaded part may add more parts.
  for (const fetchPart of parts) await fetchPart().catch(() => undefined);
}
