/**
 * Browser storage that never throws. If it is blocked, `read` returns null. If it is blocked or full, `write` returns false.
 * The storage is looked up at each use, because `window.localStorage` itself throws if it is blocked.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  /** False if the value could not be stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys of everything that is stored. */
  keys(): readonly string[];
}

export const localStore = guarded(() => window.localStorage);
export const sessionStore = guarded(() => window.sessionStorage);

function guarded(store: () => Storage): BrowserStorage {
  return {
    read: (key) => attempt(() => store().getItem(key), null),
    write: (key, value) =>
      attempt(() => {
        store().setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => store().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(store()), []),
  };
}

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
