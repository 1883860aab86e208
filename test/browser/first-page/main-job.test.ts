import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { fillRegistration, notification } from '../accounts/account-steps.js';
import { addButton, draftWarning, openContent, pressTool, publishPage, rename, saveContent, titleField } from '../editor/editor-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();

/** From the front page to a new account. */
async function claimAndSignUp(page: Page, linkname: string): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('YourLinkHere').fill(linkname);
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.waitForURL('**/register**');
  await fillRegistration(page, { username: 'lina.orti', email: 'lina@example.org', password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await notification(page, 'Registered!').waitFor();
  await page.getByRole('button', { name: 'Start blank' }).waitFor();
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
}

/** The name that was typed on the front page is the address of the page by now. */
async function takeLinkname(page: Page, linkname: string): Promise<void> {
  const field = page.getByLabel('Select your linkname here');
  await field.waitFor();
  await expectSoon(() => field.inputValue()).toBe(linkname);
  await page.getByText('This is your present linkname.').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await notification(page, 'Linkname updated').waitFor();
}

/** A title, and two tiles with a name and rich text. */
async function writePage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await titleField(page).fill('Lina in the orchard');
  await addButton(page).click();
  await addButton(page).click();
  await rename(page, 1, 'Lemon curd');
  await rename(page, 2, 'Where to find me');

  const recipe = await openContent(page, 1);
  await pressTool(page, 'Bold');
  await page.keyboard.type('Four lemons');
  await pressTool(page, 'Bold');
  await page.keyboard.type(' and this:');
  await page.keyboard.press('Enter');
  await pressTool(page, 'Bullet list');
  await page.keyboard.type('sugar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('butter');
  await expectSoon(() => recipe.innerText()).toMatch(/Four lemons and this:\s+sugar\s+butter/);
  await saveContent(page);

  await openContent(page, 2);
  await pressTool(page, 'Link');
  await page.getByLabel('Where it leads').fill('https://orchard.example/map');
  await page.getByRole('button', { name: 'Set link' }).click();
  await saveContent(page);
}

test('OT-07 A visitor claims a linkname, signs up, edits a page and publishes it, and another visitor reads it: all calls go to the host of the site', async () => {
  const stranger = await browser.newPage(application.url, { ignore: ({ text }) => /status of 404/.test(text) });
  const unclaimed = await stranger.page.goto('/lina');
  expect(unclaimed?.status()).toBe(404);
  await stranger.page.getByText('Congrats! This linkname is available. Claim it quickly before someone else does!').waitFor();

  const creator = await browser.newPage(application.url, { ignore: draftWarning });
  const calls: string[] = [];
  creator.context.on('request', (request) => void (['fetch', 'xhr'].includes(request.resourceType()) && calls.push(request.url())));
  await claimAndSignUp(creator.page, 'lina');
  await takeLinkname(creator.page, 'lina');
  await writePage(creator.page);
  await screenshot(creator.page, 'main-job-editor');
  await publishPage(creator.page);

  const reader = await browser.newPage(application.url);
  const { page } = reader;
  const answer = await page.goto('/lina');
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Lina in the orchard' }).waitFor();
  const tiles = page.getByRole('listitem').getByRole('button');
  await expectSoon(() => tiles.allInnerTexts()).toEqual(['Lemon curd', 'Where to find me']);
  await expectSoon(() => tiles.first().evaluate((tile) => getComputedStyle(tile).backgroundColor)).toBe('rgb(55, 58, 112)');
  await screenshot(page, 'main-job-public');

  await tiles.first().click();
  const popup = page.getByRole('dialog', { name: 'Lemon curd' });
  await popup.getByText('Four lemons').waitFor();
  await expectSoon(() => popup.locator('strong').innerText()).toBe('Four lemons');
  await expectSoon(() => popup.locator('li').allInnerTexts()).toEqual(['sugar', 'butter']);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });

  await tiles.nth(1).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'https://orchard.example/map' });
  await expectSoon(() => link.getAttribute('href')).toBe('https://orchard.example/map');

  expect(calls.filter((address) => address === `${application.url}/graphql`)).not.toEqual([]);
  expect(calls.filter((address) => new URL(address).origin !== application.url)).toEqual([]);
  expect([...creator.incidents, ...reader.incidents, ...stranger.incidents]).toEqual([]);
}, 90_000);
