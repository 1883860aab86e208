import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

// The newest is the last: it lies on top, and everything outside of it is inert.
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Shows the dialog as a modal one for as long as its component is mounted; the focus goes to what carries `data-autofocus`, and
 * returns. While `leaving` it no longer counts as open.
 */
export function useModal(frame: RefObject<HTMLDialogElement | null>, leaving = false): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing before it leaves the document gives the focus back to where it was.
    return () => dialog?.close();
  }, [frame]);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (leaving || !dialog) return;
    change([...openDialogs, dialog]);
    return () => change(openDialogs.filter((one) => one !== dialog));
  }, [frame, leaving]);
}

/** The dialog that everything else lies behind; null while there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(listen, () => openDialogs.at(-1) ?? null);
}

function change(now: readonly HTMLDialogElement[]): void {
  openDialogs = now;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
