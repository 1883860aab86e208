let leaving: 'for this page' | 'for another' | undefined;

/** Whether the app itself is about to load another document: nobody is asked about unsaved changes any more. */
export function isLeaving(): boolean {
  return leaving !== undefined;
}

/** Whether that document is this page once more. */
export function isReloading(): boolean {
  return leaving === 'for this page';
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a link that is pressed like this opens in another tab or window: then nothing is left. */
export function opensElsewhere(press: Press): boolean {
  return press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
}

/** Loads this page anew. */
export function reload(): void {
  leaving = 'for this page';
  window.location.reload();
}

/** Loads another address of the site as a document of its own; `replace` leaves no way back to this one. */
export function loadPage(address: string, { replace = false } = {}): void {
  leaving = 'for another';
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/** A page that the browser kept, and shows again when somebody goes back to it, is loaded anew: much may have happened since. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}

/** Waits, so that a notification can be read, and then does it. Specification §9 has the delays. */
export function afterNotice(action: () => void, milliseconds: number): void {
  window.setTimeout(action, milliseconds);
}
