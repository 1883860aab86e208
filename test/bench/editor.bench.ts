import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DESIGN_LIMITS, type Tile } from '../../server/pages/design/page-design.rules.js';
import { publish, register } from '../builders/accounts/account.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';
import { grip, openEditor, rename, tile, titleField } from '../browser/editor/editor-steps.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { openBrowser, type TestBrowser } from '../support/browser/browser.js';
import { milliseconds, percentile, report } from './rows.js';

const aim = 50;

let application: RunningApplication;
let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication({ logLevel: 'silent' }), openBrowser()]);
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: Array.from({ length: DESIGN_LIMITS.tiles }, (_, at) => realisticTile(at)) }));
  const options = { viewport: { width: 1440, height: 900 }, preloading: 'asForPeople', ignore: () => true } as const;
  ({ page } = await openEditor(browser, application, { account, ...options }));
  await tile(page, DESIGN_LIMITS.tiles).waitFor();
  await page.evaluate(observe);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await application.stop();
});

/** About 4 kB of text each: a recipe, a route, a list of rules. */
function realisticTile(at: number): Tile {
  const paragraph = `<p>Water <strong>number ${at}</strong> at night, and <em>never</em> when the ground is still warm from the day.</p>`;
  return aTile({
    name: `How I look after tree number ${at + 1}`,
    html: paragraph.repeat(40),
    style: { radius: at % 30, thickness: at % 100 },
  });
}

test(`How long the editor of ${DESIGN_LIMITS.tiles} tiles keeps the browser from answering; aim: no task over ${aim} ms`, async () => {
  await titleField(page).focus();
  await measured('typing in the title', () => page.keyboard.type(' and everything that grows in it', { delay: 30 }));
  await tile(page, 50).dblclick();
  await page.getByRole('textbox', { name: /^Name of tile 50/ }).focus();
  await measured('renaming a tile', async () => {
    await page.keyboard.type('What the old olive tree has seen', { delay: 30 });
    await page.keyboard.press('Enter');
  });
  const way = await wayOf(grip(page, 3), grip(page, 13));
  await measured('dragging a tile by ten places', () => drag(way));
  await rename(page, 2, 'The one with another look');
  const styleButton = page.getByRole('button', { name: /^Style tile 2 of /i });
  await measuredPress('opening the look of a tile', styleButton);
  const slider = page.getByRole('tabpanel', { name: 'Tile look' }).getByRole('slider').first();
  await slider.focus();
  await measured('moving sliders of that look', async () => {
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press(presses % 2 ? 'ArrowLeft' : 'ArrowRight', { delay: 16 });
  });
  await page.getByRole('button', { name: 'Button: choose the colour', exact: false }).click();
  const { x, y, width, height } = await boxOf(page.getByRole('dialog', { name: 'Colour: Button' }).getByRole('slider').last());
  await measured('choosing a colour in its picker', async () => {
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    for (let step = 0; step <= 60; step += 1) await page.mouse.move(x + (width * step) / 60, y + height / 2);
    await page.mouse.up();
  });
  await page.keyboard.press('Escape');
  await measuredPress('saving that look', page.getByRole('button', { name: 'Save style' }));
  await measured('undoing and redoing', async () => {
    for (const key of ['Control+z', 'Control+Shift+z', 'Control+z', 'Control+Shift+z']) await page.keyboard.press(key, { delay: 100 });
  });
  await styleButton.click();
  await measuredPress('using one style for all tiles', page.getByRole('button', { name: 'Use on all tiles' }));
  await measuredPress('saving that style', page.getByRole('button', { name: 'Save style' }));
}, 300_000);

interface Seen {
  longTasks: number[];
  frames: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** From now on the page writes down how long its long tasks and its frames take, in milliseconds. */
function observe(): void {
  window.seen = { longTasks: [], frames: [] };
  new PerformanceObserver((list) => window.seen.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  let before = performance.now();
  const look = (now: number) => {
    window.seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Prints what the page saw while something was done, and until the draft was kept. */
async function measured(name: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (window.seen = { longTasks: [], frames: [] }));
  await act();
  await page.waitForTimeout(1000);
  const { longTasks, frames } = await page.evaluate(() => window.seen);
  expect(frames.length).toBeGreaterThan(0);
  const times = longTasks.map((time) => milliseconds(time)).join(', ');
  report('editor', {
    what: `editor with ${DESIGN_LIMITS.tiles} tiles: tasks over ${aim} ms while ${name}`,
    measured: longTasks.length === 0 ? '0' : `${longTasks.length}: ${times}`,
    beside: `95 % of the frames within ${milliseconds(percentile(frames, 0.95))}`,
    target: '0',
  });
}

/** Presses where something is. To look for it takes the browser as long as what is measured, so that is done before. */
async function measuredPress(name: string, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(button);
  await measured(name, () => page.mouse.click(x + width / 2, y + height / 2));
}

interface Way {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

async function wayOf(from: Locator, to: Locator): Promise<Way> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await boxOf(from), await boxOf(to)];
  return { x: start.x + 8, from: start.y + start.height / 2, to: end.y + end.height / 2 };
}

async function drag({ x, from, to }: Way): Promise<void> {
  await page.mouse.move(x, from);
  await page.mouse.down();
  for (let step = 0; step <= 60; step += 1) await page.mouse.move(x, from + ((to - from) * step) / 60);
  await page.mouse.up();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
