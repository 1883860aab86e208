import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { createIdentityProvider, type TestIdentityProvider } from '../../support/neighbours/identity-provider.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

let acme: TestIdentityProvider;
let google: TestIdentityProvider;
beforeAll(async () => {
  const people = [{ subject: 'ada', email: 'ada@acme.example', emailVerified: true }];
  acme = await createIdentityProvider(people, { name: 'acme', label: 'Acme ID', icon: null });
  google = await createIdentityProvider(people);
});
const { application, browser } = runningProduct(() => ({ identityProviders: [acme.settings, google.settings], rateLimits: 'off' }));
beforeAll(async () => {
  await acme.start(`${application.url}/login`);
});
afterAll(async () => {
  await acme.stop();
});

/** An account that is linked to one at Acme ID. */
async function withLinked(subject: string): Promise<TestAccount> {
  const owner = await register(application);
  await application.dataSource.query(
    `INSERT INTO external_identity (issuer, subject, account_id) SELECT $1, $2, id FROM account WHERE username = $3`,
    [acme.settings.issuer, subject, owner.username],
  );
  return owner;
}

test('SI-45 The security screen links an account at a provider and unlinks it', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await register(application), {
    reducedMotion: 'reduce',
    ignore: ({ kind }) => kind === 'request',
  });
  await page.goto('/personal/security');
  const list = page.getByRole('list', { name: 'Linked accounts' });
  await expectSoon(() => list.getByText('Not linked').count()).toBe(2);
  await page.getByRole('button', { name: 'Link Acme ID' }).click();
  await page.getByRole('button', { name: 'I am ada' }).click();
  await notification(page, 'Acme ID is linked').waitFor();
  await page.waitForURL('**/personal/security');
  await list.getByText(/^ada@acme\.example, linked on /).waitFor();
  await page.getByRole('button', { name: 'Unlink Acme ID' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink', exact: true }).click();
  await notification(page, 'Acme ID is unlinked').waitFor();
  await expectSoon(() => list.getByText('Not linked').count()).toBe(2);
  expect(incidents).toEqual([]);
});

test('SI-45 Whoever signed in long ago signs in again before linking', async () => {
  const owner = await register(application);
  await signInMinutesAgo(application, owner, 11);
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/security');
  await page.getByRole('button', { name: 'Link Acme ID' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).waitFor();
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});

test('SI-88 Who is asked to sign in again and does so at a provider proves there who they are, and comes back', async () => {
  const owner = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, owner, { ignore: ({ kind }) => kind === 'request' });
  await page.goto('/personal/security');
  const unlink = page.getByRole('button', { name: 'Unlink Acme ID' });
  await page.getByRole('button', { name: 'Link Acme ID' }).click();
  await page.getByRole('button', { name: 'I am ada' }).click();
  await unlink.waitFor();
  await signInMinutesAgo(application, owner, 11);
  await unlink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login?then=%2Fpersonal%2Fsecurity');
  await page.getByRole('button', { name: 'Continue with Acme ID' }).click();
  // The provider knows the visitor, and asks all the same.
  await page.getByRole('button', { name: 'I am ada' }).click();
  await unlink.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink', exact: true }).click();
  await notification(page, 'Acme ID is unlinked').waitFor();
  expect(incidents).toEqual([]);
});

test('SI-43 The button of the only way to sign in is disabled, and its line says why', async () => {
  const owner = await withLinked('only');
  await application.dataSource.query(`UPDATE account SET password_hash = NULL WHERE username = $1`, [owner.username]);
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/security');
  await page.getByText('Your only way to sign in.').waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Unlink Acme ID' }).isDisabled()).toBe(true);
  await expectSoon(() => page.getByRole('button', { name: 'Link Google' }).isDisabled()).toBe(false);
  expect(incidents).toEqual([]);
});

test('The linked accounts fit from 320 px on, and axe finds nothing in their room (light and dark)', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await withLinked('fits'), { reducedMotion: 'reduce' });
  await page.goto('/personal/security');
  await page.getByRole('button', { name: 'Unlink Acme ID' }).waitFor();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `linked-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  expect(incidents).toEqual([]);
});
