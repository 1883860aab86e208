import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { documentedCheck } from '../../support/neighbours/documented-receiver.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/neighbours/webhook-receiver.js';
import { notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { openSettings, verifyElsewhere } from './personal-steps.js';

const { application, browser } = runningProduct({ webhookPrivateAddresses: 'allow' });

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('list', { name: 'Webhooks' });
const messages = (page: Page) => dialog(page).getByRole('list', { name: 'Last messages' }).getByRole('listitem');

test('The settings add a webhook, show its secret once and what was sent, send it again, and delete the webhook', async () => {
  const { page, incidents, account } = await openSettings(browser, application, { room: 'developers', ...PHONE });
  await page.getByRole('heading', { name: 'Webhooks' }).scrollIntoViewIfNeeded();
  await page.getByText('No service is told of your changes.').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog(page).getByText('Your e-mail is not verified yet. It must be before you can add a webhook.').waitFor();
  await expectSoon(() => dialog(page).getByRole('button', { name: 'Add', exact: true }).count()).toBe(0);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-not-verified-390-${scheme}`);
  });
  await verifyElsewhere(application, account);
  await dialog(page).getByRole('button', { name: 'Send the mail' }).click();
  await expectFocus(dialog(page).getByLabel('Address of the receiver'));
  for (const event of await dialog(page).getByRole('checkbox').all()) await event.uncheck();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page).getByText('Enter an address such as').waitFor();
  await dialog(page).getByText('Choose at least one event.').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-refused-390-${scheme}`);
  });
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);

  await dialog(page).getByLabel('Address of the receiver').fill(receiver.url);
  await dialog(page).getByRole('checkbox', { name: 'A page gets another linkname' }).check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await dialog(page).getByRole('textbox', { name: 'Copy the secret now' }).inputValue();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await dialog(page).waitFor({ state: 'detached' });
  await list(page).getByText('A page gets another linkname').waitFor();
  await expectSoon(() => page.content()).not.toContain(secret);

  receiver.answer(410);
  await claim(application, account, 'told-of');
  const [message] = await receiver.messagesOf('page.renamed');
  expect(message && (await documentedCheck())(message.headers, message.body, secret)).toBe(true);
  await page.getByRole('button', { name: `Manage ${receiver.url}` }).click();
  await messages(page).getByText('Given up after 1 attempt. The receiver answered with status 410.').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `webhook-messages-390-${scheme}`);
  });
  expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);

  receiver.answer(204);
  await dialog(page).getByRole('button', { name: 'Change' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('button', { name: 'Switch on' }).click();
  await dialog(page).getByText('Switched on', { exact: true }).waitFor();
  await messages(page).getByRole('button', { name: 'Send again: page.renamed' }).click();
  await messages(page).getByText('Delivered, status 204').waitFor();
  expect(receiver.messages.map(({ id }) => id)).toEqual([message?.id, message?.id]);
  await dialog(page).getByRole('button', { name: 'Send a test' }).click();
  await receiver.messagesOf('webhook.test');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await notification(page, 'Webhook deleted').waitFor();
  await page.getByText('No service is told of your changes.').waitFor();
  expect(incidents).toEqual([]);
});
