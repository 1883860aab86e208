import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ rateLimits: 'off', smtpUrl: server.url }));
afterAll(() => server.stop());

let operator: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  ada = await register(application, { username: 'ada', email: 'ada@lab.example' });
});

describe('The part Mail of the administration', () => {
  test('OV-04 By keyboard alone, an operator tries the mail server, sends a mail again that was given up, and removes another', async () => {
    const GIVEN_UP = `INSERT INTO queue.job (name, data, source_output) VALUES ('letters-given-up', $1, '{"reason":"550 mailbox does not exist"}')`;
    for (const email of [ada.email, 'nobody@lab.example']) {
      await application.dataSource.query(GIVEN_UP, [{ kind: 'recover-username', email }]);
    }
    const WAITS = `INSERT INTO queue.job (name, data, state, retry_limit, start_after) VALUES ('letters', $1, 'retry', 13, now() + interval '1 hour')`;
    await application.dataSource.query(WAITS, [{ kind: 'recover-username', email: 'wren@fern.example' }]);
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/mail');
    await page.getByRole('link', { name: /^Mail\s*2/ }).waitFor();
    await page.getByText('Second try').waitFor();
    await page.getByLabel('To', { exact: true }).focus();
    await page.keyboard.type('inbox@example.org');
    await page.keyboard.press('Enter');
    await page.getByText(/^Accepted by 127\.0\.0\.1 after \d+\.\d s\. Look into the inbox\.$/).waitFor();
    await lookAt(page, 'mail');
    server.refuse(550);
    await page.getByLabel('To', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/The mail server answered: .*550/).waitFor();
    await lookAt(page, 'mail-refused');
    server.refuse(false);
    await page.getByRole('button', { name: `Try again: ${ada.email}` }).focus();
    await page.keyboard.press('Enter');
    await notification(page, '1 mail is tried again').waitFor();
    expect((await server.next(ada.email)).text).toContain(ada.username);
    await page.getByRole('link', { name: /^Mail\s*1/ }).waitFor();
    await page.getByRole('button', { name: 'Remove the mail to nobody@lab.example' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Remove this mail?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Every mail was delivered.').waitFor();
    await lookAt(page, 'mail-none');
    await page.goto('/admin/audit-log');
    await page.getByText('Mails removed').waitFor();
    expect(incidents).toEqual([]);
  });
});
