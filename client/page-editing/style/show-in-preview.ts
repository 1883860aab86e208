import { pageInPreview, tileInPreview } from '../tiles/page-in-preview.js';

/** Scrolls the page in the preview until a tile, which is given by its place from 1, is in its middle. */
export function showInPreview(number: number): void {
  const page = pageInPreview();
  const screen = page?.host.parentElement;
  const tile = tileInPreview(page, number)?.getBoundingClientRect();
  // On a small screen, the page is as high as it needs, and what is around it scrolls.
  const scroller = [screen, screen?.closest('[data-stage]')].find((one) => one && one.scrollHeight > one.clientHeight);
  if (!(scroller instanceof HTMLElement) || !tile) return;
  // The screen is drawn smaller than it is.
  const { top, height } = scroller.getBoundingClientRect();
  scroller.scrollTop += ((tile.top + tile.height / 2 - top - height / 2) * scroller.offsetHeight) / height;
}
