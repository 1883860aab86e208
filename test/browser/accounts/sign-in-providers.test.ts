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
const { application, browser } = runningProduct(() => ({ identityProviders: [provider.settings], rateLimits: 'off' }));
beforeAll(async () => {
  await provider.start(`${application.url}/login`);
});
afterAll(async () => {
  await provider.stop();
});

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google', exact: true });

describe('The buttons of several providers', () => {
  const client = { clientId: 'tessera', clientSecret: 'none', trustsEmail: false };
  const named = (label: string, at: number, icon: ProviderIcon | null = null) => ({
    name: `p${at}`,
    label,
    icon,
    issuer: `http://127.0.0.1:${at}`,
    ...client,
  });
  const begin = 'Continue with ';

  test('SI-39 Each provider has its button in the order of the configuration; five or more show only their names', async () => {
    const few = [named('Acme ID', 1), provider.settings, named('GitLab', 3, 'gitlab')];
    const many = [...few, named('Keycloak', 4, 'keycloak'), named('An unusually long name of a provider', 5)];
    for (const identityProviders of [few, many]) {
      const several = await startApplication({ identityProviders });
      try {
        const { page, incidents } = await browser.newPage(several.url, { reducedMotion: 'reduce' });
        const labels = identityProviders.map(({ label }) => label);
        for (const [path, isShort] of [
          ['/login', identityProviders === many],
          ['/register', true],
        ] as const) {
          await page.goto(path);
          const buttons = page.locator('main [data-providers] button');
          await expectSoon(() => buttons.count()).toBe(labels.length);
          await expectSoon(async () => (await buttons.allInnerTexts()).map((text) => text.trim())).toEqual(
            isShort ? labels : labels.map((label) => begin + label),
          );
          for (const label of labels) await page.getByRole('button', { name: begin + label, exact: true }).waitFor();
          for (const width of [1440, 390, 320]) {
            await page.setViewportSize({ width, height: 900 });
            await expectSoon(() => sidewaysScroll(page)).toBe(0);
            await expectSoon(() => smallTargets(page)).toEqual([]);
            await screenshot(page, `providers-${labels.length}${path.replace('/', '-')}-${width}`);
          }
          await expectNoAxeViolations(page);
        }
        expect(incidents).toEqual([]);
      } finally {
        await several.stop();
      }
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
