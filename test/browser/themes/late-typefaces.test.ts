import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Serves what the application serves, but a page in two parts: the second one comes after the first one could be painted. */
async function servedInParts(path: string, cut: (html: string) => number) {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(application.url + request.url!, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (request.url !== path) return void response.end(body);
    const html = body.toString();
    response.write(html.slice(0, cut(html)));
    setTimeout(() => response.end(html.slice(cut(html))), 300);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('The parts of a wide page do not move when a pause comes in its document before its tiles, among them, or before its footer', async () => {
  const path = await publishInTheme(THEMES.find(({ id }) => id === 'pebble')!);
  const shown = await openNewBrowser();
  for (const part of ['<ul class="tiles">', 'id="tile-3"', '<footer']) {
    const served = await servedInParts(path, (html) => html.indexOf(part));
    const { page, context } = await shown.newPage(served.url, { viewport: { width: 1440, height: 900 } });
    await page.addInitScript(noteShifts);
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const shifts = await page.evaluate(() => (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar());
    expect([part, shifts]).toEqual([part, 0]);
    await context.close();
    served.close();
  }
  await shown.close();
});
