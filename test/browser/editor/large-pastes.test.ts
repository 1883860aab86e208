import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { openContent, openEditor, type OpenEditor } from './editor-steps.js';
import { paste } from '../tiles/tile-content-steps.js';

const { application, browser } = runningProduct();

let editor: OpenEditor;
beforeAll(async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One', html: '' })] }));
  editor = await openEditor(browser, application, { account });
});

const paragraphs = (count: number) => '<p>Lorem <b>ipsum</b> dolor <i>sit</i></p>'.repeat(count);

/** How often all functions are called while something is done in the page. With `detailed`, those are not counted that the browser has optimized. */
async function workOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.send('Profiler.stopPreciseCoverage');
  await session.detach();
  const functions = result.flatMap((script) => script.functions);
  return functions.reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
}

test('LM-10 Pasting twice as much takes at most twice the work; what does not fit is left out and said, and Undo takes it back', async () => {
  const { page, incidents } = editor;
  const text = await openContent(page, 1);
  const shown = () => text.evaluate((element) => element.textContent.length);
  const again = async (data: Record<string, string>) => {
    const work = await workOf(page, () => paste(page, data));
    const length = await shown();
    await text.press('ControlOrMeta+z');
    expect(await shown()).toBe(0);
    return { work, length };
  };
  await again({ 'text/html': paragraphs(200) });
  for (const [type, piece] of [
    ['text/html', paragraphs(1)],
    ['text/plain', 'a line of text\n'],
  ] as const) {
    const [once, twice] = [await again({ [type]: piece.repeat(800) }), await again({ [type]: piece.repeat(1_600) })];
    expect(twice.length).toBeGreaterThan(1.9 * once.length);
    // What else the page does meanwhile counts, too. Work that grows with the square would be three to four times as much.
    expect(twice.work).toBeLessThan(2.4 * once.work);
  }

  await paste(page, { 'text/plain': 'a line of text\n'.repeat(9_000) });
  await page.getByRole('alert').filter({ hasText: 'A tile has room for 100 kB. The end of what you pasted was left out.' }).waitFor();
  expect(await shown()).toBeGreaterThan(60_000);
  await text.press('ControlOrMeta+z');
  await paste(page, { 'text/html': paragraphs(25_000), 'text/plain': 'x'.repeat(1_000_000) });
  await page.getByRole('alert').filter({ hasText: 'Nothing of it was inserted.' }).waitFor();
  expect([await shown(), incidents]).toEqual([0, []]);
});
