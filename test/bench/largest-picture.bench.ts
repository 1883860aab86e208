import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { claim, publish } from '../builders/accounts/account.js';
import { aProfilePicture, aScene } from '../builders/images.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { openBrowser, PHONE, type PageOptions, type TestBrowser } from '../support/browser/browser.js';
import { anUploader, uploadRest } from '../support/calls/uploads.js';
import { median, milliseconds, report } from './rows.js';

const visits = 5;

let application: RunningApplication;
let browser: TestBrowser;
beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication({ rateLimits: 'off' }), openBrowser()]);
  // Soft shapes with a little grain, as a photo has them.
  const photo = await aScene({ width: 4000, height: 3000, grain: 30 }).blur(4).jpeg({ quality: 92 }).toBuffer();
  const pictures = { 'with-wallpaper': { updatewallpaper: photo }, 'with-portrait': { updateprofile: await aProfilePicture() } };
  for (const [linkname, uploads] of Object.entries(pictures)) {
    const account = await anUploader(application);
    await claim(application, account, linkname);
    await publish(application, account);
    for (const [path, content] of Object.entries(uploads))
      expect((await uploadRest(application.url, path, content, account.token)).status).toBe(200);
  }
}, 120_000);
afterAll(async () => {
  await browser.close();
  await application.stop();
});

interface Device extends PageOptions {
  readonly network: { readonly latency: number; readonly downloadThroughput: number; readonly uploadThroughput: number };
  readonly cpuSlowdown: number;
}

const megabit = 1_000_000 / 8;
const devices: Readonly<Record<string, Device>> = {
  'a phone on slow 4G': {
    viewport: PHONE.viewport,
    deviceScaleFactor: 3,
    network: { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit },
    cpuSlowdown: 4,
  },
  'a desktop on cable': {
    viewport: { width: 1440, height: 900 },
    network: { latency: 40, downloadThroughput: 10 * megabit, uploadThroughput: 5 * megabit },
    cpuSlowdown: 1,
  },
};

interface PaintTimes {
  readonly contentful: number;
  readonly largest: number;
  /** What the largest part was; browsers leave a picture out that fills the whole window. */
  readonly largestPart: string;
  readonly pictureThere: number;
  readonly pictureBytes: number;
}

test.each(['with-wallpaper', 'with-portrait'])(
  'When the first and the largest part of a page are seen, and when its picture is there: %s',
  async (linkname) => {
    for (const [name, device] of Object.entries(devices)) {
      for (const preload of [true, false]) {
        const seen: PaintTimes[] = [];
        for (let visit = 0; visit < visits; visit += 1) seen.push(await look(linkname, device, preload));
        const of = (part: 'contentful' | 'largest' | 'pictureThere'): string => milliseconds(median(seen.map((one) => one[part])));
        const [{ pictureBytes = 0, largestPart = '' } = {}] = seen;
        report('largest-picture', {
          what: `a page ${linkname.replace('-', ' ')} on ${name}, ${preload ? 'with' : 'without'} preload: first paint`,
          measured: of('contentful'),
          beside: `largest paint (${largestPart}) ${of('largest')}, picture of ${(pictureBytes / 1000).toFixed(0)} kB there after ${of('pictureThere')}`,
        });
        expect(pictureBytes).toBeGreaterThan(0);
      }
    }
  },
  300_000,
);

async function look(linkname: string, { network, cpuSlowdown, ...options }: Device, preload: boolean): Promise<PaintTimes> {
  const { page, context } = await browser.newPage(application.url, options);
  if (!preload) await withoutPreload(context, linkname);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`/${linkname}`, { waitUntil: 'load' });
  const seen = await paintTimes(page);
  await context.close();
  return seen;
}

/** The page as it would be without its hint. */
async function withoutPreload(context: BrowserContext, linkname: string): Promise<void> {
  await context.route(`**/${linkname}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<link rel="preload"[^>]*>/, '') });
  });
}

async function paintTimes(page: Page): Promise<PaintTimes> {
  const { source, ...largest } = await page
    .locator('.wallpaper img, .portrait')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const found = await new Promise<LargestContentfulPaint>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as LargestContentfulPaint));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      });
      return { source: image.currentSrc, largest: found.startTime, largestPart: found.element ? found.element.className : 'nothing' };
    });
  const [contentful, picture] = await page.evaluate((address) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [resource] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
    return [paint?.startTime ?? 0, { there: resource?.responseEnd ?? 0, bytes: resource?.encodedBodySize ?? 0 }] as const;
  }, source);
  return { ...largest, contentful, pictureThere: picture.there, pictureBytes: picture.bytes };
}
