import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import { openNewBrowser, PHONE, type TestBrowser } from '../support/browser.js';
import { withFontsOfReaders } from '../support/fonts-of-readers.js';
import { whyNotComparable } from '../support/reference-picture.js';
import { runningApplication } from '../support/running-application.js';
import { publisherOfThemes } from './theme-steps.js';

/** How far the parts of a page may move, in parts of the screen. Two themes have a line that just fits, in one typeface or in the other. */
const MOST = 0.02;
const USUALLY = 0.002;

const application = runningApplication({ logLevel: 'silent' });
const publishInTheme = publisherOfThemes(application);
const shiftsOf = new Map<string, number>();

const reason = whyNotComparable();
let browser: TestBrowser | undefined;

beforeAll(async () => {
  if (reason === undefined) browser = await openNewBrowser(withFontsOfReaders());
});

afterAll(() => browser?.close());

/** Adds up how far parts of the page move, in a variable of the page. Runs in the browser. */
function noteShifts(): void {
  const total = { value: 0 };
  const add = (entries: PerformanceEntryList): void =>
    entries.forEach((entry) => (total.value += (entry as { value?: number }).value ?? 0));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    shiftsSoFar: () => {
      add(observer.takeRecords());
      return total.value;
    },
  });
}

/** How far parts of the page move when its typefaces come after it was seen. */
async function shiftsAt(viewport: { readonly width: number; readonly height: number }): Promise<number> {
  const { page } = await browser!.newPage(application.url, { viewport });
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.addInitScript(noteShifts);
  await page.goto('/in-every-look', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  send();
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar();
  });
  await page.context().close();
  return shifts;
}

(reason === undefined ? test : test.skip).each(THEMES)(
  `The parts of a page in the look of $name move by at most ${MOST} of the screen when its typefaces come late, on phones and wide`,
  async (theme) => {
    await publishInTheme(theme);
    for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
      const shifts = await shiftsAt(viewport);
      shiftsOf.set(`${theme.id} at ${viewport.width}`, shifts);
      expect(shifts).toBeLessThanOrEqual(MOST);
    }
  },
);

(reason === undefined ? test : test.skip)(`On nine of ten such pages, nothing moves by more than ${USUALLY} of the screen`, () => {
  const moving = [...shiftsOf].filter(([, shifts]) => shifts > USUALLY);
  expect(moving.length).toBeLessThanOrEqual(shiftsOf.size / 10);
});
