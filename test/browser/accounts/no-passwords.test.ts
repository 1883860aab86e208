import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type Incident } from '../../support/browser/browser.js';
import { createIdentityProvider, type TestIdentityProvider } from '../../support/neighbours/identity-provider.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { draftWarning } from '../editor/editor-steps.js';
import { notification, sidewaysScroll } from './account-steps.js';

let acme: TestIdentityProvider;
beforeAll(async () => {
  const people = [{ subject: 'ada', email: 'ada@acme.example', emailVerified: true }];
  acme = await createIdentityProvider(people, { name: 'acme', label: 'Acme ID', icon: null });
});
const { application, browser } = runningProduct(() => ({
  identityProviders: [acme.settings],
  passwordSignIn: 'off',
  rateLimits: 'off',
  supportEmail: 'it@acme.example',
}));
beforeAll(async () => {
  await acme.start(`${application.url}/login`);
});
afterAll(async () => {
  await acme.stop();
});

/** The provider's page about logging out wants letters from elsewhere, and the editor of a new account may say that nothing is stored before it is left. */
const ignore = (incident: Incident) =>
  incident.kind === 'request' || incident.text.includes('ERR_NAME_NOT_RESOLVED') || draftWarning(incident);

test('SI-48 Without passwords, the only provider is opened at once; not after it was left, and not after logging out, which also logs out there', async () => {
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce', ignore });
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${application.url}/login`);
  await page.getByText('This site signs you in with Acme ID. It keeps no passwords.').waitFor();
  await page.getByText('No Acme ID yet, or does it not let you in? Write to it@acme.example.').waitFor();
  await expectSoon(() => page.locator('input').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue with Acme ID' }).click();
  await page.getByRole('button', { name: 'I am ada' }).click();
  await notification(page, 'Logged in').waitFor();
  await page.waitForURL('**/editor?start');
  await page.goto('/personal');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'Continue with Acme ID' }).waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Continue with Acme ID' }).getAttribute('aria-busy')).toBeNull();
  await page.getByRole('button', { name: 'Continue with Acme ID' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Acme ID' }).waitFor();
  await expectSoon(() => page.locator('input').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('SI-48 Without passwords, the screens that recover one lead to the sign-in', async () => {
  const { page } = await browser.newPage(application.url, { ignore: ({ kind }) => kind === 'request' });
  for (const path of ['/recoverpassword', '/recoverusername', `/resetpw/${randomUUID()}/${'a'.repeat(43)}`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  }
});

test('The sign-in without passwords fits from 320 px on, and axe finds nothing on it (light and dark)', async () => {
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce', ignore });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${application.url}/login`);
  await page.getByText('This site signs you in with Acme ID. It keeps no passwords.').waitFor();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `no-passwords-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  expect(incidents).toEqual([]);
});
