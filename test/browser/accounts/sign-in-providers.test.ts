import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ProviderIcon } from '../../../server/accounts/providers/provider-facts.rules.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { screenshot } from '../../support/browser/browser.js';
import { createIdentityProvider, type TestIdentityProvider } from '../../support/neighbours/identity-provider.js';
import { startApplication } from '../../support/servers/application.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { draftWarning } from '../editor/editor-steps.js';
import { notification, sidewaysScroll, smallTargets } from './account-steps.js';

let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await createIdentityProvider([{ subject: 'ada', email: 'ada@example.org', emailVerified: true }]);
});
const { application, browser } = runningProduct(() => ({ identityProviders: few(), rateLimits: 'off' }));
beforeAll(async () => {
  await provider.start(`${application.url}/login`);
});
afterAll(async () => {
  await provider.stop();
});

const client = { clientId: 'tessera', clientSecret: 'none', trustsEmail: false };
const named = (label: string, at: number, icon: ProviderIcon | null = null) => ({
  name: `p${at}`,
  label,
  icon,
  issuer: `http://127.0.0.1:${at}`,
  ...client,
});
const few = () => [named('Acme ID', 1), provider.settings, named('GitLab', 3, 'gitlab')];
const many = () => [...few(), named('Keycloak', 4, 'keycloak'), named('An unusually long name of a provider', 5)];

const begin = 'Continue with ';
const googleButton = (page: Page) => page.getByRole('button', { name: `${begin}Google`, exact: true });
const buttons = (page: Page) => page.locator('main [data-providers] button');

describe('The buttons of several providers', () => {
  test('SI-39 Each provider has its button in the order of the configuration; five or more show only their names', async () => {
    const several = await startApplication({ identityProviders: many() });
    try {
      for (const [{ url }, labels] of [
        [application, few().map(({ label }) => label)],
        [several, many().map(({ label }) => label)],
      ] as const) {
        const { page, incidents } = await browser.newPage(url, { reducedMotion: 'reduce' });
        for (const path of ['/login', '/register']) {
          await page.goto(path);
          const isShort = labels.length >= 5 || path === '/register';
          const texts = isShort ? labels : labels.map((label) => begin + label);
          await expectSoon(async () => (await buttons(page).allInnerTexts()).map((text) => text.trim())).toEqual(texts);
          for (const label of labels) await page.getByRole('button', { name: begin + label, exact: true }).waitFor();
        }
        expect(incidents).toEqual([]);
      }
    } finally {
      await several.stop();
    }
  });

  test('The buttons fit from 320 px on, and axe finds nothing', async () => {
    const several = await startApplication({ identityProviders: many() });
    try {
      for (const { url } of [application, several]) {
        const { page } = await browser.newPage(url, { reducedMotion: 'reduce' });
        for (const path of ['/login', '/register']) {
          await page.goto(path);
          await buttons(page).nth(2).waitFor();
          for (const width of [1440, 390, 320]) {
            await page.setViewportSize({ width, height: 900 });
            await expectSoon(() => sidewaysScroll(page)).toBe(0);
            await expectSoon(() => smallTargets(page)).toEqual([]);
            await screenshot(page, `providers-${await buttons(page).count()}${path.replace('/', '-')}-${width}`);
          }
          await expectNoAxeViolations(page);
        }
      }
    } finally {
      await several.stop();
    }
  });

  test('SI-40 The button of the provider that was used last on this device says so', async () => {
    const { page, incidents } = await browser.newPage(application.url, { ignore: (one) => one.kind === 'request' || draftWarning(one) });
    await page.goto('/login');
    await googleButton(page).waitFor();
    await expectSoon(() => page.getByText('Last used').count()).toBe(0);
    await googleButton(page).click();
    await page.getByRole('button', { name: 'I am ada' }).click();
    await notification(page, 'Logged in').waitFor();
    await page.waitForURL(/\/(?:personal|editor\?start)$/);
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByText('Last used').waitFor();
    await googleButton(page).getByText('Last used').waitFor();
    expect(incidents).toEqual([]);
  });

  test('Without a provider, the screens load nothing of it', async () => {
    const plain = await startApplication();
    try {
      const { page } = await browser.newPage(plain.url);
      const loaded: string[] = [];
      page.on('request', (request) => void loaded.push(request.url()));
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
      expect(loaded.filter((url) => /provider/.test(url))).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
