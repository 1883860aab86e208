import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ProviderIcon } from '../../../server/accounts/providers/provider-facts.rules.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
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

  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
  test.each([
    ['Instagram', `${android} Instagram 402.0.0.49`, 'intent:'],
    ['Facebook', `${iPhone} [FBAN/FBIOS;FBAV/532.0]`, 'x-safari-http:'],
    ['TikTok', `${iPhone} musical_ly_42.1 BytedanceWebview/d8a21c6`, 'x-safari-http:'],
  ])(
    'SI-90 Inside %s, where Google signs nobody in, the screen says so and leads to the browser of the device',
    async (app, userAgent, way) => {
      const { page, incidents } = await browser.newPage(application.url, { ...PHONE, userAgent });
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        const note = page.getByRole('note').filter({ hasText: `Google does not sign people in inside ${app}.` });
        const { host } = new URL(application.url);
        const leads = way === 'intent:' ? `intent://${host}${path}#Intent;scheme=http;end` : `x-safari-${application.url}${path}`;
        await expectSoon(() => note.getByRole('link', { name: 'Open in your browser' }).getAttribute('href')).toBe(leads);
        await note.getByRole('button', { name: 'Copy link' }).waitFor();
        await inLightAndDark(page, async (scheme) => {
          await expectNoAxeViolations(page);
          await screenshot(page, `inside-${app.toLowerCase()}${path.replace('/', '-')}-390-${scheme}`);
        });
        await expectSoon(() => sidewaysScroll(page)).toBe(0);
      }
      expect(incidents).toEqual([]);
    },
  );

  test('SI-90 In the browser of a device, and where Google is not offered, no screen says so', async () => {
    const others = await startApplication({ identityProviders: [named('Acme ID', 1)] });
    try {
      for (const [url, userAgent] of [
        [application.url, `${android.replace('; wv', '')}`],
        [others.url, `${android} Instagram 402.0.0.49`],
      ] as const) {
        const { page } = await browser.newPage(url, { userAgent });
        await page.goto('/login');
        await buttons(page).first().waitFor();
        await page.waitForLoadState('networkidle');
        await expectSoon(() => page.getByRole('note').count()).toBe(0);
      }
    } finally {
      await others.stop();
    }
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
