/**
 * A browser store that never fails: reading a blocked one gives null, writing to a blocked or full one gives false.
 * The store is looked up at each use, because already naming a blocked one throws.
 */
export interface BrowserStorage {
  read(key: string): string | null;
  /** False when the value could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
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
  };
}

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
