/** The name of the lock that each tab with the editor of an account has. Browsers have locks only for secure documents. */
const lockOf = (owner: string) => `editor of ${owner}`;

/** Notes for other tabs that this one has the editor, until the returned function is called or the tab is closed. */
export function noteOpenEditor(owner: string): () => void {
  let release = (): void => undefined;
  const isClosed = new Promise<void>((resolve) => (release = resolve));
  // The browser refuses it for a document that is being closed.
  if ('locks' in navigator) navigator.locks.request(lockOf(owner), { mode: 'shared' }, () => isClosed).catch(() => undefined);
  return release;
}

/** Whether a tab of this browser has the editor of an account. False if that is unknown. */
export async function isEditorOpen(owner: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(owner));
}
