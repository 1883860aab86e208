import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { openNewBrowser, PHONE, type TestBrowser } from '../../support/browser/browser.js';
import { withFontsOfReaders } from '../../support/browser/fonts-of-readers.js';
import { whyNotComparable } from '../../support/browser/reference-picture.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { publisherOfPicturedThemes } from './theme-steps.js';

/** How far the parts of a page may move, in parts of the screen. Two themes have a line that just fits, in one typeface or in the other. */
const MOST = 0.02;
const USUALLY = 0.002;
const WITH_LARGE_FILES = 0.001;

const application = runningApplication({ logLevel: 'silent' });
const publishInTheme = publisherOfPicturedThemes(application);
const shiftsOf = new Map<string, number>();
/** The bytes of the typefaces of each theme on a phone. */
const bytesOf = new Map<string, number>();

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

interface Arrival {
  /** How far parts of the page moved. */
  readonly shifts: number;
  /** Those of its typefaces. */
  readonly bytes: number;
}

/** Loads a page whose typefaces and pictures come after it was seen. */
async function loadLate(path: string, viewport: { readonly width: number; readonly height: number }): Promise<Arrival> {
  const { page } = await browser!.newPage(application.url, { viewport });
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\.woff2$|\/media\//, async (route) => {
    await sent;
    await route.continue();
  });
  await page.addInitScript(noteShifts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  send();
  const arrival: Arrival = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const bytes = files.map((file) => (file as PerformanceResourceTiming).encodedBodySize).reduce((sum, size) => sum + size, 0);
    return { shifts: (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar(), bytes };
  });
  await page.context().close();
  return arrival;
}

(reason === undefined ? test : test.skip).each(THEMES)(
  `The parts of a page in the look of $name move by at most ${MOST} of the screen when its typefaces and pictures come late, on phones and wide`,
  async (theme) => {
    const path = await publishInTheme(theme);
    for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
      const { shifts, bytes } = await loadLate(path, viewport);
      shiftsOf.set(`${theme.id} at ${viewport.width}`, shifts);
      bytesOf.set(theme.id, bytes);
      expect(shifts).toBeLessThanOrEqual(MOST);
    }
  },
);

(reason === undefined ? test : test.skip)(`On nine of ten such pages, nothing moves by more than ${USUALLY} of the screen`, () => {
  const moving = [...shiftsOf].filter(([, shifts]) => shifts > USUALLY);
  expect(moving.length).toBeLessThanOrEqual(shiftsOf.size / 10);
});

(reason === undefined ? test : test.skip)(
  `On the third of such pages whose typefaces have the most bytes, nothing moves by more than ${WITH_LARGE_FILES} of the screen`,
  () => {
    const largest = [...bytesOf].sort(([, one], [, other]) => other - one).slice(0, bytesOf.size / 3);
    const moving = [...shiftsOf].filter(([at, shifts]) => largest.some(([id]) => at.startsWith(`${id} at`)) && shifts > WITH_LARGE_FILES);
    expect(largest.map(([, bytes]) => bytes >= 30_000)).toEqual(largest.map(() => true));
    expect(moving).toEqual([]);
  },
);
