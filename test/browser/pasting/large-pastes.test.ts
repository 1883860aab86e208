import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openContent, openEditor, type OpenEditor } from '../editor/editor-steps.js';
import { paste } from '../tiles/tile-content-steps.js';

const { application, browser } = runningProduct();

let editor: OpenEditor;
let text: Locator;
beforeAll(async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One', html: '' })] }));
  editor = await openEditor(browser, application, { account });
  text = await openContent(editor.page, 1);
});

const paragraphs = (count: number) => '<p>Lorem <b>ipsum</b> dolor <i>sit</i></p>'.repeat(count);

/** How often all functions are called while something is done in the page. Not `detailed`: that leaves out those that the browser has optimized. */
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

test('LM-10 Pasting twice as much takes about twice the work; what does not fit is left out and said, and Undo takes it back', async () => {
  const { page, incidents } = editor;
  const shown = () => text.evaluate((element) => element.textContent.length);
  const again = async (data: Record<string, string>) => {
    const works: number[] = [];
    let length = 0;
    // The page may do something else meanwhile.
    while (works.length < 3) {
      works.push(await workOf(page, () => paste(page, data)));
      length = await shown();
      await text.press('ControlOrMeta+z');
      expect(await shown()).toBe(0);
    }
    return { work: Math.min(...works), length };
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

/** Nothing is there. */
const PICTURE = 'https://example.com/a.png';

/** A line of each kind, and letters with each kind of format, also within each other and one after the other. */
const PIECE = `<p>One <b>bold <i>both</i></b><i> thin <a href="https://example.com/a">a <b>link</b></a></i> <u>under</u><b><u>neath</u></b></p><p><br></p>
<ul><li>first <span style="color:#a23f26">red <b>bold</b></span></li><li class="ql-indent-1">second</li></ul><ol><li>third</li></ol>
<p class="ql-align-center"><span style="color:#1e6658;background-color:#f6e3a8">marked</span><b style="color:#1e6658">x<sub>2</sub></b></p>
<pre>code <b>&lt;a&gt;</b>\nmore</pre><p><span class="ql-size-large">large</span> <img src="${PICTURE}" alt="A dog"> end</p>`;

/** How many changes of the document, and of the selection, something makes. */
async function changesOf(page: Page, act: () => Promise<unknown>): Promise<{ document: number; selection: number }> {
  const counting = await text.evaluateHandle((element) => {
    const counts = { document: 0, selection: 0 };
    const observer = new MutationObserver((records) => void (counts.document += records.length));
    observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
    document.addEventListener('selectionchange', () => void (counts.selection += 1));
    return counts;
  });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return counting.jsonValue();
}

test('LM-21 A large paste comes into the text a line at a time, each as in a small paste', async () => {
  const { page, incidents } = editor;
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await paste(page, { 'text/html': PIECE });
  const small = await text.innerHTML();
  await text.press('ControlOrMeta+z');
  await paste(page, { 'text/html': PIECE.repeat(40) });
  expect((await text.innerHTML()).split(small)).toEqual(Array.from({ length: 41 }, () => ''));
  await text.press('ControlOrMeta+z');
  for (const lines of [800, 1_600]) {
    const changes = await changesOf(page, () => paste(page, { 'text/html': paragraphs(lines) }));
    expect(changes.document).toBeLessThan(lines + 100);
    expect(changes.selection).toBeLessThanOrEqual(3);
    await text.press('ControlOrMeta+z');
  }
  await expectSoon(() => text.textContent()).toBe('');
  expect(incidents.filter((incident) => !incident.text.includes(PICTURE))).toEqual([]);
});
