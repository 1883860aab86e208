import { pageInPreview, tileInPreview } from './page-in-preview.js';

/**
 * Scrolls the page in the preview until a tile, which is given by its place from 1, is in its middle. With `ifHidden`, only if a part of the
 * tile is outside of the viewport.
 */
export function showInPreview(number: number, ifHidden = false): void {
  const page = pageInPreview();
  const screen = page?.host.parentElement;
  const place = tileInPreview(page, number);
  // On a small screen, the page is as high as it needs, and what is around it scrolls: in its preview, that is the window.
  const scroller = [screen, screen?.closest('[data-stage]')].find((one) => one && one.scrollHeight > one.clientHeight);
  if (!place) return;
  if (!(scroller instanceof HTMLElement)) return showInWindow(place, ifHidden);
  const tile = place.getBoundingClientRect();
  const { top, bottom, height } = scroller.getBoundingClientRect();
  if (ifHidden && tile.top >= top && tile.bottom <= bottom) return;
  // The screen is drawn smaller than it is.
  scroller.scrollTop += ((tile.top + tile.height / 2 - top - height / 2) * scroller.offsetHeight) / height;
}

/** The bars over the window are the scroll padding of the document. */
function showInWindow(tile: Element, ifHidden: boolean): void {
  const { scrollY } = window;
  if (ifHidden) tile.scrollIntoView({ block: 'nearest' });
  if (!ifHidden || window.scrollY !== scrollY) tile.scrollIntoView({ block: 'center' });
}
