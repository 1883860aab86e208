import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark } from '../../support/browser/browser.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
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

  test('The list of accounts keeps the focus where it is sorted, and is marked as old until the new one is there', async () => {
    const { page, context, incidents } = await open();
    await page.goto('/admin/accounts');
    const head = page.getByRole('button', { name: 'Joined', exact: true });
    await head.waitFor();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route('**/graphql', async (route) => (await held, route.fallback()));
    await head.focus();
    await page.keyboard.press('Enter');
    await page.locator('[aria-busy="true"]').getByRole('table').waitFor();
    await expectFocus(head);
    answer();
    await page.getByRole('columnheader', { name: 'Joined' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    await expectSoon(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectFocus(head);
    expect(incidents).toEqual([]);
  });

  test('AD-39 The menu of an account and its screen lead to the reports of its pages, open and decided ones, and from there back to all', async () => {
    const owner = await aPageAt(application, 'twice-reported', aDesign({ title: 'Twice' }));
    for (const words of ['The first', 'The second']) await sendReport(application, 'twice-reported', { reason: 'hate', words });
    const { page, incidents } = await open();
    const rows = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
    await page.goto('/admin/accounts');
    await page.getByRole('button', { name: 'More about marta-ruiz' }).click();
    await page.getByRole('link', { name: 'Open account' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: /^See .*report.* about its pages/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `More about ${owner.username}` }).press('Enter');
    await page.getByRole('link', { name: 'See 2 reports about its pages' }).press('Enter');
    await page.getByText(`All reports about pages of ${owner.username}, open and decided ones.`).waitFor();
    await expectSoon(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await notification(page, 'Report dismissed').waitFor();
    await page.keyboard.press('j');
    await page.getByRole('article').getByText('The first', { exact: true }).waitFor();
    await rows.filter({ hasText: 'The second' }).getByText('Dismissed by marta-ruiz').waitFor();
    await rows.filter({ hasText: 'The first' }).getByText('Open', { exact: true }).waitFor();
    await lookAt(page, 'reports-of-account');
    await rows.filter({ hasText: 'The first' }).getByRole('link').click();
    await page.getByRole('link', { name: 'Show all reports' }).click();
    await page.getByRole('link', { name: 'Open 2' }).waitFor();
    await page.goto('/admin/accounts');
    await page.getByRole('link', { name: owner.username }).click();
    await page.getByRole('link', { name: 'See 2 reports about its pages' }).click();
    await expectSoon(() => rows.count()).toBe(2);
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
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify e-mail' }).click();
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

  test('AD-38 An account is signed out everywhere only after a question', async () => {
    const bob = await register(application);
    const { page, incidents } = await open();
    await page.goto(`/admin/accounts?search=${bob.username}`);
    await page.getByRole('link', { name: bob.username }).click();
    const question = page.getByRole('alertdialog', { name: `Sign ${bob.username} out everywhere?` });
    const sessions: boolean[] = [];
    for (const answer of ['Cancel', 'Sign out everywhere']) {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
      if (answer !== 'Cancel') await notification(page, 'Signed out everywhere').waitFor();
      sessions.push((await graphql(application.url, '{ me { username } }', {}, bob.token)).errors.length === 0);
    }
    expect(sessions).toEqual([true, false]);
    expect(incidents).toEqual([]);
  });
});
