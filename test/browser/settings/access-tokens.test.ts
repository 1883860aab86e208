import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { expectStays, notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { cutOperation, openSettings } from './personal-steps.js';

const { application, browser } = runningProduct();

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('list', { name: 'Access tokens' });

async function codeWith(token: string): Promise<string | undefined> {
  return (await graphql(application.url, '{ me { username } }', {}, token)).errors[0]?.extensions.code;
}

test('KE-14 The settings create an access token, show it once, until its owner closes it, list it, and revoke it after a question', async () => {
  const { page, incidents } = await openSettings(browser, application, {
    room: 'developers',
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByText('No program has access to your account.').waitFor();
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expectFocus(dialog(page).getByLabel('What is it for?'));
  await dialog(page).getByRole('checkbox', { name: 'Read' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await dialog(page).getByText('Give the token a name, so that you recognise it later.').waitFor();
  await dialog(page).getByText('Choose at least one thing that the token allows.').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `access-token-refused-390-${scheme}`);
  });
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  await dialog(page).getByLabel('What is it for?').fill('Nightly build');
  await dialog(page).getByRole('checkbox', { name: 'Read' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Publish' }).check();
  await dialog(page).getByLabel('Valid for').selectOption('30 days');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  const shown = dialog(page).getByRole('textbox', { name: 'Copy the token now: it is not shown again.' });
  const token = await shown.inputValue();
  expect(token).toMatch(/^tessera_/);
  await expectStays(page, shown);
  await page.evaluate(() => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }));
  await dialog(page).getByRole('button', { name: 'Copy token' }).click();
  await page.getByRole('alertdialog', { name: 'Could not copy text' }).getByRole('button').click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await expectStays(page, shown);
  await expectValue(shown, token);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `access-token-new-390-${scheme}`);
  });
  await dialog(page).getByRole('button', { name: 'Copy token' }).click();
  await notification(page, 'Token copied').waitFor();
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await dialog(page).waitFor({ state: 'detached' });
  const row = list(page).getByRole('listitem');
  await row.getByText('Read · Publish').waitFor();
  // Only now, because the list says whether a token was used.
  await row.getByText(/Valid until .* · Never used/).waitFor();
  expect(await codeWith(token)).toBeUndefined();
  await expectSoon(() => page.content()).not.toContain(token);
  await screenshot(page, 'access-token-listed-390');
  await row.getByRole('button', { name: 'Revoke Nightly build' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await notification(page, 'Token revoked').waitFor();
  await page.getByText('No program has access to your account.').waitFor();
  expect(await codeWith(token)).toBe('UNAUTHENTICATED');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expectSoon(() => dialog(page).getByLabel('What is it for?').inputValue()).toBe('');
  expect(incidents).toEqual([]);
});

test('A new token is still shown after a question about something else', async () => {
  const { page, context, incidents } = await openSettings(browser, application, { room: 'developers' });
  await page.getByRole('button', { name: 'Create a token' }).click();
  await dialog(page).getByLabel('What is it for?').fill('Robot');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  const shown = dialog(page).getByRole('textbox', { name: 'Copy the token now: it is not shown again.' });
  const token = await shown.inputValue();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.removeItem('token'));
  await page.bringToFront();
  const question = page.getByRole('alertdialog', { name: 'You are signed out' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expectStays(page, shown);
  await expectValue(shown, token);
  expect(incidents).toEqual([]);
});

test('A token that could not be created keeps what was typed, with the reason', async () => {
  const { page, context } = await openSettings(browser, application, { room: 'developers' });
  await page.getByRole('button', { name: 'Create a token' }).click();
  await dialog(page).getByLabel('What is it for?').fill('Robot');
  await cutOperation(context, 'CreateAccessToken');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await dialog(page)
    .getByText(/did not answer|could not be reached/i)
    .waitFor();
  await expectSoon(() => dialog(page).getByLabel('What is it for?').inputValue()).toBe('Robot');
});

test('SI-25 A token that may change the account asks who has signed in long ago to sign in again, and comes back to the tokens', async () => {
  const { page, account } = await openSettings(browser, application, { room: 'developers', ...PHONE });
  await application.dataSource.query(
    `UPDATE session SET started_at = now() - interval '11 minutes' WHERE account_id = (SELECT id FROM account WHERE username = $1)`,
    [account.username],
  );
  await page.getByRole('button', { name: 'Create a token' }).click();
  await dialog(page).getByLabel('What is it for?').fill('Robot');
  await dialog(page)
    .getByRole('checkbox', { name: /^Account/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await dialog(page).getByText('needs a sign-in of the last ten minutes').waitFor();
  const again = dialog(page).getByRole('button', { name: 'Sign in again' });
  const below = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const create = dialog(page).getByRole('button', { name: 'Create', exact: true });
  await expectSoon(async () => (await below(again)) < (await below(create))).toBe(true);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `access-token-sign-in-again-390-${scheme}`);
  });
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  await again.click();
  await page.waitForURL('**/login?then=%2Fpersonal%2Fdevelopers');
  expect(await codeWith(account.token)).toBe('UNAUTHENTICATED');
});
