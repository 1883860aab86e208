import { pageInPreview, tileInPreview } from './page-in-preview.js';

/**
 * Scrolls the page in the preview until a tile, which is given by its place from 1, is in its middle. With `ifHidden`, only if a part of the
 * tile is out of sight.
 */
export function showInPreview(number: number, ifHidden = false): void {
  const page = pageInPreview();
  const screen = page?.host.parentElement;
  const tile = tileInPreview(page, number)?.getBoundingClientRect();
  // On a small screen, the page is as high as it needs, and what is around it scrolls.
  const scroller = [screen, screen?.closest('[data-stage]')].find((one) => one && one.scrollHeight > one.clientHeight);
  if (!(scroller instanceof HTMLElement) || !tile) return;
  const { top, bottom, height } = scroller.getBoundingClientRect();
  if (ifHidden && tile.top >= top && tile.bottom <= bottom) return;
  // The screen is drawn smaller than it is.
  scroller.scrollTop += ((tile.top + tile.height / 2 - top - height / 2) * scroller.offsetHeight) / height;
}
