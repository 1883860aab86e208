import { afterAll, beforeAll, test } from '@jest/globals';
import { register, type TestAccount } from '../builders/accounts/account.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { openBrowser, PHONE, type TestBrowser } from '../support/browser/browser.js';
import { openSignedIn } from '../browser/accounts/account-steps.js';
import { inTurns, median, milliseconds, ratioOf, report } from './rows.js';

const turns = 7;

/** A phone: 1.6 Mbit/s, 150 ms until an answer begins, and a processor that is four times as slow. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const cpuSlowdown = 4;

let application: RunningApplication;
let browser: TestBrowser;
let account: TestAccount;
beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication({ rateLimits: 'off', logLevel: 'silent' }), openBrowser()]);
  account = await register(application);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await application.stop();
});

declare global {
  interface Window {
    typingAt?: number;
  }
}

test('How long a new account waits for its editor on a phone with an empty cache, beside the heading of the front page', async () => {
  const ways = [
    () => opened('/', false, () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
    () => opened('/editor', true, () => window.typingAt),
  ];
  const [heading, editor] = await inTurns(ways, turns, (way) => way());
  report('editor-start', {
    what: 'the editor of a new account on a phone, empty cache: time until its title can be typed',
    measured: milliseconds(median(editor!)),
    beside: `heading of the front page ${milliseconds(median(heading!))}`,
    ...ratioOf(editor!.map((time, at) => time / heading![at]!)),
    target: '≤ 2.4',
  });
}, 600_000);

/** In milliseconds after the navigation began. */
async function opened(path: string, signedIn: boolean, read: () => number | undefined): Promise<number> {
  const options = { viewport: PHONE.viewport, preloading: 'asForPeople', ignore: () => true } as const;
  const { page, context } = signedIn
    ? await openSignedIn(browser, application, account, options)
    : await browser.newPage(application.url, options);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[contenteditable="true"], main input, main textarea')) {
        requestAnimationFrame(() => (window.typingAt = performance.now()));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(path, { waitUntil: 'commit' });
  const time = await page.waitForFunction(read).then((handle) => handle.jsonValue());
  await context.close();
  return time!;
}
