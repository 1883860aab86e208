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
  // Chromium keeps a spare process for the next page. Tests with their own contexts never use it, and it costs an eighth of the CPU time.
  // Only the last `--disable-features` list counts, so this one repeats the features that Playwright disables.
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
  // Prevents requests to other machines, whatever host a page names.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let running;

/**
 * The browser of this process, started at the first call. Jest loads this file natively, so the browser lives as long as the worker, for
 * all test files that the worker runs.
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

/** Closes the browser of a process that continues without it. A process that ends closes its browser by itself. */
export async function endBrowser() {
  await (await running)?.close();
  running = undefined;
}

/**
 * Starts a new browser without any history. The caller must close it.
 * @param {Record<string, string>} [more] variables that only this browser has
 * @param {string[]} [without] arguments of Playwright that it does not get
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function startBrowser(more = {}, without = []) {
  const { executablePath, env } = browserOfTheRun();
  const children = [];
  const note = ({ process: child }) => children.push(child);
  subscribe('child_process', note);
  try {
    const browser = await chromium.launch({
      executablePath,
      args: launchArguments,
      ignoreDefaultArgs: without,
      env: { ...process.env, ...env, ...more },
      // The test run handles signals itself. The browser ends with the process that started it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    children.filter(({ spawnfile }) => spawnfile === executablePath).forEach(unrefProcess);
    return browser;
  } finally {
    unsubscribe('child_process', note);
  }
}

/**
 * A worker ends when nothing keeps its event loop running. The browser must not keep it running; Playwright stops the browser when the
 * worker exits.
 */
function unrefProcess(child) {
  child.unref();
  for (const stream of child.stdio) stream?.unref();
}

function browserOfTheRun() {
  const browser = process.env.TEST_BROWSER;
  if (!browser) throw new Error('There is no browser in this run: a test that needs one belongs into test/browser.');
  return JSON.parse(browser);
}
