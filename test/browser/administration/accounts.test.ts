import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let [operator, ada]: TestAccount[] = [];
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  ada = await aPageAt(application, 'ada-page', aDesign({ title: 'Lemons of Ravenna' }));
  await sendReport(application, 'ada-page', { reason: 'copied' });
});

const statusOf = async (path: string) => (await fetch(application.url + path)).status;
const open = () => openSignedIn(browser, application, operator!, { reducedMotion: 'reduce' });

describe('Accounts, in the administration', () => {
  test('AD-37 The menu of an account leads to it, to its pages and to what is asked before it is suspended or deleted, by the arrow keys', async () => {
    const { page, incidents } = await open();
    await page.goto('/admin/accounts');
    const menu = page.getByRole('button', { name: `More about ${ada!.username}` });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Open account' }).waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.getByRole('link', { name: 'Open account' }).press('ArrowDown');
    await page.getByRole('link', { name: 'See its page' }).press('Enter');
    await page.getByText('Lemons of Ravenna').first().waitFor();
    await page.goto('/admin/accounts');
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Open account' }).press('ArrowUp');
    for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: `Suspend ${ada!.username}?` });
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await notification(page, 'Account suspended').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/admin/accounts');
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Lift the suspension' }).press('Enter');
    await notification(page, 'Suspension lifted').waitFor();
    await expectSoon(() => page.getByRole('row').filter({ hasText: ada!.username }).getByText('Suspended').count()).toBe(0);
    expect(await statusOf('/ada-page')).toBe(200);
    await page.getByRole('button', { name: 'More about marta-ruiz' }).click();
    await page.getByRole('link', { name: 'Open account' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Delete…' }).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('AD-38 An account shows its pages with what visitors report of them, hides one with Undo, and says what operators did with it', async () => {
    const { page, incidents } = await open();
    await page.goto('/admin/accounts');
    await page.getByRole('link', { name: ada!.username }).click();
    await page.getByText('1, 1 of them reported').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Lemons of Ravenna' });
    await row.getByText('Published, reported').waitFor();
    const menu = row.getByRole('button', { name: 'More about Lemons of Ravenna' });
    await menu.press('Enter');
    await page.getByRole('link', { name: '1 report' }).waitFor();
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await row.getByText('Hidden').waitFor();
    expect(await statusOf('/ada-page')).toBe(404);
    await lookAt(page, 'account-pages');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Published, reported').waitFor();
    expect(await statusOf('/ada-page')).toBe(200);
    await page.getByText('The address is not verified.').waitFor();
    await expectSoon(() => page.getByRole('button', { name: 'Send data to owner' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Verify e-mail' }).click();
    await notification(page, 'E-mail verified').waitFor();
    const log = page.getByRole('region', { name: 'Audit log' });
    await log.getByText('by marta-ruiz').first().waitFor();
    await expectSoon(() => log.getByRole('listitem').first().textContent()).toContain('E-mail verified');
    await page.getByRole('button', { name: 'Send data to owner' }).click();
    await notification(page, 'Link to the data mailed').waitFor();
    await expectSoon(() => log.getByRole('listitem').first().textContent()).toContain('Link to the data mailed');
    await log.getByRole('link', { name: 'All entries' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    expect(new URL(page.url()).searchParams.get('about')).toBe(ada!.username);
    expect(incidents).toEqual([]);
  });
});
