/*
 * What the markup of a page cannot say. The text of these functions is sent as it stands and runs before the page is used, so they
 * use nothing from outside themselves.
 */

/** `#tile-n` in the address opens a tile, an open tile stands in the address, and the back button closes it. */
function keepAddress(): void {
  let goingBack = false;
  const hashOf = (popup: Element) => popup.id.replace('popup', '#tile');
  const openPopup = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  const isOurEntry = () => (history.state as { popup?: true } | null)?.popup === true;

  const followAddress = () => {
    const [wanted, open] = [location.hash.replace('#tile', 'popup'), openPopup()];
    if (open && open.id !== wanted) open.close();
    const popup = /^popup-\d+$/.test(wanted) ? (document.getElementById(wanted) as HTMLDialogElement | null) : null;
    if (popup && !popup.open) popup.showModal();
  };
  // One entry for whatever is open: going back from it always leads to the bare page.
  const enterAddress = (popup: Element) =>
    history[isOurEntry() ? 'replaceState' : 'pushState']({ popup: true }, '', hashOf(popup));
  const leaveAddress = (popup: Element) => {
    if (document.activeElement === document.body) document.getElementById(hashOf(popup).slice(1))?.focus();
    if (goingBack || location.hash !== hashOf(popup)) return;
    goingBack = isOurEntry();
    if (goingBack) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  };

  addEventListener('popstate', () => {
    const openedMeanwhile = goingBack ? openPopup() : null;
    goingBack = false;
    if (openedMeanwhile) enterAddress(openedMeanwhile);
    else followAddress();
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[command="show-modal"]');
    const popup = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (popup && !goingBack) enterAddress(popup);
  });
  // A dialog's close does not bubble, but it can be caught on its way down.
  document.addEventListener('close', ({ target }) => leaveAddress(target as Element), true);
  followAddress();
}

/**
 * Browsers without invoker commands open and close popups like the others. In all of them a press beside a popup closes it, unless it
 * is the second click of those who open everything with two.
 */
function standIn(): void {
  let pressed: EventTarget | null = null;
  let opening: MouseEvent | undefined;
  const isSecondOf = (first: MouseEvent | undefined, { timeStamp, clientX, clientY }: MouseEvent) =>
    first !== undefined && timeStamp - first.timeStamp < 500 && Math.hypot(clientX - first.clientX, clientY - first.clientY) < 40;

  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('[command]');
    if (!button) {
      const isBackdrop = target === pressed && target.matches('dialog[open]');
      if (isBackdrop && !isSecondOf(opening, event)) (target as HTMLDialogElement).close();
      return;
    }
    const closes = button.getAttribute('command') === 'close';
    // Opened by a key it was pressed nowhere.
    opening = closes || event.detail === 0 ? undefined : event;
    if ('commandForElement' in button) return;
    event.preventDefault();
    const popup = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (closes) popup.close();
    else popup.showModal();
  });
  // With a script the popover is no longer needed, and browsers that know both complain of it.
  for (const button of document.querySelectorAll('[popovertarget]')) button.removeAttribute('popovertarget');
  // Browsers that close a popup by themselves take the second click for a press beside it.
  for (const popup of document.querySelectorAll('[closedby]')) popup.removeAttribute('closedby');
}

/** Notes that the last document was a creator's page (specification §3). Where nothing can be stored, the page is none the worse. */
function noteSetting(): void {
  try {
    localStorage.setItem('setting', 'layout');
  } catch {
    return;
  }
}

/** The script of a public page. */
export const POPUP_SCRIPT = [standIn, keepAddress, noteSetting].map((part) => `(${part.toString()})()`).join(';');
