import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

// The last one is the newest: it is on top, and everything outside of it is inert.
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Shows the dialog as modal as long as its component is mounted. The element with `data-autofocus` gets the focus, which returns
 * afterwards. While `leaving`, the dialog does not count as open.
 */
export function useModal(frame: RefObject<HTMLDialogElement | null>, leaving = false): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    keepScrollBarPlace();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing the dialog before it is removed from the document returns the focus to where it was.
    return () => dialog?.close();
  }, [frame]);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (leaving || !dialog) return;
    change([...openDialogs, dialog]);
    return () => change(openDialogs.filter((one) => one !== dialog));
  }, [frame, leaving]);
}

/** Only a page that scrolls has a scroll bar. Behind an open dialog, it has none any more. */
function keepScrollBarPlace(): void {
  const { documentElement: page } = document;
  if (document.querySelector('dialog:modal')) return;
  page.style.setProperty('--gutter', window.innerWidth > page.clientWidth ? 'stable' : 'auto');
}

/** The topmost dialog; null when there is none. */
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
