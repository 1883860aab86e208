import type { Page } from 'playwright-core';
import { aPageAt, claim, publish, register } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { examplePage } from '../../builders/pages/example-pages.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { adminTexts, adminAccountTexts, adminAccountListTexts } = texts;

const NAMES = [
  'padaria-alecrim',
  'ada-koll',
  'jun-okafor',
  'win-big-now',
  'kleine-oven',
  'volta-bikes',
  'moth-osaka',
  'liv-aasen',
  'cafe-lumen',
];

let operators = 0;
async function administration(visit: Visit, path: string): Promise<Page> {
  const { application } = product;
  const { dataSource } = application;
  if (operators === 0) {
    for (const username of NAMES) {
      const account = await register(application, { username, email: `hello@${username}.example` });
      if (username === 'jun-okafor') {
        await claim(application, account, username);
        await publish(application, account, examplePage('halyard').design);
      }
    }
    await dataSource.query(
      `UPDATE account SET email_verified = username NOT IN ('moth-osaka'), last_seen_at = now() - make_interval(hours => length(email) * 3)`,
    );
    await aPageAt(application, 'jun-prints');
    const passkey = `INSERT INTO passkey (id, account_id, credential_id, public_key, sign_count, kind, name, was_verified, created_at)
      SELECT gen_random_uuid(), id, '\\x01', '\\x00', 0, 'computer', 'MacBook Air', true, now() FROM account WHERE username = 'jun-okafor'`;
    await dataSource.query(passkey);
  }
  const operator = await registerOperator(application, { username: operators === 0 ? 'ines-moreau' : `ines-${operators}` });
  operators += 1;
  const id = async (name: string) =>
    (await dataSource.query<{ id: string }[]>('SELECT id FROM account WHERE username = $1', [name]))[0]!.id;
  const SUSPEND = 'mutation ($input: AdminSuspensionInput!) { adminSuspendAccount(input: $input) { hasPassword } }';
  await graphqlData(application.url, SUSPEND, { input: { accountId: await id('win-big-now'), reason: 'FRAUD' } }, operator.token);
  const { page } = await visit.as(operator, path.replace('{jun}', await id('jun-okafor')));
  return page;
}

async function account(visit: Visit): Promise<Page> {
  const page = await administration(visit, '/admin/accounts/{jun}');
  await page.getByRole('heading', { name: 'jun-okafor' }).waitFor();
  return page;
}

async function actions(visit: Visit): Promise<Page> {
  const page = await account(visit);
  if (visit.isPhone) await page.getByRole('button', { name: adminAccountTexts.actions }).click();
  return page;
}

photograph('admin', product, [
  {
    name: 'Administration, accounts',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts');
      await page.getByRole('link', { name: 'kleine-oven' }).waitFor();
      return page;
    },
  },
  {
    name: 'Menu of an account',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts');
      await page.getByRole('button', { name: adminAccountListTexts.more({ username: 'win-big-now' }) }).click();
      await page.getByRole('button', { name: adminAccountTexts.lift }).waitFor();
      return page;
    },
  },
  {
    name: 'Administration, no account found',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts?search=nobody');
      await page.getByText(adminAccountListTexts.showAll).waitFor();
      return page;
    },
  },
  {
    name: 'Administration, its parts',
    onlyOn: 'phones',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts');
      await page.getByRole('button', { name: adminTexts.barTitle }).click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'Administration, an account',
    open: account,
  },
  {
    name: 'Question of Sign out everywhere, in the administration',
    open: async (visit) => {
      const page = await account(visit);
      await page.getByRole('button', { name: adminAccountTexts.signOut }).click();
      return page;
    },
  },
  { name: 'Actions with an account', onlyOn: 'phones', open: actions },
  {
    name: 'Suspend an account',
    open: async (visit) => {
      const page = await actions(visit);
      await page.getByRole('button', { name: adminAccountTexts.suspend }).click();
      await page.getByRole('heading', { name: adminAccountTexts.suspendOf({ username: 'jun-okafor' }) }).waitFor();
      return page;
    },
  },
  {
    name: 'Delete an account, in the administration',
    open: async (visit) => {
      const page = await actions(visit);
      await page.getByRole('button', { name: adminAccountTexts.delete }).click();
      await page.getByRole('heading', { name: adminAccountTexts.deleteOf({ username: 'jun-okafor' }) }).waitFor();
      return page;
    },
  },
  {
    name: 'Question of Change role',
    open: async (visit) => {
      const page = await account(visit);
      await page.getByRole('button', { name: adminAccountTexts.change, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  {
    name: 'Question of Remove passkeys, in the administration',
    open: async (visit) => {
      const page = await actions(visit);
      await page.getByRole('button', { name: adminAccountTexts.removePasskeys }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  {
    name: 'Administration, audit log',
    open: async (visit) => {
      const page = await administration(visit, '/admin/audit-log');
      await page.getByRole('link', { name: 'win-big-now' }).first().waitFor();
      return page;
    },
  },
]);
