import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Stops the page's clock. `page.clock.runFor` advances it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock runs until it is paused, and on a busy machine that takes more than a second.
  await page.clock.pauseAt(10_000);
  await page.addInitScript(recordLoads);
  await page.evaluate(recordLoads);
}

interface RecordedLoad {
  readonly kind: string;
  readonly path: string;
  readonly at: number;
}

/**
 * Expects that a page with a stopped clock loads a document after exactly this time: the same page again, or the given path. The page
 * records the beginning of a load, because the document may arrive at any later time.
 */
export async function expectLoadAfter(page: Page, milliseconds: number, path?: string): Promise<void> {
  const { now, here } = await page.evaluate(() => {
    sessionStorage.removeItem('recordedLoads');
    return { now: Date.now(), here: window.location.pathname };
  });
  await page.clock.runFor(milliseconds - 1);
  expect(await recordedLoads(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(1);
  await loaded;
  const [kind, target] = path === undefined ? ['reload', here] : [expect.stringMatching(/^(push|replace)$/), path];
  expect(await recordedLoads(page)).toEqual([{ kind, path: target, at: now + milliseconds }]);
}

function recordLoads(): void {
  window.navigation.addEventListener('navigate', ({ destination, navigationType: kind }) => {
    if (destination.sameDocument) return;
    const before = JSON.parse(sessionStorage.getItem('recordedLoads') ?? '[]') as RecordedLoad[];
    const load = { kind, path: new URL(destination.url).pathname, at: Date.now() };
    sessionStorage.setItem('recordedLoads', JSON.stringify([...before, load]));
  });
}

/** The loads that have begun in a page with a stopped clock. */
export async function recordedLoads(page: Page): Promise<RecordedLoad[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('recordedLoads') ?? '[]') as RecordedLoad[]);
}
