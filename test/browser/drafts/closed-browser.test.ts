import { expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { startBrowser } from '../../support/browser/browser-process.mjs';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { fillDevice, openContent, openEditor, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

test('FU-09 A browser that is killed while its user types loses no more than the last two seconds: another device has the rest', async () => {
  const account = await aPageAt(application, 'killed-browser', aDesign({ title: '', tiles: [aTile({ name: 'One', html: '' })] }));
  const killed = await startBrowser();
  const page = await (await killed.newContext({ baseURL: application.url })).newPage();
  await page.goto('/favicon.svg');
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await page.goto('/editor');
  await titleField(page).waitFor();
  await openContent(page, 1);
  const draft = async () => {
    const query = '{ pageDraft { design { tiles { ... on TextTile { html } } } } }';
    const { pageDraft } = await graphqlData<{ pageDraft: { design: { tiles: [{ html: string }] } } | null }>(
      application.url,
      query,
      {},
      account.token,
    );
    return pageDraft?.design.tiles[0].html.replaceAll(/<[^<>]*>/g, '') ?? '';
  };
  // Until its code is loaded, nothing is saved in the account.
  await page.keyboard.type('Begun');
  await expectSoon(draft).toBe('Begun');

  const typedAt: number[] = [];
  for (const letter of 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz') {
    await page.keyboard.type(letter);
    typedAt.push(performance.now());
    await page.waitForTimeout(80);
  }
  const killedAt = performance.now();
  // The process ends at once: nothing more is stored or sent.
  const crash = (await killed.newBrowserCDPSession()).send('Browser.crash').catch(() => undefined);
  await new Promise<void>((resolve) => void killed.once('disconnected', () => resolve()));
  await crash;

  const other = await openEditor(browser, application, { account, onDialog: (dialog) => dialog.accept() });
  const found = await (await openContent(other.page, 1)).innerText();
  const lost = typedAt[found.length - 'Begun'.length] ?? killedAt;
  expect([found.slice(0, 8), killedAt - lost < 2_000]).toEqual(['Begunabc', true]);
});

test('DR-20 Closing the tab asks nothing while this browser keeps the changes, which are there again; what it has no room for uses the question of the browser', async () => {
  const asked: string[] = [];
  const { page, context } = await openEditor(browser, application, {
    onDialog: async (dialog) => void (asked.push(dialog.type()), await dialog.dismiss()),
  });
  await titleField(page).fill('Changed');
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  expect(asked).toEqual([]);
  const again = await context.newPage();
  await again.goto('/editor');
  await expectSoon(() => titleField(again).inputValue()).toBe('Changed');
  await fillDevice(again);
  await titleField(again).fill('No room');
  await again.close({ runBeforeUnload: true });
  await eventually(() => expect(asked).toEqual(['beforeunload']));
  await expectSoon(() => titleField(again).inputValue()).toBe('No room');
});
