import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  const prize = aTile({ name: 'Get my prize', html: '<p>Type your card number <a href="https://prize.example/card">here</a>.</p>' });
  await aPageAt(application, 'win-big-now', aDesign({ title: 'You have won', tiles: [prize] }));
  for (let number = 10; number < 24; number += 1) await aPageAt(application, `moth-${number}`, aDesign({ title: `Moth ${number}` }));
});

const status = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).status;

describe('The pages of everybody, in the administration', () => {
  test('AD-30 By keyboard alone, an operator finds a page, hides it, takes that back, hides it again, says why and reads it', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/pages');
    await page
      .getByRole('button', { name: 'Hide You have won' })
      .or(page.getByRole('button', { name: 'Hide Moth 10' }))
      .first()
      .waitFor();
    await page.getByText('1 to 12 of 15').waitFor();
    await lookAt(page, 'pages');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('13 to 15 of 15').waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('you have');
    await page.getByText('1 to 1 of 1').waitFor();
    await expectSoon(() => page.url()).toBe(`${application.url}/admin/pages?search=you+have`);
    await page.getByRole('button', { name: 'Hide You have won' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Page hidden').waitFor();
    await expectSoon(() => status('win-big-now')).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Page shown').waitFor();
    await expectSoon(() => status('win-big-now')).toBe(200);
    await page.getByRole('button', { name: 'Hide You have won' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Say why…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Why is You have won hidden?' });
    await dialog.getByLabel('Reason', { exact: true }).selectOption('FRAUD');
    await dialog.getByLabel('Words', { exact: false }).fill('It asks for card numbers.');
    await lookAt(page, 'page-why');
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('paragraph').filter({ hasText: 'Fraud or phishing' }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expectSoon(() => page.getByRole('button', { name: 'Say why…' }).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Look at it' }).focus();
    await page.keyboard.press('Enter');
    const read = page.getByRole('dialog', { name: 'What You have won says' });
    await read.getByText('https://prize.example/card').waitFor();
    // The link of the page cannot be pressed.
    await lookAt(page, 'page-read', /^here /);
    await page.keyboard.press('Escape');
    await read.waitFor({ state: 'hidden' });
    await lookAt(page, 'page-hidden');
    await page.goto('/admin/audit-log');
    await page.getByText('Hidden page read').waitFor();
    await page.goto('/admin/pages?filter=hidden');
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByRole('button', { name: 'Unhide You have won' }).click();
    await expectSoon(() => status('win-big-now')).toBe(200);
    await page.goto('/admin/pages?filter=reported');
    await page.getByRole('button', { name: 'Show all pages' }).click();
    await page.getByText('1 to 12 of 15').waitFor();
    expect(incidents).toEqual([]);
  });
});
