import { expect, test } from '@jest/globals';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { cutConnection, openSignedIn } from '../accounts/account-steps.js';
import { cutOperation, verifyElsewhere } from './personal-steps.js';

const { application, browser } = runningProduct();

test('SB-05 The settings show how much the account has stored, for what, and how much it may store', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'One' }));
  await publish(application, account, aDesign({ title: 'Two' }), 1);
  const { page, incidents } = await openSignedIn(browser, application, account, PHONE);
  await page.goto('/personal/account');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Storage' }) });
  await section.scrollIntoViewIfNeeded();
  await section.getByText('0 MB of 10 MB used', { exact: true }).waitFor();
  await section.getByText('There is more room when your e-mail address is verified.').waitFor();
  await verifyElsewhere(application, account);
  const picture = { width: 1, height: 1, color: '#000000', variants: [{ bytes: 98_600_000 }] };
  await application.dataSource.query(
    'INSERT INTO tile_picture (id, account_id, picture, kept_at) SELECT gen_random_uuid(), id, $2, now() FROM account WHERE username = $1',
    [account.username, JSON.stringify(picture)],
  );
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await section.getByText('98.6 MB of 200 MB used', { exact: true }).waitFor();
  await section.getByText('When it is full, the oldest versions of your pages go first.').waitFor();
  const meter = section.getByRole('meter', { name: '98.6 MB of 200 MB used' });
  await expectSoon(() => meter.getAttribute('max')).toBe('200000000');
  await expectSoon(() => section.getByRole('definition').allTextContents()).toEqual(['0 MB', '0 MB', '98.6 MB']);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `personal-storage-390-${scheme}`);
  });
  expect(incidents).toEqual([]);
});

test('Without an answer the section says so, and the user can try again', async () => {
  const account = await register(application);
  const { page, context } = await openSignedIn(browser, application, account, { ignore: cutConnection });
  const mend = await cutOperation(context, 'Storage');
  await page.goto('/personal/account');
  await page.getByRole('heading', { name: 'Storage', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Your storage did not load' }).waitFor();
  await mend();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('0 MB of 10 MB used', { exact: true }).waitFor();
});
