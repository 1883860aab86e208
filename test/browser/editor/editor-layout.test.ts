import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { addButton, openContent, openEditor, publishButton, tile } from './editor-steps.js';
import { dragBy } from '../pointer-steps.js';

const { application, browser } = runningProduct();

/** The editor of a page with so many tiles. */
async function open(count: number, options: PageOptions = {}) {
  const account = await register(application);
  const tiles = Array.from({ length: count }, (_, at) => aTile({ name: `No. ${at + 1}` }));
  await publish(application, account, aDesign({ tiles }));
  return { ...(await openEditor(browser, application, { account, ...options })), account };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const bottomBar = (page: Page) => page.locator('[data-bottom-bar]');
const banner = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

describe('The bars', () => {
  test.each([390, 1000])('At %i px Publish stays visible while the list scrolls', async (width) => {
    const { page } = await open(30, { viewport: { width, height: 844 } });
    await tile(page, 30).scrollIntoViewIfNeeded();
    await expectSoon(() => scrolled(page)).toBeGreaterThan(200);
    expect((await boxOf(banner(page))).y).toBe(0);
    expect((await boxOf(publishButton(page))).bottom).toBeLessThan(80);
    await screenshot(page, `editor-scrolled-${width}`);
  });

  test('In a low window the bars scroll away', async () => {
    const { page } = await open(30, { viewport: { width: 700, height: 400 } });
    await page.evaluate(() => window.scrollTo(0, 600));
    expect((await boxOf(banner(page))).y).toBeLessThan(0);
  });

  test('On a phone the bottom bar does not cover a tile that was just added, and the top bar does not cover a tile that moves up', async () => {
    const { page } = await open(30, PHONE);
    await addButton(page).click();
    await tile(page, 31).waitFor();
    const row = page.locator('[data-tile]').last();
    expect((await boxOf(row)).bottom).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
    const middle = page.locator('[data-tile]').nth(14);
    await page.getByRole('button', { name: 'Actions of tile 15 of 31' }).click();
    await middle.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 70));
    await page.getByRole('button', { name: 'Move tile 15 of 31 up' }).click();
    await page.getByRole('button', { name: 'Move tile 14 of 31 up' }).waitFor();
    const moved = page.locator('[data-tile]').nth(13);
    const barEnd = (await boxOf(banner(page))).bottom;
    await eventually(async () => expect((await boxOf(moved)).y).toBeGreaterThanOrEqual(barEnd));
  });

  test('On a phone with text twice as large, no button is cut off or outside of the screen', async () => {
    const { page } = await open(2, PHONE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    for (const button of [addButton(page), publishButton(page), page.getByRole('button', { name: 'Preview' })]) {
      const { x, right } = await boxOf(button);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
    const [state, publishing, menu] = await Promise.all([
      boxOf(banner(page).getByRole('button', { name: /No address yet/ })),
      boxOf(publishButton(page)),
      boxOf(page.getByRole('button', { name: 'Open menu' })),
    ]);
    expect(state.x).toBeGreaterThanOrEqual(0);
    expect(state.right).toBeLessThanOrEqual(publishing.x);
    expect(publishing.right).toBeLessThanOrEqual(menu.x);
    expect(publishing.bottom).toBeLessThanOrEqual((await boxOf(banner(page))).bottom);
    await screenshot(page, 'editor-large-text');
  });
});

test.each([320, 360, 375, 390])(
  'At %i px the formatting tools are one row with targets of 44 px, and the other tools are behind a button',
  async (width) => {
    const { page } = await open(1, { ...PHONE, viewport: { width, height: 740 } });
    await openContent(page, 1);
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    const sizes = () =>
      toolbar
        .locator('[data-tool]:visible')
        .evaluateAll((tools) =>
          tools.map((tool) => tool.getBoundingClientRect()).map(({ y, width: wide, height }) => ({ y, wide, height })),
        );
    const closed = await sizes();
    expect(new Set(closed.map(({ y }) => y)).size).toBe(1);
    expect(Math.min(...closed.map(({ wide, height }) => Math.min(wide, height)))).toBeGreaterThanOrEqual(44);
    await expectSoon(() => toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await screenshot(page, `tile-content-${width}`);
    await page.getByRole('button', { name: 'More formatting' }).click();
    await toolbar.getByRole('button', { name: 'Picture', exact: true }).waitFor();
    await toolbar.getByRole('button', { name: 'Code block' }).waitFor();
  },
);

test.each([1100, 1320, 1440, 1920])(
  'At %i px the formatting tools beside the preview are one row, and a button shows the others',
  async (width) => {
    const { page } = await open(1, { viewport: { width, height: 900 } });
    await openContent(page, 1);
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    const tools = toolbar.locator('[data-tool]:visible');
    const rows = async () => new Set(await tools.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)))).size;
    await expectSoon(rows).toBe(1);
    await expectSoon(() => toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await toolbar.getByRole('button', { name: 'Picture', exact: true }).waitFor();
    await screenshot(page, `tools-beside-${width}`);
    await toolbar.getByRole('button', { name: 'More formatting' }).click();
    await toolbar.getByRole('button', { name: 'Code block' }).waitFor();
    await expectSoon(rows).toBe(2);
  },
);

test('At every width the buttons of a tile and of the page settings stay inside of their area', async () => {
  const { page } = await open(2);
  for (const width of [1440, 1320, 1100, 1000, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const folded = page.getByRole('button', { name: 'Actions of tile 1 of 2', expanded: false });
    if (width < 1100 && (await folded.count()) > 0) await folded.click();
    const [place, actions] = [
      await boxOf(page.getByRole('region', { name: 'What is on your page' })),
      page.getByRole('group', { name: 'Tile 1 of 2' }),
    ];
    const within = width < 1100 ? await boxOf(actions) : place;
    const buttons = [
      ...(await actions.getByRole('button').all()),
      ...(await page.getByRole('button', { name: /^(Social|Change|Misc)/ }).all()),
    ];
    expect(buttons).toHaveLength(8);
    for (const [at, button] of buttons.entries()) {
      const { x, right } = await boxOf(button);
      const box = at < 5 ? within : place;
      expect([width, at, x >= box.x - 1, right <= box.right + 1]).toEqual([width, at, true, true]);
    }
    await screenshot(page, `editor-actions-${width}`);
  }
});

describe('The preview', () => {
  test('shows the footer line of the page, without its link', async () => {
    const { page } = await open(1);
    const foot = page.getByRole('region', { name: 'Live preview' }).getByText('Made with Tessera');
    await foot.waitFor();
    await expectSoon(() => foot.getAttribute('href')).toBeNull();
  });

  test('of a page without tiles begins near the top of the frame on a phone, as the public page does', async () => {
    const { page, account } = await open(0);
    await claim(application, account, 'no-tiles-yet');
    const stage = page.getByRole('region', { name: 'Live preview' });
    const [frame, title] = [await boxOf(stage.locator('.frame')), await boxOf(stage.locator('.title'))];
    expect(title.y - frame.y).toBeLessThan(80);
    const visitor = await browser.newPage(application.url, PHONE);
    await visitor.page.goto('/no-tiles-yet');
    expect((await boxOf(visitor.page.getByRole('heading', { level: 1 }))).y).toBe(64);
    await screenshot(page, 'editor-empty');
  });

  test('on a phone, where it replaces the list, still has the heading of the screen', async () => {
    const { page } = await open(1, PHONE);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Editor' }).waitFor({ state: 'attached' });
  });
});

describe('The panels of the text toolbar', () => {
  const TOOLS = ['Text colour', 'Background colour', 'Alignment', 'Link', 'Picture'];

  test.each([
    ['400 % zoom', { width: 320, height: 256 }],
    ['a low window', { width: 1024, height: 400 }],
  ])('have each control within the reach of pointer and keyboard, at %s', async (where, viewport) => {
    const { page } = await open(1, { viewport, reducedMotion: 'reduce' });
    await openContent(page, 1);
    const more = page.getByRole('button', { name: 'More formatting' });
    if (await more.isVisible()) await more.click();
    for (const name of TOOLS) {
      const tool = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
      await tool.click();
      const panel = page.getByRole('dialog', { name, exact: true });
      await panel.locator('button, input').first().waitFor();
      const controls = await panel.locator('button, input').all();
      expect(controls.length).toBeGreaterThan(1);
      for (const [control, down] of [
        [controls.at(-1)!, 2000],
        [controls[0]!, -2000],
      ] as const) {
        await panel.hover();
        await page.mouse.wheel(0, down);
        await expectSoon(() => control.evaluate(isSeen)).toBe(true);
      }
      for (const control of controls) await control.click({ trial: true });
      await screenshot(page, `tool-panel-${name}-${where}`);
      // What has the focus already is not scrolled to.
      for (const control of [controls.at(-1)!, controls[0]!]) await control.focus();
      for (const control of controls) {
        await expectFocus(control);
        await expectSoon(() => control.evaluate(isSeen)).toBe(true);
        await page.keyboard.press('Tab');
      }
      if (await panel.isVisible()) await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    }
  });

  /** Whether the centre of the element is not covered by another element. */
  function isSeen(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  }
});

test('The corner of the preview shows the page on screens between a phone and a large one, by arrow keys and by dragging', async () => {
  // The corner is loaded in idle time.
  const { page, incidents } = await open(3, { viewport: { width: 1440, height: 900 }, preloading: 'asForPeople' });
  const corner = page.getByRole('separator', { name: 'Width of the preview' });
  const frame = page.getByRole('region', { name: 'Live preview' }).locator('.frame');
  const laidOut = () => frame.evaluate((element) => (element as HTMLElement).offsetWidth);
  const width = (name: string) => page.getByRole('button', { name, exact: true });
  await corner.waitFor();
  await expectSoon(() => corner.getAttribute('aria-valuenow')).toBe('390');
  await corner.press('Shift+ArrowRight');
  await corner.press('ArrowRight');
  await expectSoon(() => corner.getAttribute('aria-valuetext')).toBe('500 pixels');
  await expectSoon(laidOut).toBe(500);
  await expectSoon(() => width('Phone').getAttribute('aria-pressed')).toBe('false');
  await expectNoAxeViolations(page);
  await screenshot(page, 'editor-between-1440');
  await corner.press('End');
  await expectSoon(() => width('Full').getAttribute('aria-pressed')).toBe('true');
  await expectSoon(laidOut).toBe(1440);
  const { right, bottom } = await boxOf(corner);
  await dragBy(page, { x: right - 15, y: bottom - 15 }, { x: -60, y: 0 });
  const dragged = Number(await corner.getAttribute('aria-valuenow'));
  expect(dragged).toBeGreaterThan(700);
  expect(dragged).toBeLessThan(1300);
  await expectSoon(laidOut).toBe(dragged);
  // The frame is in the middle: the corner stays under the pointer.
  await eventually(async () => expect(Math.abs((await boxOf(corner)).right - (right - 60))).toBeLessThan(4));
  await corner.press('Home');
  await expectSoon(() => width('Phone').getAttribute('aria-pressed')).toBe('true');
  expect(incidents).toEqual([]);
});
