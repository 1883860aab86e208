import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish } from '../../builders/accounts/account.js';
import { aProfilePicture } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { addButton, draftWarning, openEditor, publishButton, publishPage, publishSheet, tile, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

/** Leaves the editor without a question. */
const LEAVES: PageOptions = { ignore: draftWarning, onDialog: (one) => one.accept() };

const card = (page: Page): Locator => page.getByRole('region', { name: /^(Three things first|Ready to publish)$/ });
const step = (page: Page, name: string): Locator => card(page).getByRole('button', { name: new RegExp(`^${name}`) });
const progress = (page: Page) => card(page).getByRole('status').innerText();
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const samples = (page: Page) => page.locator('[data-stage]').getByText('Sample', { exact: true });

/** A new page that a cook has begun. */
async function begunByCook(linkname: string, options: PageOptions = {}) {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  const opened = await openSignedIn(browser, application, account, { ...LEAVES, ...options });
  await opened.page.goto('/editor?start');
  await opened.page.getByRole('radio', { name: 'Cook', exact: true }).click();
  await titleField(opened.page).waitFor();
  await card(opened.page).waitFor();
  return { ...opened, account };
}

test('FU-12 A new page lists three things above its tiles: each leads to its place and ticks itself; with all three done it is ready, and names what visitors would not get; before it is published, samples are named, and published only by a choice', async () => {
  const { page, account, incidents } = await begunByCook('three-things');
  await expectSoon(() => progress(page)).toBe('1 of 3');
  await card(page).getByText('Three things', { exact: true }).waitFor();
  await titleField(page).fill('My page');
  await expectSoon(() => progress(page)).toBe('0 of 3');
  await expectSoon(() => step(page, 'Title').getAttribute('aria-current')).toBe('step');
  await step(page, 'Title').click();
  await expectFocus(titleField(page));
  await titleField(page).fill('Salt & Smoke');
  await expectSoon(() => progress(page)).toBe('1 of 3');
  await expectSoon(() => step(page, 'First tile').getAttribute('aria-current')).toBe('step');

  await step(page, 'First tile').click();
  await dialog(page, 'Edit tile').getByRole('textbox', { name: 'On the tile' }).fill('Charred leeks');
  await page.keyboard.press('Escape');
  await card(page).getByText('Charred leeks').waitFor();
  await expectSoon(() => progress(page)).toBe('2 of 3');
  await step(page, 'Picture').click();
  await dialog(page, 'Profile picture').getByRole('button', { name: 'Close', exact: true }).click();
  await dialog(page, 'Profile picture').waitFor({ state: 'detached' });

  await uploadRest(application.url, 'updateprofile/', await aProfilePicture(), account.token);
  await page.reload();
  await card(page).getByRole('heading', { name: 'Ready to publish' }).waitFor();
  await expectSoon(() => progress(page)).toBe('3 of 3');
  await step(page, '2 tiles are not finished').click();
  await dialog(page, 'Edit link').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Edit link').waitFor({ state: 'detached' });
  await publishButton(page).click();
  const sheet = publishSheet(page);
  await sheet.getByText('4 tiles are not yours yet').waitFor();
  await sheet.getByRole('listitem').filter({ hasText: 'What is in season' }).getByText('Sample', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await sheet.waitFor({ state: 'detached' });
  await publishPage(page, 'unfinished');
  await card(page).waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('FU-13 X hides the three things on this device, and a page that was published has none; without tiles, the second adds one', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'no-list');
  const { page, incidents } = await openEditor(browser, application, { account, ...LEAVES });
  await step(page, 'First tile').click();
  await expectFocus(page.getByRole('textbox', { name: /^Name of tile 1/ }));
  await expectSoon(() => progress(page)).toBe('0 of 3');
  await page.keyboard.type('Where we meet');
  await page.keyboard.press('Enter');
  await expectSoon(() => progress(page)).toBe('1 of 3');
  await page.keyboard.press('Escape');
  // What every new page is called is replaced by what is typed.
  await titleField(page).click();
  await page.keyboard.type('High paths');
  await expectSoon(() => titleField(page).inputValue()).toBe('High paths');
  await card(page).getByRole('button', { name: 'Hide this list' }).click();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await tile(page, 1).waitFor();
  await expectSoon(() => page.getByText('Three things first').count()).toBe(0);

  const publisher = await anUploader(application);
  await publish(application, publisher, aDesign({ tiles: [aTile()] }));
  const another = await openEditor(browser, application, { account: publisher });
  await tile(another.page, 1).waitFor();
  await addButton(another.page).click();
  await expectSoon(() => another.page.getByText('Three things first').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('FU-14 The preview of a new page says which tiles still say what their starter says; FU-18 Save and next leads from one to the next, and through those that are not finished', async () => {
  const { page, incidents } = await begunByCook('still-samples');
  await expectSoon(() => samples(page).count()).toBe(3);
  await step(page, 'First tile').click();
  const text = dialog(page, 'Edit tile');
  const next = page.getByRole('button', { name: 'Save and next' });
  await text.getByRole('textbox', { name: 'On the tile' }).fill('Charred leeks');
  await next.click();
  const link = dialog(page, 'Edit link');
  await link.getByRole('textbox', { name: 'Where it leads' }).fill('http://tables.example/');
  await expectSoon(() => samples(page).count()).toBe(2);
  await next.click();
  await expectSoon(() => text.getByRole('textbox', { name: 'On the tile' }).inputValue()).toBe('What is in season');
  await text.getByRole('textbox', { name: 'On the tile' }).fill('What is ripe');
  await next.click();
  const contact = dialog(page, 'Edit contact');
  await contact.getByRole('textbox', { name: 'Name', exact: true }).fill('Marta');
  await next.click();
  await dialog(page, 'Edit picture').getByRole('textbox', { name: 'What the picture shows' }).fill('Leeks over a fire');
  await expectSoon(() => samples(page).count()).toBe(0);
  await expectSoon(() => next.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await publishPage(page);
  expect(incidents).toEqual([]);
});

test('FU-37 The words of a sample are selected when their field gets the focus, so that typing replaces them; the next press puts the caret, and own words are not selected', async () => {
  const { page, incidents } = await begunByCook('replaced-words');
  const text = dialog(page, 'Edit tile');
  const [name, line, content] = ['On the tile', 'Smaller line below', 'When it opens'].map((one) =>
    text.getByRole('textbox', { name: one }),
  );
  await step(page, 'First tile').click();
  await expectFocus(name!);
  await page.keyboard.type('The broth');
  await expectSoon(() => name!.inputValue()).toBe('The broth');
  await line!.click();
  await page.keyboard.type('A night');
  await expectSoon(() => line!.inputValue()).toBe('A night');
  await name!.press('Enter');
  await expectFocus(content!);
  await page.keyboard.type('Bones.');
  await expectSoon(() => content!.innerText()).toBe('Bones.');
  await line!.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' long');
  await expectSoon(() => line!.inputValue()).toBe('A night long');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expectFocus(name!);
  const withoutSign = (text: string) => [text.includes('!'), text.replace('!', '')];
  await name!.click();
  await name!.click();
  await page.keyboard.type('!');
  await expectSoon(async () => withoutSign(await name!.inputValue())).toEqual([true, 'What is in season']);
  await content!.click();
  const list = await content!.innerText();
  await content!.getByText('Spring').click();
  await page.keyboard.type('!');
  await expectSoon(async () => withoutSign(await content!.innerText())).toEqual([true, list]);
  expect(incidents).toEqual([]);
});

test.each([
  [1440, {}],
  [390, PHONE],
] as const)('When the last tile is finished, what led to it has gone, and the focus goes to its row (%i px)', async (width, options) => {
  const { page, account, incidents } = await begunByCook(`last-one-${width}`, options);
  await uploadRest(application.url, 'updateprofile/', await aProfilePicture(), account.token);
  await page.reload();
  await step(page, 'First tile').click();
  await dialog(page, 'Edit tile').getByRole('textbox', { name: 'On the tile' }).fill('Charred leeks');
  await page.keyboard.press('Escape');
  await step(page, '2 tiles are not finished').click();
  await dialog(page, 'Edit link').getByRole('textbox', { name: 'Where it leads' }).fill('http://tables.example/');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await dialog(page, 'Edit tile').waitFor();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await dialog(page, 'Edit contact').getByRole('textbox', { name: 'Name', exact: true }).fill('Marta');
  await page.getByRole('button', { name: 'Save tile' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await step(page, '1 tile').waitFor({ state: 'detached' });
  await expectFocus(tile(page, 5));
  expect(incidents).toEqual([]);
});

test('FU-30 One press fills the name and the e-mail address into an empty contact card, and nothing does it by itself', async () => {
  const { page, account, incidents } = await begunByCook('call-me');
  await page.getByRole('button', { name: /^Edit tile 5 of 5/ }).click();
  const contact = dialog(page, 'Edit contact');
  const field = (name: string) => contact.getByRole('textbox', { name, exact: true });
  const fillIn = contact.getByRole('button', { name: 'Fill in my name and e-mail' });
  await fillIn.waitFor();
  expect([await field('Name').inputValue(), await field('E-mail').inputValue()]).toEqual(['', '']);
  await field('Name').fill('Marta');
  await fillIn.click();
  await expectFocus(field('E-mail'));
  await expectSoon(() => field('E-mail').inputValue()).toBe(account.email);
  await expectSoon(() => field('Name').inputValue()).toBe('Marta');
  await fillIn.waitFor({ state: 'detached' });
  await field('Name').fill('');
  await field('E-mail').fill('');
  await fillIn.click();
  await expectSoon(() => field('Name').inputValue()).toBe('Call me');
  await page.keyboard.press('Escape');
  expect(incidents).toEqual([]);
});

test.each([
  [1440, 900],
  // The bar below covers no row in half.
  [390, 1100],
])('axe finds nothing in the three things, and they fit (%i × %i, light and dark)', async (width, height) => {
  const options = { ...(width < 900 && PHONE), viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const { page, incidents } = await begunByCook(`fits-${width}`, options);
  const check = (state: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `first-steps-${state}-${width}-${scheme}`);
    });
  await check('begun');
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  await step(page, 'First tile').click();
  await dialog(page, 'Edit tile').waitFor();
  await check('popup');
  await page.keyboard.press('Escape');
  expect(incidents).toEqual([]);
});
