import { leadToLanguage } from './language-script.js';
import type { PageReports, PublicPageView } from './public-page-view.js';
import { reportPresses, reportView } from './visit-script.js';

/*
 * What the markup of a page cannot do. The source of these functions is sent as the build has made it and runs alone, so they use nothing from
 * outside.
 */

/** `#tile-n` in the address opens a tile. The address always shows the open tile, and the back button closes it. */
export function keepAddress(): void {
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
  // Open popups share one entry of the history, so going back always leads to the page without a popup.
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
  // The close event of a dialog does not bubble, but it can be captured.
  document.addEventListener('close', ({ target }) => leaveAddress(target as Element), true);
  followAddress();
}

/**
 * Makes popups work in browsers without invoker commands. In all browsers, a press beside a popup closes it, and the second click of a
 * double click is ignored: it would hit an element that was not there before the first one.
 */
export function standIn(): void {
  let pressed: EventTarget | null = null;
  let last: MouseEvent | null = null;

  // In the capture phase, before other listeners. A click by a key has the detail 0 and no position.
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
  // The script makes `popovertarget` unnecessary, and browsers that support both log a warning.
  for (const button of document.querySelectorAll('[popovertarget]')) button.removeAttribute('popovertarget');
  for (const popup of document.querySelectorAll('dialog')) {
    // With `closedby`, browsers would treat the second click of a double click as a press beside the popup.
    popup.removeAttribute('closedby');
    // Each popup needs its own listener: on iOS, a touch on an element without one makes no click event.
    popup.addEventListener('click', ({ target }) => {
      if (target === popup && target === pressed) popup.close();
    });
  }
}

/** Without a script, the popup of a wrong password is open beside the page. With one, it is a dialog like any other. It runs before the others. */
export function showRefused(): void {
  const popup = document.querySelector<HTMLDialogElement>('dialog[open]');
  popup?.removeAttribute('open');
  popup?.showModal();
}

/** Stores that the last document was a creator's page (specification §3). If nothing can be stored, the page works all the same. */
function noteSetting(): void {
  try {
    localStorage.setItem('setting', 'layout');
  } catch {
    return;
  }
}

const REPORTING: Readonly<Record<PageReports, readonly (() => void)[]>> = {
  presses: [reportPresses],
  'views and presses': [reportPresses, reportView],
  nothing: [],
};

/** The script of a public page: the parts that its tiles need, each once, and what every page notes and reports. */
export function pageScript(
  parts: readonly (() => void)[],
  { reports = 'presses', copy }: Pick<PublicPageView, 'reports' | 'copy'> = {},
): string {
  const language = copy?.isEntry ? [leadToLanguage] : [];
  return [...new Set([...language, ...parts, noteSetting, ...REPORTING[reports]])].map((part) => `(${part.toString()})()`).join(';');
}
