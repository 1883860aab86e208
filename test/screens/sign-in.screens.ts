import type { Page } from 'playwright-core';
import type { IdentityProviderSettings } from '../../server/config/provider-variables.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import { register } from '../builders/accounts/account.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const client = { issuer: 'http://127.0.0.1:1', clientId: 'tessera', clientSecret: 'none', trustsEmail: false };
const identityProviders: IdentityProviderSettings[] = [
  { name: 'acme', label: 'Acme ID', icon: null, ...client },
  { name: 'google', label: 'Google', icon: 'google', ...client, issuer: 'http://127.0.0.1:2' },
  { name: 'gitlab', label: 'GitLab', icon: 'gitlab', ...client, issuer: 'http://127.0.0.1:3' },
];
const port = await freePort();
const product = runningProduct({ port, publicUrl: `http://localhost:${port}`, logLevel: 'silent', rateLimits: 'off', identityProviders });

const { authTexts, linkedTexts, loginTexts, passkeyTexts, providerTexts, suspendedTexts } = texts;

const open =
  (path: string) =>
  async (visit: Visit): Promise<Page> => {
    const { page } = await visit.asGuest(path);
    await page.evaluate(() => localStorage.setItem('lastSignInProvider', 'acme'));
    await page.reload();
    await page.getByRole('button', { name: providerTexts.begin({ provider: 'Acme ID' }) }).waitFor();
    return page;
  };

/** Somebody who has linked one of the providers. */
async function linkedAccounts(visit: Visit): Promise<Page> {
  const owner = await register(product.application);
  await product.application.dataSource.query(
    `INSERT INTO external_identity (issuer, subject, account_id, email, linked_at)
     SELECT $1, gen_random_uuid()::text, id, 'ines.moreau@acme.example', '2026-05-02T09:12:00Z' FROM account WHERE username = $2`,
    [client.issuer, owner.username],
  );
  const { page } = await visit.as(owner, '/personal/security');
  await page.getByText('ines.moreau@acme.example').waitFor();
  return page;
}

/** Somebody with three passkeys, of which one was used today. */
async function passkeys(visit: Visit): Promise<Page> {
  const owner = await register(product.application);
  for (const [name, kind, usedAt] of [
    ['MacBook Air', 'computer', new Date()],
    ['iPhone', 'phone', new Date('2026-11-21T09:12:00Z')],
    ['Security key in the drawer', 'security-key', null],
  ])
    await product.application.dataSource.query(
      `INSERT INTO passkey SELECT gen_random_uuid(), id, sha256(gen_random_uuid()::text::bytea), '', 0, $2, $1::text, true, '2026-06-04T09:12:00Z', $3
       FROM account WHERE username = $4`,
      [name, kind, usedAt, owner.username],
    );
  const { page } = await visit.as(owner, '/personal/security');
  await page.getByText('MacBook Air').waitFor();
  return page;
}

const openMenu = async (page: Page): Promise<void> => page.getByRole('button', { name: passkeyTexts.more({ name: 'iPhone' }) }).click();

/** Somebody who has signed in to an account that is suspended. */
async function suspendedAccount(visit: Visit): Promise<Page> {
  const owner = await register(product.application);
  await product.application.dataSource.query(
    `UPDATE account SET suspended_at = '2026-11-24T09:12:00Z', suspension_reason = 'fraud' WHERE username = $1`,
    [owner.username],
  );
  const { page } = await visit.asGuest('/login');
  await page.getByLabel(authTexts.username).fill(owner.username);
  await page.getByLabel(authTexts.password, { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click();
  await page.getByRole('heading', { name: suspendedTexts.title }).waitFor();
  return page;
}

photograph('sign-in', product, [
  { name: 'Suspended account', open: suspendedAccount },
  { name: 'Security, with passkeys', open: passkeys },
  {
    name: 'Menu of a passkey',
    onlyOn: 'phones',
    open: async (visit) => {
      const page = await passkeys(visit);
      await openMenu(page);
      return page;
    },
  },
  {
    name: 'Name of a passkey',
    open: async (visit) => {
      const page = await passkeys(visit);
      if (visit.isPhone) await openMenu(page);
      await page
        .getByRole('button', { name: visit.isPhone ? passkeyTexts.rename : passkeyTexts.renameOf({ name: 'iPhone' }), exact: true })
        .click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'Question of Remove, of a passkey',
    open: async (visit) => {
      const page = await passkeys(visit);
      if (visit.isPhone) await openMenu(page);
      await page
        .getByRole('button', { name: visit.isPhone ? passkeyTexts.remove : passkeyTexts.removeOf({ name: 'iPhone' }), exact: true })
        .click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  { name: 'Login, with providers', open: open('/login') },
  { name: 'Register, with providers', open: open('/register') },
  { name: 'Security, with linked accounts', open: linkedAccounts },
  {
    name: 'Question of Unlink',
    open: async (visit) => {
      const page = await linkedAccounts(visit);
      await page.getByRole('button', { name: linkedTexts.unlinkOf({ provider: 'Acme ID' }) }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
]);
