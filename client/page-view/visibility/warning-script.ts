/*
 * What the popups of tiles with a warning cannot do without a script. The source of these functions is sent as the build has made it and runs alone, as
 * that of the others of the page.
 */

/**
 * Whoever has gone on has the focus on what is shown, and a popup that is opened again asks again. A card, such as that of a film, is opened at once, and
 * ends with the popup.
 */
export function askFirst(): void {
  const goOn = (event: Event, pressed: Element, popup: HTMLDialogElement): void => {
    const part = pressed.closest('details');
    if (!part) {
      setTimeout(() => popup.close());
      return;
    }
    event.preventDefault();
    part.open = true;
    part.querySelector<HTMLElement>('.shown')?.focus();
    part.querySelector<HTMLElement>('[data-frame]')?.click();
  };

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const pressed = target.closest('.agree');
      const popup = pressed?.closest('dialog');
      // The second click of a double click on the button is not meant for what is where the button was.
      if (event.detail > 1 && target.closest('.shown')) event.preventDefault();
      else if (pressed && popup?.open && !event.defaultPrevented) goOn(event, pressed, popup);
    },
    true,
  );
  document.addEventListener(
    'close',
    ({ target }) => {
      const part = (target as Element).querySelector<HTMLDetailsElement>('.warned');
      if (!part) return;
      part.open = part.matches('.read');
      part.querySelector('iframe')?.remove();
      part.querySelector('[data-frame]')?.removeAttribute('hidden');
    },
    true,
  );
}

/** A visitor who wants that is not asked again on this page, in this browser. Then a press on a tile with a link follows it. */
export function askNoMore(): void {
  const key = `warnings:${location.pathname}`;
  const parts = [...document.querySelectorAll<HTMLElement>('.warning > .warned, .warning > .agree')];
  const agree = (): void => {
    for (const part of parts) {
      part.classList.add('read');
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
  };
  // Where nothing can be stored, each visit asks.
  const inStorage = (act: (storage: Storage) => void): void => {
    try {
      act(localStorage);
    } catch {
      return;
    }
  };
  const openRead = (event: Event, read: HTMLElement): void => {
    if (read.matches('a')) {
      event.preventDefault();
      event.stopPropagation();
      read.click();
    } else setTimeout(() => read.querySelector<HTMLElement>('[data-frame]')?.click());
  };

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const read = target.closest('[command="show-modal"]')?.parentElement?.querySelector<HTMLElement>('.read');
      if (event.defaultPrevented) return;
      if (read) openRead(event, read);
      else if (target.closest('.agree')?.closest('.warning')?.querySelector('input:checked')) {
        agree();
        inStorage((storage) => storage.setItem(key, 'read'));
      }
    },
    true,
  );
  inStorage((storage) => storage.getItem(key) && agree());
  for (const box of document.querySelectorAll('.again')) box.removeAttribute('hidden');
}
