import type { Page, PageScreenshotOptions } from 'playwright-core';
import { PHONE } from '../../support/browser/browser.js';
import { animationsEnd } from '../../support/waiting.js';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** The default settings of a view. */
export const LIGHT_SCREEN: Media = { media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' };

/** The window, the settings and the open popup of a visit. */
export interface ExampleView {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height?: number;
  readonly media?: Media;
  /** The number of the tile that is open. */
  readonly popup?: number | undefined;
  /** The text size of the browser, as a multiple of the default. */
  readonly textScale?: number;
  /** What the visitor does then. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The part of the window that matters. */
  readonly clip?: (page: Page) => Promise<PageScreenshotOptions['clip']>;
}

interface NamedView extends ExampleView {
  readonly linkname: string;
  readonly what: string;
}

const phone = PHONE.viewport;
const desktop = { width: 1440, height: 900 };
const narrow = { width: 320, height: 568 };
/** A sheet of A4 at 96 pixels to the inch. */
const paper = { width: 794, height: 1123, media: { media: 'print' } as const };
const dark = { colorScheme: 'dark' } as const;

const around = (selector: string) => async (page: Page) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return { x: box.x - 24, y: box.y - 24, width: box.width + 48, height: box.height + 48 };
};
const hoverOver = (tile: number) => async (page: Page) => {
  await page.locator(`#tile-${tile}`).hover();
  await animationsEnd(page.locator(`#tile-${tile}`));
};
const focusOn = (selector: string) => async (page: Page) => {
  // The focus ring appears only after keyboard input.
  await page.keyboard.press('Tab');
  await page.locator(selector).focus();
};
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Each kind of view on at least one page, and each unusual page in at least one view. */
export const EXAMPLE_VIEWS: readonly NamedView[] = [
  { linkname: 'marta', what: 'on a phone', ...phone },
  { linkname: 'marta', what: 'on a desktop', ...desktop },
  { linkname: 'marta', what: 'on a 4K screen', width: 3840, height: 2160 },
  { linkname: 'marta', what: 'open', ...desktop, popup: 1 },
  { linkname: 'marta', what: 'open on a phone on its side in the dark', width: 844, height: 390, popup: 1, media: dark },
  { linkname: 'marta', what: 'on paper', ...paper },
  { linkname: 'marta', what: 'open on paper', ...paper, popup: 1 },
  { linkname: 'marta', what: 'in forced colours', ...desktop, media: { forcedColors: 'active', ...dark } },
  { linkname: 'halyard', what: 'on a phone', ...phone },
  { linkname: 'halyard', what: 'with the focus on a tile', ...desktop, act: focusOn('#tile-2'), clip: around('#tile-2') },
  { linkname: 'halyard', what: 'open in a narrow window', ...narrow, popup: 3, media: { reducedMotion: 'reduce' } },
  { linkname: 'haru', what: 'on a phone', ...phone },
  { linkname: 'haru', what: 'on a desktop', ...desktop },
  { linkname: 'haru', what: 'open in the dark', ...desktop, popup: 1, media: dark },
  { linkname: 'bitter-and-still', what: 'on a desktop', ...desktop, media: { reducedMotion: 'reduce' } },
  { linkname: 'bitter-and-still', what: 'under the mouse', ...desktop, act: hoverOver(3), clip: around('#tile-3') },
  { linkname: 'heavy-type', what: 'on a desktop', ...desktop, act: focusOn('#tile-4') },
  { linkname: 'hundred-birds', what: 'on a phone at its end', ...phone, act: toTheEnd },
  { linkname: 'hundred-birds', what: 'on a desktop scrolled', ...desktop, act: toTheEnd },
  { linkname: 'layla-arabic', what: 'in a narrow window', ...narrow },
  { linkname: 'layla-arabic', what: 'on a desktop', ...desktop },
  { linkname: 'layla-arabic', what: 'open on a phone', ...phone, popup: 1 },
  { linkname: 'unverwuestlich', what: 'in a narrow window', ...narrow },
  { linkname: 'unverwuestlich', what: 'on a desktop', ...desktop },
  { linkname: 'unverwuestlich', what: 'in letters twice as large', ...phone, textScale: 2 },
  { linkname: 'unverwuestlich', what: 'open and magnified four times', width: 320, height: 225, popup: 6 },
  { linkname: 'tides', what: 'on a phone', ...phone },
  { linkname: 'without-tiles', what: 'on a phone in the dark', ...phone, media: dark },
];
