import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { until } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ rateLimits: 'off', smtpUrl: server.url }));
afterAll(() => server.stop());

let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  await aPageAt(application, 'win-big-now');
});

test('AD-35 From the mail about a complaint, an operator who has signed in hides the page with two presses, and it is gone when the notification says so', async () => {
  const form = { reason: 'fraud', words: 'It asks for a card number.', email: '' };
  await sendReport(application, 'win-big-now', form);
  const arrived = () => server.mails.find(({ to, subject }) => to === operator.email && subject.includes('win-big-now'));
  await until(() => arrived() !== undefined);
  const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
  // The first press is that on the link of the mail.
  await page.goto(/http\S+\/admin\/reports\/\S+/.exec(arrived()!.text)![0]);
  await page.getByRole('article').getByText('It asks for a card number.').waitFor();
  await page.getByRole('button', { name: 'Hide page' }).click();
  await notification(page, 'Page hidden').waitFor();
  expect((await fetch(`${application.url}/win-big-now`)).status).toBe(404);
  expect(incidents).toEqual([]);
});
