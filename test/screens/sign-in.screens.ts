import type { Page } from 'playwright-core';
import type { IdentityProviderSettings } from '../../server/config/provider-variables.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const client = { issuer: 'http://127.0.0.1:1', clientId: 'tessera', clientSecret: 'none', trustsEmail: false };
const identityProviders: IdentityProviderSettings[] = [
  { name: 'acme', label: 'Acme ID', icon: null, ...client },
  { name: 'google', label: 'Google', icon: 'google', ...client, issuer: 'http://127.0.0.1:2' },
  { name: 'gitlab', label: 'GitLab', icon: 'gitlab', ...client, issuer: 'http://127.0.0.1:3' },
];
const product = runningProduct({ logLevel: 'silent', rateLimits: 'off', identityProviders });

const { providerTexts } = texts;

const open =
  (path: string) =>
  async (visit: Visit): Promise<Page> => {
    const { page } = await visit.asGuest(path);
    await page.evaluate(() => localStorage.setItem('lastSignInProvider', 'acme'));
    await page.reload();
    await page.getByRole('button', { name: providerTexts.begin({ provider: 'Acme ID' }) }).waitFor();
    return page;
  };

photograph('sign-in', product, [
  { name: 'Login, with providers', open: open('/login') },
  { name: 'Register, with providers', open: open('/register') },
]);
