import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { cutConnection, notification, openSignedIn } from '../accounts/account-steps.js';
import { cutOperation } from '../settings/personal-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  const prize = aTile({ name: 'Get my prize', html: '<p><a href="https://www.prize.example/card">here</a></p>' });
  await aPageAt(application, 'win-big-now', aDesign({ title: 'You have won', tiles: [prize] }));
});

const acts = () => application.dataSource.query<object[]>(`SELECT act, subject, door FROM audit_log WHERE act LIKE 'link %' ORDER BY at`);

describe('Blocked links, in the administration', () => {
  test('AD-31 By keyboard alone, an operator blocks a place, adds those of a file, finds pages that lead there, and takes one back', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/blocked-links');
    await page.getByText('No place is blocked.').waitFor();
    await lookAt(page, 'blocked-links-empty');
    const place = page.getByLabel('Place', { exact: true });
    await place.fill('no place');
    await page.keyboard.press('Enter');
    await page.getByText('This is no place that can be blocked.').waitFor();
    await lookAt(page, 'blocked-links-wrong');
    await place.fill('https://PRIZE.example/');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asks for card numbers');
    await page.keyboard.press('Enter');
    await notification(page, '1 place blocked').waitFor();
    await page.getByText('prize.example', { exact: true }).waitFor();
    await page.getByText('asks for card numbers · since').waitFor();
    const file = page.getByLabel('Add a file…');
    await file.setInputFiles({
      name: 'places.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('one.example # why\n\nnot a place\ntwo.example'),
    });
    await page.getByText('Nothing was added. These lines name no place: 3.').waitFor();
    await file.setInputFiles({
      name: 'places.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('# from others\none.example\ntwo.example/evil/'),
    });
    await notification(page, '2 places blocked').waitFor();
    await page.getByText('3 places', { exact: true }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('two');
    await page.getByText('1 place', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Unblock two.example/evil/' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'two.example/evil/ is not blocked any more').waitFor();
    await page.getByRole('button', { name: 'Show all places' }).click();
    await page.getByText('2 places', { exact: true }).waitFor();
    // As the background work does some seconds later.
    await application.dataSource.query(
      `INSERT INTO blocked_link_finding (page_id, version, pattern, address, found_at)
       SELECT owner_id, version, 'prize.example', 'https://www.prize.example/card', now() FROM page WHERE linkname = 'win-big-now' ON CONFLICT DO NOTHING`,
    );
    await page.reload();
    await page.getByText('https://www.prize.example/card').waitFor();
    await lookAt(page, 'blocked-links');
    expect(await acts()).toEqual([
      { act: 'link block', subject: 'no place', door: 'browser' },
      { act: 'link block', subject: 'https://PRIZE.example/', door: 'browser' },
      { act: 'link import', subject: '2', door: 'browser' },
      { act: 'link unblock', subject: 'two.example/evil/', door: 'browser' },
    ]);
    await page.getByRole('link', { name: 'Show in Pages: /win-big-now' }).click();
    await page.getByRole('button', { name: 'Hide You have won' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('When Undo fails, the place stays unblocked, and a notification says so', async () => {
    const { page, context, incidents } = await openSignedIn(browser, application, operator, {
      reducedMotion: 'reduce',
      ignore: cutConnection,
    });
    await page.goto('/admin/blocked-links');
    const place = page.getByLabel('Place', { exact: true });
    await place.fill('card.example');
    await place.press('Enter');
    await notification(page, '1 place blocked').waitFor();
    await cutOperation(context, 'AdminBlockLinks');
    await page.getByRole('button', { name: 'Unblock card.example' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByText(/^Not undone\. /)
      .first()
      .waitFor();
    expect(await application.dataSource.query(`SELECT FROM blocked_link WHERE pattern LIKE 'card.%'`)).toEqual([]);
    expect(incidents).toEqual([]);
  });
});
