import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Withdrawals } from '../../../server/pages/for-operators/withdrawals.js';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { cutOperation } from '../settings/personal-steps.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { sendReport, storedReports } from '../../api/reports/report-calls.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const CARDS = '<p>Send us your card. <a href="https://cards.example/pay">Pay</a> <img src="https://spy.example/seen.png"></p>';
const LINKNAMES = ['jun-prints', 'prize-desk', 'last-stop'];
let operator: TestAccount;
let written = false;
beforeEach(async () => {
  if (!written) {
    for (const linkname of LINKNAMES) await aPageAt(application, linkname, aDesign({ title: `The page ${linkname}` }));
    operator = await registerOperator(application, { username: 'marta-ruiz' });
    written = true;
  }
  await application.dataSource.query(
    'DELETE FROM page_report; UPDATE page SET hidden_at = NULL, hidden_with_account = false; UPDATE account SET suspended_at = NULL, suspension_reason = NULL, suspension_words = NULL',
  );
  // Every cache hears of it.
  for (const linkname of LINKNAMES) await application.nest.get(Withdrawals, { strict: false }).showPage(linkname);
  for (const linkname of LINKNAMES)
    await sendReport(application, linkname, { reason: 'copied', words: `About ${linkname}.`, email: 'mimi@okada.example' });
});

const inbox = async (path = '/admin/reports') => {
  const opened = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
  await opened.page.goto(path);
  return opened;
};
const row = (page: Page, linkname: string) => page.getByRole('list', { name: 'Reports' }).getByRole('link', { name: linkname });
const shownWords = (page: Page) =>
  page
    .getByRole('article')
    .getByText(/^About /)
    .textContent();
const decisions = async () =>
  (await Promise.all(LINKNAMES.map((linkname) => storedReports(application, linkname)))).map(([report]) => report?.decision);

describe('The reports that wait for an operator', () => {
  test('RP-15 are decided by the keyboard alone: j and k go to the next and the one before, Enter to the decision, and no key decides', async () => {
    const { page, incidents } = await inbox();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    await row(page, 'jun-prints').focus();
    await page.keyboard.press('j');
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => shownWords(page)).toBe('About last-stop.');
    await page.keyboard.press('k');
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    for (const key of ['h', 'd', 's', 'x']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByRole('button', { name: 'Hide page' }).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await decisions()).toEqual([null, null, null]);
    await page.keyboard.press('Enter');
    await expectSoon(() => shownWords(page)).toBe('About last-stop.');
    expect(await decisions()).toEqual([null, 'hidden', null]);
    await page.getByRole('link', { name: 'Reports 2 wait' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('RP-16 can be opened again from the notification, which shows the page again', async () => {
    const { page, incidents } = await inbox();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    await page.getByRole('button', { name: 'Hide page' }).click();
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    expect(await decisions()).toEqual([null, null, null]);
    expect(await application.dataSource.query('SELECT FROM page WHERE hidden_at IS NOT NULL')).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('RP-23 are not hidden two at a time by two taps at one place, and the notification names the page', async () => {
    const { page, incidents } = await inbox();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    const hide = page.getByRole('button', { name: 'Hide page' });
    // Where it stands when it has stopped moving.
    await hide.hover();
    const box = (await hide.boundingBox())!;
    const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    await tap();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('/jun-prints', { exact: true })
      .waitFor();
    await hide.waitFor();
    expect(await decisions()).toEqual(['hidden', null, null]);
    expect(incidents).toEqual([]);
  });

  test('RP-24 stay decided when Undo fails, which a notification says', async () => {
    const { page, context } = await inbox();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    await cutOperation(context, 'AdminReopenReport');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByText(/^Not undone\. /)
      .first()
      .waitFor();
    expect(await decisions()).toEqual(['dismissed', null, null]);
    expect([await row(page, 'jun-prints').count(), await shownWords(page)]).toEqual([0, 'About prize-desk.']);
  });

  test('RP-17 about one page are decided together, and a suspension asks before', async () => {
    await sendReport(application, 'jun-prints', { reason: 'fraud', words: 'About it, too.' });
    const { page, incidents } = await inbox();
    await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
    await page.getByRole('button', { name: 'Suspend account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend' });
    await dialog.getByRole('button', { name: 'Do not suspend' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await decisions()).toEqual([null, null, null]);
    await page.getByRole('checkbox', { name: 'Decide all 2' }).check();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expectSoon(() => shownWords(page)).toBe('About prize-desk.');
    expect((await storedReports(application, 'jun-prints')).map(({ decision }) => decision)).toEqual(['dismissed', 'dismissed']);
    await page.getByRole('button', { name: 'Suspend account' }).click();
    await dialog.getByLabel('Words to the owner').fill('Please write to us.');
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expectSoon(() => shownWords(page)).toBe('About last-stop.');
    const told = await application.dataSource.query<object[]>(
      'SELECT suspension_reason AS reason, suspension_words AS words FROM account WHERE suspended_at IS NOT NULL',
    );
    expect(told).toEqual([{ reason: expect.any(String), words: 'Please write to us.' }]);
    expect(incidents).toEqual([]);
  });

  test('RP-22 show the page as it is and as it was when it was reported, with its tiles and links, and when it was published', async () => {
    await aPageAt(application, 'the-change', aDesign({ title: 'You have won', tiles: [aTile({ name: 'Pay', html: CARDS })] }));
    await sendReport(application, 'the-change', { reason: 'fraud', words: 'About the-change.' });
    const [report] = await storedReports(application, 'the-change');
    const { page, incidents } = await inbox(`/admin/reports/${String(report?.id)}`);
    const article = page.getByRole('article');
    const shownTitle = (title: string) => article.locator('bdi').filter({ hasText: title });
    await article.getByText('Not changed since the report.').waitFor();
    await article.getByText('Page published for the first time').waitFor();
    await expectSoon(() => article.getByRole('link', { name: 'When reported' }).count()).toBe(0);
    await application.dataSource.query(
      `UPDATE page SET version = 2, design = jsonb_set(jsonb_set(design, '{title}', '"Harmless"'), '{tiles}', '[]') WHERE linkname = 'the-change'`,
    );
    await page.reload();
    await article.getByText('Changed since the report.').waitFor();
    await shownTitle('Harmless').waitFor();
    await article.getByText('To no other place.').waitFor();
    await article.getByRole('link', { name: 'When reported' }).click();
    await shownTitle('You have won').waitFor();
    await article.getByText('https://cards.example/pay').waitFor();
    await expectSoon(() => article.getByRole('link', { name: 'cards.example' }).count()).toBe(0);
    await article.getByRole('button', { name: 'Read its tiles' }).click();
    const dialog = page.getByRole('dialog', { name: 'What You have won says' });
    await dialog.getByText('Send us your card.').waitFor();
    // Whoever made the page does not hear that it is read.
    await dialog.getByText('https://spy.example/seen.png').waitFor();
    await expectSoon(() => dialog.locator('img[src^="https://spy"]').count()).toBe(0);
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 900) await expectSoon(() => smallTargets(page)).toEqual([]);
      await inLightAndDark(page, async (scheme) => {
        await screenshot(page, `admin-report-changed-${width}-${scheme}`);
        await expectNoAxeViolations(page);
      });
    }
    expect(incidents).toEqual([]);
  });

  test('come in parts: the next one is added to the list, and when it does not come, the list stays and says why', async () => {
    await application.dataSource
      .query(`INSERT INTO page_report (id, page_id, account_id, linkname, version, reason, words, language, reported_at)
      SELECT gen_random_uuid(), page_id, account_id, linkname, version, reason, 'Number ' || number, language, reported_at + number * interval '1 second'
      FROM page_report, generate_series(1, 27) AS number WHERE linkname = 'jun-prints'`);
    const { page, context, incidents } = await openSignedIn(browser, application, operator, {
      reducedMotion: 'reduce',
      ignore: ({ text }) => text.includes('ERR_CONNECTION_FAILED'),
    });
    await page.goto('/admin/reports');
    const rows = page.getByRole('list', { name: 'Reports' }).getByRole('link');
    await expectSoon(() => rows.count()).toBe(25);
    const letThrough = await cutOperation(context, 'AdminReports');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('The server did not answer.').waitFor();
    await expectSoon(() => rows.count()).toBe(25);
    await inLightAndDark(page, (scheme) => screenshot(page, `admin-reports-no-more-${scheme}`));
    await letThrough();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expectSoon(() => rows.count()).toBe(30);
    await rows.last().click();
    await expectSoon(() => page.getByRole('article').getByText('Number 27').count()).toBe(1);
    await expectSoon(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('can be read and decided on each width, in light and dark', async () => {
    const [first] = await storedReports(application, 'jun-prints');
    const { page, incidents } = await inbox(`/admin/reports/${String(first?.id)}`);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectSoon(() => shownWords(page)).toBe('About jun-prints.');
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 900) await expectSoon(() => smallTargets(page)).toEqual([]);
      await inLightAndDark(page, async (scheme) => {
        await screenshot(page, `admin-report-${width}-${scheme}`);
        await expectNoAxeViolations(page);
      });
    }
    await page.getByRole('link', { name: 'Reports', exact: true }).first().click();
    await row(page, 'last-stop').waitFor();
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectNoAxeViolations(page);
    expect(incidents).toEqual([]);
  });
});
