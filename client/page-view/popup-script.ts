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
  const enterAddress = (popup: Element) => history[isOurEntry() ? 'replaceState' : 'pushState']({ popup: true }, '', hashOf(popup));
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
 * Browsers without invoker commands open and close popups like the others. In all of them a press beside a popup closes it, and the
 * second click of those who do everything with two does nothing: what it lands on was not there when they aimed.
 */
function standIn(): void {
  let pressed: EventTarget | null = null;
  let last: MouseEvent | null = null;

  // On its way down, before anything answers it. What a key has pressed was clicked nowhere: it has no detail.
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail, timeStamp, clientX, clientY } = event;
      if (last && detail && timeStamp - last.timeStamp < 500 && Math.hypot(clientX - last.clientX, clientY - last.clientY) < 40) {
        event.preventDefault();
        event.stopPropagation();
      } else if ((target as Element).matches('[command], [command] *, dialog')) last = detail ? event : null;
    },
    true,
  );
  document.addEventListener('keydown', () => (last = null));
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  document.addEventListener('pointerup', ({ target }) => {
    if (target !== pressed) pressed = null;
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[command]');
    if (!button || 'commandForElement' in button) return;
    event.preventDefault();
    const popup = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') popup.close();
    else popup.showModal();
  });
  // With a script the popover is no longer needed, and browsers that know both complain of it.
  for (const button of document.querySelectorAll('[popovertarget]')) button.removeAttribute('popovertarget');
  for (const popup of document.querySelectorAll('dialog')) {
    // Browsers that close a popup by themselves take the second click for a press beside it.
    popup.removeAttribute('closedby');
    // A listener of its own: iOS makes no click of a touch on what has none.
    popup.addEventListener('click', ({ target }) => {
      if (target === popup && target === pressed) popup.close();
    });
  }
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
