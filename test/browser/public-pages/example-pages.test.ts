import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { examplePage, publishPage, type TestPage } from '../../builders/pages/example-pages.js';
import { UNUSUAL_PAGES } from '../../builders/pages/unusual-pages.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { openNewBrowser, type OpenPage, type PageOpener } from '../../support/browser/browser.js';
import { differenceFrom, whyNotComparable } from '../../support/browser/reference-picture.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { markupFaults } from '../../support/browser/valid-markup.js';
import { EXAMPLE_VIEWS, LIGHT_SCREEN, type ExampleView } from './example-views.js';
import { expectSoon, untilRendered } from '../../support/waiting.js';

const { application, browser } = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const PAGES: readonly TestPage[] = [...examplePages, ...UNUSUAL_PAGES];
const linknames = PAGES.map(({ linkname }) => linkname);
/** Tiles of the page with all kinds: with a long address, without a name, without content, with code, in Hebrew. */
const UNLIKE_EACH_OTHER = [1, 2, 3, 6, 7];
/** One window for all tests: a new window for each view would take most of the time. */
let opened: OpenPage;

beforeAll(async () => {
  opened = await openWindow(browser);
  for (const page of PAGES) await publishPage(application, page);
}, 180_000);

async function openWindow(opener: PageOpener): Promise<OpenPage> {
  const fresh = await opener.newPage(application.url, { animations: 'asForPeople' });
  return fresh;
}

afterEach(() => {
  expect(opened.incidents.splice(0)).toEqual([]);
});

async function show(
  linkname: string,
  { width, height = 844, media = {}, popup, act, textScale }: ExampleView,
  { page } = opened,
): Promise<Page> {
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ ...LIGHT_SCREEN, ...media });
  await untilRendered(`${application.url}/${linkname}`);
  // First about:blank, because a change after the # alone loads no document.
  await page.goto('about:blank');
  await page.goto(`/${linkname}${popup ? `#tile-${popup}` : ''}`);
  if (popup) await page.getByRole('dialog').waitFor();
  if (textScale) await page.evaluate((scale) => (document.documentElement.style.fontSize = `${scale * 100}%`), textScale);
  await act?.(page);
  return page;
}

const reason = whyNotComparable();
const comparison = reason ? describe.skip : describe;

comparison(`Screenshots${reason ? `, not compared because ${reason}` : ''}`, () => {
  test.each(EXAMPLE_VIEWS)('The page $linkname $what is equal to its reference screenshot', async (view) => {
    const difference = await differenceOf(view, opened);
    if (difference === null) return;
    // A browser that has drawn many pages sometimes draws a few hundred pixels differently. Only a difference in a new browser counts.
    process.stdout.write(`At first ${difference}\n`);
    const another = await openNewBrowser();
    try {
      expect(await differenceOf(view, await openWindow(another))).toBeNull();
    } finally {
      await another.close();
    }
  });
});

async function differenceOf(view: (typeof EXAMPLE_VIEWS)[number], window: OpenPage): Promise<string | null> {
  const page = await show(view.linkname, view, window);
  const name = `${view.linkname}-${view.what.replaceAll(/[^a-z0-9]+/gi, '-')}`;
  const path = fileURLToPath(new URL(`../reference/${name}`, import.meta.url));
  return differenceFrom({ path, clip: view.clip && (await view.clip(page)) }, page);
}

describe.each(linknames)('The page %s', (linkname) => {
  test('is valid HTML as the server sends it', async () => {
    const answer = await fetch(`${application.url}/${linkname}`);
    expect(await markupFaults(await answer.text())).toEqual([]);
  });

  test('has no violation that axe finds; in the narrowest window and at 400 % zoom it has targets of 24 pixels or more and does not scroll sideways, with popups closed and open', async () => {
    const look = async (view: Partial<ExampleView>) => {
      const page = await show(linkname, { width: 390, ...view });
      await expectNoAxeViolations(page);
      for (const height of [568, 225]) {
        await page.setViewportSize({ width: 320, height });
        await expectSoon(() => page.evaluate(smallTargets)).toEqual([]);
        await expectSoon(() => page.evaluate(excessWidth)).toBe(0);
      }
    };
    await look({});
    if ((await opened.page.locator('.tile').count()) === 0) return;
    const colorScheme = linknames.indexOf(linkname) % 2 === 0 ? 'dark' : 'light';
    for (const popup of linkname === 'unverwuestlich' ? UNLIKE_EACH_OTHER : [1]) await look({ popup, media: { colorScheme } });
  });
});

test.each([
  { width: 3840, height: 2160, letters: '24px', button: 66 },
  { width: 3440, height: 1440, letters: '16px', button: 44 },
])(
  'A window of $width × $height shows text of $letters, and a close button that is scaled with it',
  async ({ letters, button, ...size }) => {
    const page = await show('marta', { ...size, popup: 1 });
    const measure = () => [
      getComputedStyle(document.documentElement).fontSize,
      document.querySelector<HTMLElement>('.popup[open] .close')?.offsetWidth,
    ];
    await expectSoon(() => page.evaluate(measure)).toEqual([letters, button]);
  },
);

describe('On paper', () => {
  /** The height of a Letter sheet without its margins, in CSS pixels. Letter is the default of the browser. */
  const SHEET_HEIGHT = 1056;
  const paper: ExampleView = { width: 816, media: { media: 'print' } };
  const sheetsOf = async (page: Page) => (await page.pdf()).toString('latin1').match(/\/Type ?\/Page\b/g)?.length;
  const readable = (page: Page) => page.evaluate(() => document.body.innerText);
  /** Expects at least as many sheets as the scrollable content fills. */
  async function expectEnoughSheets(page: Page): Promise<number> {
    const sheets = (await sheetsOf(page)) ?? 0;
    expect(sheets).toBeGreaterThanOrEqual((await page.evaluate(() => document.documentElement.scrollHeight)) / SHEET_HEIGHT);
    return sheets;
  }

  test('The printed page shows its name, the addresses of its links, and each tile with its content', async () => {
    const page = await show('marta', paper);
    const text = await readable(page);
    for (const { name } of examplePage('marta').design.tiles) expect(text).toContain(name);
    for (const part of ['Marta’s Wednesday kitchen', 'Put everything into a wide pan.', '€45, wine included.', 'marta@example.org'])
      expect(text).toContain(part);
    expect(text).not.toContain('Made with');
    const links = page.locator('.links a');
    await expectSoon(() => links.first().evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
      '"https://example.org/marta/home"',
    );
    expect(await sheetsOf(page)).toBeGreaterThan(1);
  });

  test('Each of a hundred tiles is printed, and none is cut off at the end of a sheet', async () => {
    const page = await show('hundred-birds', paper);
    expect(await readable(page)).toContain('Listen for the curlew in November, before seven.');
    await expectEnoughSheets(page);
  });

  test('An open tile that is longer than a sheet is printed completely', async () => {
    const page = await show('marta', { ...paper, popup: 1 });
    await page.locator('#popup-1 .sheet').evaluate((sheet) => {
      sheet.append(...Array.from({ length: 9 }, () => [...sheet.childNodes].map((one) => one.cloneNode(true))).flat());
    });
    const sheets = await expectEnoughSheets(page);
    expect(sheets).toBeGreaterThan(2);
  });

  test('Only the content of the open tile is printed, in dark letters also when the screen is dark', async () => {
    const page = await show('hundred-birds', { ...paper, popup: 3, media: { media: 'print', colorScheme: 'dark' } });
    expect((await readable(page)).split('\n').filter(Boolean)).toEqual([
      '3. Blackbird in winter',
      'Listen for the blackbird in winter, before seven.',
    ]);
    await expectSoon(() => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).color)).toBe('rgb(34, 35, 46)');
    expect(await sheetsOf(page)).toBe(1);
  });
});

/** Runs in the page. What can be pressed and is smaller than it may be; links within a text are as high as its lines. */
function smallTargets(): string[] {
  const pressable = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (one) => one.checkVisibility() && !one.closest('.sheet'),
  );
  return pressable.flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.innerText;
    return width < 24 || height < 24 || name.trim() === '' ? [`${one.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
  });
}

/** Runs in the page. */
function excessWidth(): number {
  return Math.max(...[...document.querySelectorAll('html, dialog[open]')].map((one) => one.scrollWidth - one.clientWidth));
}
