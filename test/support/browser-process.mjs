import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { chromium } from 'playwright-core';

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A process kept ready for the next page is never used by a test that has a context of its own: an eighth of the processor's time. Of two
  // such lists only the last counts, so what Playwright switches off stands here again.
  `--disable-features=${[
    'SpareRendererForSitePerProcess',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
  // No test reaches another machine, by whatever name a page asks for it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let running;

/**
 * The browser of this process, started when it is first asked for. Jest loads this file natively, so that the browser lives as long
 * as the worker does, for all the test files that the worker runs.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function browserOfTheProcess() {
  running ??= startBrowser().then(
    (browser) => browser.once('disconnected', () => (running = undefined)),
    (error) => {
      running = undefined;
      throw error;
    },
  );
  return running;
}

/** Ends it, for a process that goes on without it. One that ends takes its browser with it. */
export async function endBrowser() {
  await (await running)?.close();
  running = undefined;
}

/**
 * Starts another browser, which has drawn nothing yet. Who starts it closes it.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function startBrowser() {
  const { executablePath, env } = browserOfTheRun();
  const children = [];
  const note = ({ process: child }) => children.push(child);
  subscribe('child_process', note);
  try {
    const browser = await chromium.launch({
      executablePath,
      args: launchArguments,
      env: { ...process.env, ...env },
      // The run's own handlers decide what an interruption does; the browser ends with the process that started it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    children.filter(({ spawnfile }) => spawnfile === executablePath).forEach(letGo);
    return browser;
  } finally {
    unsubscribe('child_process', note);
  }
}

/** A worker ends when nothing keeps it, and so must its browser not. Playwright stops it as the last thing that the worker does. */
function letGo(child) {
  child.unref();
  for (const stream of child.stdio) stream?.unref();
}

function browserOfTheRun() {
  const browser = process.env.TEST_BROWSER;
  if (!browser) throw new Error('There is no browser in this run: a test that needs one belongs into test/browser.');
  return JSON.parse(browser);
}
