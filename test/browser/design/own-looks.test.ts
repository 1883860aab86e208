import { expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { notification } from '../accounts/account-steps.js';
import { openEditor, publishPage } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

const openDesign = (page: Page) =>
  page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Design' }).click();
const look = (page: Page, name: string) =>
  page.getByRole('group', { name: 'My looks' }).getByRole('radio', { name: new RegExp(`^${name}, `) });
const isCall = (request: Request, operation: string) => request.postData()?.includes(operation) === true;
const ground = (page: Page) =>
  page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);

async function hasDraft(token: string): Promise<boolean> {
  type Answer = { readonly myPage: { readonly draft: { readonly isDiscarded: boolean } | null } };
  const { myPage } = await graphqlData<Answer>(application.url, '{ myPage { draft { isDiscarded } } }', {}, token);
  return myPage.draft?.isDiscarded === false;
}

test('A look is kept under a name by keyboard, used in another browser of the account, and removed, which can be undone', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Bread' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await openDesign(page);
  await page.getByRole('radio', { name: /^Ember, / }).check();
  await page.getByRole('tab', { name: 'Background' }).click();
  await page.getByRole('radio', { name: 'Colour', exact: true }).check();
  await page.getByRole('textbox', { name: 'Page colour in hex' }).fill('#102030');
  await page.getByRole('tab', { name: 'Themes' }).click();
  await page.getByRole('radio', { name: 'Ember, In use, changed since' }).waitFor();
  await page.getByRole('button', { name: 'Keep this look' }).press('Enter');
  await expectFocus(page.getByRole('textbox', { name: 'Name of the look' }));
  await page.keyboard.press('Enter');
  await page.getByText('Give the look a name.').waitFor();
  await page.keyboard.type('Night bread');
  await page.keyboard.press('Enter');
  await page.getByText('Look kept: Night bread', { exact: true }).waitFor();
  await expectSoon(() => look(page, 'Night bread').isChecked()).toBe(true);
  await screenshot(page, 'own-looks-1440');
  await expectNoAxeViolations(page);
  await publishPage(page);
  // Until the draft is discarded, another browser would ask which of the two to keep.
  await expectSoon(() => hasDraft(account.token)).toBe(false);
  // Another browser of the same account.
  const { page: other } = await openEditor(browser, application, { account });
  await openDesign(other);
  await look(other, 'Night bread').waitFor();
  await other.getByRole('radio', { name: /^Sage, / }).check();
  await look(other, 'Night bread').check();
  await expectSoon(() => ground(other)).toBe('rgb(16, 32, 48)');
  await other.getByRole('button', { name: 'Remove the look Night bread' }).click();
  await other.getByText('Look removed: Night bread', { exact: true }).waitFor();
  await expectSoon(() => other.getByRole('group', { name: 'My looks' }).count()).toBe(0);
  await notification(other, 'Look removed: Night bread').getByRole('button', { name: 'Undo' }).click();
  await look(other, 'Night bread').waitFor();
  expect(incidents).toEqual([]);
});

test('A look that was kept on this device comes along to the account, once', async () => {
  const { page, account, incidents } = await openEditor(browser, application);
  await page.goto('/guesteditor');
  await openDesign(page);
  await page.getByRole('button', { name: 'Keep this look' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the look' }).fill('From before');
  await page.keyboard.press('Enter');
  await look(page, 'From before').waitFor();
  await page.goto('/editor');
  await openDesign(page);
  await look(page, 'From before').waitFor();
  await expectSoon(() => page.evaluate(() => localStorage.getItem('tessera.looks'))).toBe('[]');
  const { page: other } = await openEditor(browser, application, { account });
  await openDesign(other);
  await look(other, 'From before').waitFor();
  await expectSoon(() => look(other, 'From before').count()).toBe(1);
  expect(incidents).toEqual([]);
});

test('A look that could not be removed is in the gallery again', async () => {
  const { page } = await openEditor(browser, application);
  await openDesign(page);
  await page.getByRole('button', { name: 'Keep this look' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the look' }).fill('Here to stay');
  await page.keyboard.press('Enter');
  await look(page, 'Here to stay').waitFor();
  await page.route('**/graphql', (route) => (isCall(route.request(), 'mutation DeleteOwnLook') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Remove the look Here to stay' }).click();
  await notification(page, 'The server did not answer. Check your connection and try again.').waitFor();
  await expectSoon(() => look(page, 'Here to stay').count()).toBe(1);
});

test('Looks that could not be loaded are loaded by another try, and a look that is not kept is told', async () => {
  const { page } = await openEditor(browser, application);
  await page.route('**/graphql', (route) => (isCall(route.request(), 'query OwnLooks') ? route.abort() : route.fallback()));
  await openDesign(page);
  await page.getByText('Your looks could not be loaded.').waitFor();
  await screenshot(page, 'own-looks-not-loaded-1440');
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Your looks could not be loaded.').waitFor({ state: 'detached' });
  await page.route('**/graphql', (route) => (isCall(route.request(), 'mutation KeepOwnLook') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Keep this look' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the look' }).fill('Lost');
  await page.keyboard.press('Enter');
  await notification(page, 'The server did not answer. Check your connection and try again.').waitFor();
  await expectSoon(() => page.getByRole('group', { name: 'My looks' }).count()).toBe(0);
});
