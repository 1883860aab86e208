import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'What visitors see' });
const choice = (page: Page, name: RegExp): Locator => page.getByRole('group', { name: 'Who sees it' }).getByRole('radio', { name });
const save = (page: Page): Locator => form(page).getByRole('button', { name: 'Save', exact: true });
const unsaved = (page: Page): Locator => form(page).getByText('Not saved yet. Everybody still sees the page.');
const seen = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).text();

/** The calls that change who sees a page. */
function changes(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('"operationName":"ChangePageVisibility"')) sent.push(/"access":"(\w+)"/.exec(text)?.[1] ?? '');
  });
  return sent;
}

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'VI-22 Beside its address, the owner says who may find the page, by keyboard too, and it holds when it is saved; NP-06 what is only chosen is not sent, keys that pass a choice neither, and Escape and a press outside lead to Save: on %s',
  async (_, options, width) => {
    const linkname = `found-${width}`;
    const account = await aPageAt(application, linkname, aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const sent = changes(page);
    const open = () => page.getByRole('button', { name: /Published/ }).click();
    await open();
    await expectSoon(() => choice(page, /^Everybody/).isChecked()).toBe(true);
    await choice(page, /^Everybody/).press('ArrowDown');
    await choice(page, /^Whoever has the address/).press('ArrowDown');
    await choice(page, /^Whoever has the password/).press('ArrowDown');
    await expectSoon(() => choice(page, /^Nobody/).isChecked()).toBe(true);
    await unsaved(page).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(save(page));
    await page.mouse.click(5, 5);
    await expectFocus(save(page));
    await unsaved(page).waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `page-access-${width}-${await scheme(page)}`);
    });
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expectSoon(() => choice(page, /^Everybody/).isChecked()).toBe(true);
    expect(sent).toEqual([]);
    await choice(page, /^Whoever has the address/).check();
    await save(page).click();
    await form(page).getByText('Saved. Only whoever has the address sees the page.').waitFor();
    expect(sent).toEqual(['unlisted']);
    expect(await seen(linkname)).toContain('noindex');
    await page.getByRole('heading', { name: 'Your page is unlisted' }).waitFor();
    await page.keyboard.press('Escape');
    await form(page).waitFor({ state: 'hidden' });
    await page.reload();
    await open();
    await expectSoon(() => choice(page, /^Whoever has the address/).isChecked()).toBe(true);
    expect(incidents).toEqual([]);
  },
);

test('NP-07 One call at a time changes who sees a page: while it is under way, nothing can be chosen, and a late failure stands in the form, with what was chosen', async () => {
  const account = await aPageAt(application, 'found-late', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
  const { page } = await openEditor(browser, application, { account, ignore: () => true });
  const sent = changes(page);
  let fail: (() => void) | undefined;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"ChangePageVisibility"')) return route.continue();
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  await page.getByRole('button', { name: /Published/ }).click();
  await choice(page, /^Nobody/).check();
  await save(page).click();
  await expectSoon(() => sent).toEqual(['nobody']);
  await choice(page, /^Everybody/).click({ force: true });
  await save(page).click({ force: true });
  await expectSoon(() => choice(page, /^Nobody/).isChecked()).toBe(true);
  fail?.();
  await expectSoon(() => form(page).getByRole('alert').innerText()).not.toBe('');
  await unsaved(page).waitFor();
  await expectSoon(() => choice(page, /^Nobody/).isChecked()).toBe(true);
  expect(await seen('found-late')).toContain('Menu');
  expect(sent).toEqual(['nobody']);
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expectSoon(() => choice(page, /^Everybody/).isChecked()).toBe(true);
  await expectSoon(() => form(page).getByRole('alert').innerText()).toBe('');
});

test('The title of the panel says who sees the page, and the bar says that it is offline, also when the editor is opened again', async () => {
  const account = await aPageAt(application, 'found-away', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await page.getByRole('button', { name: /Published/ }).click();
  await page.getByRole('heading', { name: 'Your page is public' }).waitFor();
  await choice(page, /^Nobody/).check();
  await save(page).click();
  await page.getByRole('heading', { name: 'Your page is offline' }).waitFor();
  const offline = page.getByRole('button', { name: 'Offline Visitors do not see it' });
  await offline.waitFor();
  await expectSoon(async () => (await fetch(`${application.url}/found-away`)).status).toBe(404);
  await page.reload();
  await offline.click();
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `page-offline-1440-${await scheme(page)}`);
  });
  await choice(page, /^Whoever has the address/).check();
  await save(page).click();
  await page.getByRole('heading', { name: 'Your page is unlisted' }).waitFor();
  await page.getByRole('button', { name: /^Published/ }).waitFor();
  await expectSoon(async () => (await fetch(`${application.url}/found-away`)).status).toBe(200);
  expect(incidents).toEqual([]);
});
