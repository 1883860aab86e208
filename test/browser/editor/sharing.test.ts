import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register } from '../../builders/accounts/account.js';
import { startLinkedSite, type LinkedSite } from '../../support/neighbours/linked-site.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { logIn, notification } from '../accounts/account-steps.js';
import { openEditor, tileNames, titleField } from './editor-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

let site: LinkedSite;
beforeAll(async () => void (site = await startLinkedSite()));
afterAll(() => site.stop());

/** The names of the tiles, without the port of the linked site. */
const namesOf = async (page: Page) => (await tileNames(page)).map((name) => name.replace(/:\d+/, ''));

/** The address that a device opens to share something with the installed app. */
const shared = (what: Readonly<Record<string, string>>) => `/editor?${new URLSearchParams(what)}`;

/** Answers the question that every site can raise by a link. */
async function add(page: Page, explanation: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Add this to your page?' });
  await question.getByText(explanation).waitFor();
  await question.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Waits until the account has it, too: the next document begins with what the account has. */
async function addAndSave(page: Page, explanation: string): Promise<void> {
  const saved = page.waitForResponse(
    async (response) =>
      response.request().postData()?.includes('"operationName":"SaveDraft"') === true && !('errors' in ((await response.json()) as object)),
  );
  await add(page, explanation);
  await saved;
}

test('FU-27 What a device shares with the app becomes a tile once, with its title, or else that of its page', async () => {
  const { page, incidents } = await openEditor(browser, application, { onDialog: (dialog) => dialog.accept() });
  const address = () => page.evaluate(() => location.pathname + location.search);
  await page.goto(shared({ title: 'Figs  for you', text: `Look at this: ${site.url}/figs` }));
  await addAndSave(page, `${site.url}/figs`);
  await expectSoon(() => namesOf(page)).toEqual(['Figs for you 127.0.0.1']);
  await notification(page, 'The pasted text is one tile now.').getByRole('button', { name: 'Undo' }).waitFor();
  await expectSoon(address).toBe('/editor');
  expect(site.asked).toEqual([]);
  await page.reload();
  await titleField(page).waitFor();
  await expectSoon(() => namesOf(page)).toEqual(['Figs for you 127.0.0.1']);
  await page.goto(shared({ url: `${site.url}/pears` }));
  await addAndSave(page, '/pears');
  await expectSoon(() => namesOf(page)).toEqual(['Figs for you 127.0.0.1', 'All about pears 127.0.0.1']);
  await page.goto(shared({ text: 'Dates' }));
  await add(page, 'Dates');
  await expectSoon(() => namesOf(page)).toEqual(['Figs for you 127.0.0.1', 'All about pears 127.0.0.1', 'Dates']);
  expect(incidents).toEqual([]);
});

test('FU-27 Who is signed out signs in first, and finds it then', async () => {
  const { username, password } = await register(application);
  const { page } = await browser.newPage(application.url);
  await page.goto(shared({ text: `${site.url}/lemons` }));
  await logIn(page, username, password);
  await titleField(page).waitFor();
  await add(page, '/lemons');
  await expectSoon(() => namesOf(page)).toEqual(['All about lemons 127.0.0.1']);
  await expectSoon(() => page.evaluate(() => location.pathname + location.search)).toBe('/editor');
});

test('What is shared is left out if the user says so, and the address of a profile becomes a tile, not a social link', async () => {
  const { page, incidents } = await openEditor(browser, application, { onDialog: (dialog) => dialog.accept() });
  await page.goto(shared({ text: 'Not wanted' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it out' }).click();
  await expectSoon(() => page.evaluate(() => location.pathname + location.search)).toBe('/editor');
  await page.goto(shared({ text: 'Both: https://www.instagram.com/ada/ https://x.com/ada' }));
  await add(page, 'https://x.com/ada');
  await expectSoon(async () => (await tileNames(page)).length).toBe(2);
  await page.getByRole('button', { name: /^Social Links/ }).waitFor();
  await expectSoon(() => page.getByRole('button', { name: /^Social Links/ }).innerText()).toContain('None yet');
  expect(incidents).toEqual([]);
});
