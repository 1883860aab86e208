let leaving = false;

/** Whether the app itself is about to load another document: nobody is asked about unsaved changes any more. */
export function isLeaving(): boolean {
  return leaving;
}

/** Loads this page anew. */
export function reload(): void {
  leaving = true;
  window.location.reload();
}

/** Loads another address of the site as a document of its own; `replace` leaves no way back to this one. */
export function loadPage(address: string, { replace = false } = {}): void {
  leaving = true;
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/** Waits, so that a notification can be read, and then does it. Specification §9 has the delays. */
export function afterNotice(action: () => void, milliseconds: number): void {
  window.setTimeout(action, milliseconds);
}
