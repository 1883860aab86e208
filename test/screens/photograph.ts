import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inLightAndDark, PHONE, type OpenPage, type PageOptions } from '../support/browser/browser.js';
import type { RunningProduct } from '../support/servers/running-product.js';
import { openSignedIn } from '../browser/accounts/account-steps.js';
import { language } from './texts.js';

/** Opens windows of one width, in the language of the screens. */
export interface Visit extends RunningProduct {
  readonly isPhone: boolean;
  /** A guest at an address. */
  readonly asGuest: (path: string, more?: PageOptions) => Promise<OpenPage>;
  /** Somebody who is signed in, at an address. */
  readonly as: (account: { readonly token: string }, path: string, more?: PageOptions) => Promise<OpenPage>;
}

/** A route, or something open on it. */
export interface Screen {
  readonly name: string;
  /** Left out where both have it. */
  readonly onlyOn?: 'phones' | 'desktops';
  /** It is photographed once. */
  readonly isSameInTheDark?: boolean;
  readonly open: (visit: Visit) => Promise<Page>;
}

const widths = [
  { width: 1440, isPhone: false, window: { viewport: { width: 1440, height: 900 } } },
  { width: 390, isPhone: true, window: PHONE },
];

/**
 * Photographs each screen at both widths and in both schemes: `{SCREENS_FOLDER}/{group}.{number}.{width}.{scheme}.{name}.png`. Without a folder, each is only opened, at one width: `npm run test:all`
 * sees so whether all can be reached.
 */
export function photograph(group: string, product: RunningProduct, screens: readonly Screen[]): void {
  const { SCREENS_FOLDER } = process.env;
  const cases = screens.flatMap((screen, at) =>
    widths
      .filter(({ isPhone }) => screen.onlyOn !== (isPhone ? 'desktops' : 'phones'))
      .slice(0, SCREENS_FOLDER ? 2 : 1)
      .map((one) => ({ ...screen, ...one, number: at + 1 })),
  );
  test.each(cases)('$name, at $width px', async ({ name, number, open, width, isPhone, window, isSameInTheDark }) => {
    const page = await open(visitOf(product, isPhone, { ...window, locale: language, reducedMotion: 'reduce', ...unattended }));
    if (!SCREENS_FOLDER) return;
    mkdirSync(SCREENS_FOLDER, { recursive: true });
    await loadEverything(page);
    // What covers the window is seen in the window, everything else in full length.
    const fullPage = (await page.locator('dialog[open]').count()) === 0 && !(await fitWindow(page));
    const look = isSameInTheDark ? onlyInLight : inLightAndDark;
    await look(page, async (scheme) => {
      const path = join(SCREENS_FOLDER, `${group}.${String(number).padStart(2, '0')}.${width}.${scheme}.${name}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    });
  });
}

const onlyInLight: typeof inLightAndDark = (_, look) => look('light');

/** Nobody reads incidents, and nobody answers the dialogs of the browser. */
const unattended: PageOptions = { preloading: 'asForPeople', ignore: () => true, onDialog: (dialog) => dialog.accept() };

/**
 * Makes the window as high as the page, because notifications are at the edges of the window and a wallpaper is as large as the window.
 * Returns false, and leaves the window as it is, if the page grows with it.
 */
async function fitWindow(page: Page): Promise<boolean> {
  const window = page.viewportSize()!;
  const height = await pageHeight(page);
  await page.setViewportSize({ ...window, height });
  await loadEverything(page);
  if ((await pageHeight(page)) <= height) return true;
  await page.setViewportSize(window);
  return false;
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollHeight, window.innerHeight));
}

function visitOf(product: RunningProduct, isPhone: boolean, options: PageOptions): Visit {
  const { application, browser } = product;
  return {
    ...product,
    isPhone,
    asGuest: async (path, more) => {
      const opened = await browser.newPage(application.url, { ...options, ...more });
      await opened.page.goto(path);
      return opened;
    },
    as: async (account, path, more) => {
      const opened = await openSignedIn(browser, application, account, { ...options, ...more });
      await opened.page.goto(path);
      return opened;
    },
  };
}

/** Nothing loads any more, and what is further down is there, too. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
}
