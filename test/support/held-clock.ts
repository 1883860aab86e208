import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** From now on the page's clock stands; `page.clock.runFor` moves it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(noteLoads);
  await page.evaluate(noteLoads);
}

interface NotedLoad {
  readonly kind: string;
  readonly path: string;
  readonly at: number;
}

/**
 * Expects that a page whose clock is held loads no document until the clock has gone on for this long, and that exactly then it loads
 * one: itself anew, or the given path. The page notes it when it begins, since the document itself may come at any later moment.
 */
export async function expectLoadAfter(page: Page, milliseconds: number, path?: string): Promise<void> {
  const { now, here } = await page.evaluate(() => {
    sessionStorage.removeItem('notedLoads');
    return { now: Date.now(), here: window.location.pathname };
  });
  await page.clock.runFor(milliseconds - 1);
  expect(await notedLoads(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(1);
  await loaded;
  const [kind, target] = path === undefined ? ['reload', here] : [expect.stringMatching(/^(push|replace)$/), path];
  expect(await notedLoads(page)).toEqual([{ kind, path: target, at: now + milliseconds }]);
}

function noteLoads(): void {
  window.navigation.addEventListener('navigate', ({ destination, navigationType: kind }) => {
    if (destination.sameDocument) return;
    const before = JSON.parse(sessionStorage.getItem('notedLoads') ?? '[]') as NotedLoad[];
    const load = { kind, path: new URL(destination.url).pathname, at: Date.now() };
    sessionStorage.setItem('notedLoads', JSON.stringify([...before, load]));
  });
}

async function notedLoads(page: Page): Promise<NotedLoad[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('notedLoads') ?? '[]') as NotedLoad[]);
}
