import { createElement, useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { savesData } from './saves-data.js';
import { whenIdle } from './when-idle.js';

/** A part of the app whose code is loaded when the browser is idle, or when the user is about to use it. */
export interface LazyPart<Module> {
  /** Null until it is loaded. */
  readonly get: () => Module | null;
  readonly listen: (listener: () => void) => () => void;
  /** Loads it now. After a failure, the next call tries again. */
  readonly fetch: () => Promise<Module>;
}

/** The parts to load when the browser is idle. */
const preloaded: (() => Promise<unknown>)[] = [];

/**
 * A part that is loaded later. `load` returns an `import()` and does nothing more: the build wraps what follows one, and its failure would not be
 * reported. Without `preloads`, it is loaded only when it is used.
 */
export function lazyPart<Module extends object>(load: () => Promise<Module>, { preloads = true } = {}): LazyPart<Module> {
  let loaded: Module | null = null;
  let running: Promise<Module> | null = null;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const run = async () => {
    try {
      loaded = hasFailed ? await loadAgain(load) : await load();
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      running = null;
    }
    for (const listener of listeners) listener();
    return loaded;
  };
  const fetch = async () => loaded ?? (running ??= run());
  if (preloads) preloaded.push(fetch);
  return {
    get: () => loaded,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fetch,
  };
}

export interface UsedPart<Module> {
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Why it did not load. Null while it is loading. */
  readonly error: unknown;
  /** Loads it now. */
  readonly load: () => void;
}

/** A part in a component. It is loaded as soon as it is wanted. As long as it is not there, each other `occasion` tries again. */
export function useLazyPart<Module>({ get, listen, fetch }: LazyPart<Module>, isWanted = false, occasion?: unknown): UsedPart<Module> {
  const module = useSyncExternalStore(listen, get);
  const [error, setError] = useState<unknown>(null);
  const begin = useCallback(() => {
    fetch().catch((reason: unknown) => {
      console.error('A part of the screen did not load.', reason);
      setError(reason);
    });
  }, [fetch]);
  const isMissing = isWanted && module === null;
  useEffect(() => {
    if (isMissing) begin();
  }, [isMissing, begin, occasion]);
  const load = useCallback(() => {
    setError(null);
    begin();
  }, [begin]);
  return { module, error: module === null ? error : null, load };
}

/** A component of a part, which is loaded as soon as the component is shown. There is nothing in its place until then. */
export function lazyComponent<Module, Props extends object>(part: LazyPart<Module>, pick: (module: Module) => ComponentType<Props>) {
  return function LazyComponent(props: Props) {
    const { module } = useLazyPart(part, true);
    return module && createElement(pick(module), props);
  };
}

/**
 * Loads the parts that were declared so far, one after the other, when the browser is idle. So the first press opens a popup at once, even without a
 * connection. If the user's browser saves data, a part is loaded only when it is used.
 */
export function usePartPreloading(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void preload());
  }, []);
}

async function preload(): Promise<void> {
  // A part that fails is loaded again when it is used, and the user is notified then. A loaded part may add more parts.
  for (const fetch of preloaded) await fetch().catch(() => undefined);
}

// Some browsers, such as Chromium, cache the failure of a module as long as the document is open, and the loader of the build never loads a
// style sheet twice. With another address the same module is requested again.
async function loadAgain<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all(missingStyleSheets().map(fetchAgain));
  try {
    return await load();
  } catch (error) {
    const address = /\bhttps?:\S+\.js\b/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}

function missingStyleSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !isThere(link));
}

/** For a sheet that could not be loaded, some browsers have no object, and some have one whose rules cannot be read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
    // The former element stays: it may still be loading, and code that waits for its events would never get one.
    link.after(fresh);
  });
}
