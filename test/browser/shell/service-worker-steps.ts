import type { Page, Worker } from 'playwright-core';
import { LONG_PATIENCE } from '../../support/waiting.js';

/** The page's service worker, once it has stored everything and answers the page's requests. */
export async function workerOf(page: Page): Promise<Worker | undefined> {
  // It stores two hundred files first, which takes a busy machine a while.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: LONG_PATIENCE });
  return page.context().serviceWorkers().at(-1);
}

/** The addresses that are stored on the device. */
export async function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });
}
