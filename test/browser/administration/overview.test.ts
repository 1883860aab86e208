import { beforeAll, describe, expect, test } from '@jest/globals';
import { CountSite } from '../../../server/figures/use-cases/count-site.js';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

describe('The overview of the administration', () => {
  test('OV-12 By keyboard alone, an operator reads the days, sees them as a table, and follows what waits', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin');
    await page.getByText('Nothing needs you.').waitFor();
    await lookAt(page, 'overview-none');
    await aPageAt(application, 'ada-page');
    await sendReport(application, 'ada-page', { reason: 'copied', words: 'Mine.', email: '' });
    await application.nest.get(CountSite, { strict: false }).execute();
    await page.reload();
    await page.getByText('1 report is open').waitFor();
    await lookAt(page, 'overview');
    const bars = page.getByRole('slider', { name: 'Sign-ups by day' });
    await bars.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => bars.getAttribute('aria-valuetext')).toMatch(/: 2$/);
    await page.keyboard.press('Home');
    await expectSoon(() => bars.getAttribute('aria-valuenow')).toBe('1');
    await page.getByRole('button', { name: 'As a table' }).focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByRole('row').count()).toBe(31);
    await lookAt(page, 'overview-table');
    await page.getByRole('link', { name: 'Read reports' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    expect(incidents).toEqual([]);
  });
});
