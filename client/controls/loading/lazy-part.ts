import {
  createElement,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { savesData } from './saves-data.js';
import { whenIdle } from './when-idle.js';

/** A part of the app whose code is loaded when the browser is idle, or when the user is about to use it. */
export interface LazyPart<Module> {
  /** Null until it is loaded. */
  readonly get: () => Module | null;
  /** Loads it now. After a failure, the next call tries again. */
  readonly fetch: () => Promise<Module>;
  /** Its functions in a component or a hook: a hook itself. It is loaded as soon as it is wanted. */
  readonly use: (isWanted?: boolean) => UsedPart<Module>;
}

export interface UsedPart<Module> {
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Why it did not load. Null while it is loading. */
  readonly error: unknown;
  /** Loads it now. */
  readonly load: () => void;
}

interface PartOptions {
  /** False if it is loaded only when it is used. */
  readonly preloads?: boolean;
  /** Whether something gets lost without it. Then it is fetched again after a failure, until it is there. */
  readonly mustLoad?: boolean;
}

/** In milliseconds: before the first and the longest pause between two attempts to load what must load. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

/** The parts to load when the browser is idle. */
const preloaded: (() => Promise<unknown>)[] = [];

/**
 * A part that is loaded later. `load` returns an `import()` and does nothing more: the build wraps what follows one, and its failure would not be
 * reported.
 */
export function lazyPart<Module extends object>(
  load: () => Promise<Module>,
  { preloads = true, mustLoad = false }: PartOptions = {},
): LazyPart<Module> {
  let loaded: Module | null = null;
  let running: Promise<Module> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();
  const run = async () => {
    try {
      loaded = failures > 0 ? await loadAgain(load) : await load();
    } catch (error) {
      if (mustLoad) tryAgain(() => void fetch().catch(() => undefined), Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE));
      failures += 1;
      throw error;
    } finally {
      running = null;
    }
    for (const listener of listeners) listener();
    return loaded;
  };
  const fetch = async () => loaded ?? (running ??= run());
  const get = () => loaded;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  if (preloads) preloaded.push(fetch);
  return { get, fetch, use: (isWanted = false) => useLoading(useSyncExternalStore(listen, get), fetch, isWanted) };
}

/** After a pause, or as soon as the browser has a connection again. */
function tryAgain(attempt: () => void, pause: number): void {
  const begin = () => {
    clearTimeout(timer);
    removeEventListener('online', begin);
    attempt();
  };
  const timer = setTimeout(begin, pause);
  addEventListener('online', begin);
}

function useLoading<Module>(module: Module | null, fetch: () => Promise<Module>, isWanted: boolean): UsedPart<Module> {
  const [error, setError] = useState<unknown>(null);
  const begin = useCallback(() => {
    // Who wants it no more by then is told nothing.
    let isWantedStill = true;
    fetch().catch((reason: unknown) => {
      console.error('A part of the screen did not load.', reason);
      if (isWantedStill) setError(reason);
    });
    return () => {
      isWantedStill = false;
      setError(null);
    };
  }, [fetch]);
  const isMissing = isWanted && module === null;
  useEffect(() => (isMissing ? begin() : undefined), [isMissing, begin]);
  const load = useCallback(() => {
    setError(null);
    begin();
  }, [begin]);
  return { module, error: module === null ? error : null, load };
}

interface ComponentOptions<Props> {
  /** Whether it is loaded as soon as it is shown. Otherwise, something else loads its part. */
  readonly loads?: boolean;
  /** For what opens: it is loaded when it is first open. */
  readonly isOpen?: (props: Props) => boolean;
  /** Stands in its place until it is there. */
  readonly waiting?: (props: Props) => ReactNode;
  /** Stands in its place if it did not load. */
  readonly failed?: (props: Props & FailedProps) => ReactNode;
  /** Is shown around it. */
  readonly around?: (props: PropsWithChildren<Props>) => ReactNode;
}

export interface FailedProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** A component of a part, which is loaded as soon as the component is shown. There is nothing in its place until then, unless `options` say what. */
export function lazyComponent<Module, Props extends object>(
  part: LazyPart<Module>,
  pick: (module: Module) => ComponentType<Props>,
  {
    loads = true,
    isOpen = () => true,
    waiting = () => null,
    failed = waiting,
    around = ({ children }) => children,
  }: ComponentOptions<Props> = {},
) {
  return function LazyComponent(props: Props) {
    const isOpenNow = isOpen(props);
    const { module, error, load } = part.use(loads && isOpenNow);
    const wasOpen = useOnceTrue(isOpenNow && module !== null, module !== null);
    if (module && wasOpen) return createElement(around, props, createElement(pick(module), props));
    return error === null || !isOpenNow ? createElement(waiting, props) : createElement(failed, { ...props, error, retry: load });
  };
}

/** Whether something is or was true, or was so from the beginning. */
function useOnceTrue(isTrue: boolean, wasTrue: boolean): boolean {
  const [isKnown, know] = useState(wasTrue);
  if (isTrue && !isKnown) know(true);
  return isTrue || isKnown;
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
