import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ rateLimits: 'off', smtpUrl: server.url }));
afterAll(() => server.stop());

let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

describe('The part Invitations of the administration', () => {
  test('OV-08 By keyboard alone, an operator makes links, copies one, revokes it and takes that back', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/admin/invitations');
    await page.getByText('Nobody was invited yet.').waitFor();
    await page.getByText('Everybody may sign up.', { exact: false }).waitFor();
    await lookAt(page, 'invitations-none');
    await page.getByLabel('For whom').focus();
    await page.keyboard.type('Photo club');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByText('Choose a number from 1 to 10000.').or(page.getByText('Choose a number from 1 to 10,000.')).waitFor();
    await page.getByLabel('How many may use it').fill('25');
    await page.keyboard.press('Enter');
    await page.getByText('Link created').waitFor();
    await page.getByRole('cell', { name: '0 of 25 used' }).waitFor();
    await page.getByLabel('For whom').focus();
    await page.keyboard.type('jun@okafor.example');
    await expectSoon(() => page.getByLabel('How many may use it').inputValue()).toBe('1');
    await page.keyboard.press('Enter');
    await page.getByText('It is mailed to jun@okafor.example.').waitFor();
    await page.getByRole('cell', { name: 'Mailed, not used' }).waitFor();
    expect((await server.next('jun@okafor.example')).text).toContain('/i/');
    await lookAt(page, 'invitations');
    await page.getByRole('button', { name: 'Copy link: Photo club' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Link copied').waitFor();
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/i\/[a-z\d]{14}$/);
    await page.getByRole('button', { name: 'More about Photo club' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Revoke' }).waitFor();
    await lookAt(page, 'invitation-menu');
    await page.getByRole('button', { name: 'Revoke' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Invitation revoked').waitFor();
    await page.getByRole('cell', { name: 'Revoked' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Invitation works again').waitFor();
    await expectSoon(() => page.getByRole('cell', { name: 'Open' }).count()).toBe(2);
    expect(incidents).toEqual([]);
  });
});
