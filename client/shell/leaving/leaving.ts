let leaving: 'for this page' | 'for another' | undefined;

/** Whether the app itself is loading another document. Then there is no question about unsaved changes. */
export function isLeaving(): boolean {
  return leaving !== undefined;
}

/** Whether that document is this page again. */
export function isReloading(): boolean {
  return leaving === 'for this page';
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens another tab or window: then this document is not left. */
export function opensElsewhere(press: Press): boolean {
  return press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
}

/** Reloads this page. */
export function reload(): void {
  leaving = 'for this page';
  window.location.reload();
}

/** Loads another address of the site as a new document; `replace` removes this one from the history. */
export function loadPage(address: string, { replace = false } = {}): void {
  leaving = 'for another';
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/** If the browser restores this page from its cache, the page is reloaded, because its data may be outdated. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}

/** Waits, so that a notification can be read, and then calls the function. Specification §9 has the delays. */
export function afterNotice(action: () => void, milliseconds: number): void {
  window.setTimeout(action, milliseconds);
}
