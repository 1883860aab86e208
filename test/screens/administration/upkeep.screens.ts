import type { Page } from 'playwright-core';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { adminUpkeepTexts, newAccountTexts, adminTokenTexts, adminLinknameTexts } = texts;

let operators = 0;
async function administration(visit: Visit, path: string): Promise<Page> {
  const { application } = product;
  operators += 1;
  const operator = await registerOperator(application, { username: `marta-${operators}` });
  if (operators === 1) {
    const jun = await register(application, { username: 'jun-okafor' });
    await aPageAt(application, 'jun-prints');
    await application.dataSource.query('UPDATE account SET email_verified = true');
    const TOKEN = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    await graphqlData(application.url, TOKEN, { input: { name: 'Shop', scopes: ['READ', 'PUBLISH'] } }, jun.token);
    for (const [host, failing] of [
      ['hooks.okafor.example', false],
      ['old.okafor.example', true],
    ] as const) {
      const WEBHOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
      await graphqlData(application.url, WEBHOOK, { input: { url: `https://${host}/in`, events: ['PAGE_PUBLISHED'] } }, jun.token);
      if (failing)
        await application.dataSource.query(`UPDATE webhook SET failing_since = now() - interval '2 days' WHERE address LIKE '%//old.%'`);
    }
  }
  const [found] = await application.dataSource.query<{ id: string }[]>(`SELECT id FROM account WHERE username = 'jun-okafor'`);
  const { page } = await visit.as(operator, path.replace('{jun}', found!.id));
  return page;
}

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

photograph('admin upkeep', product, [
  {
    name: 'Administration, upkeep',
    open: async (visit) => {
      const page = await administration(visit, '/admin/upkeep');
      await page.getByText('hooks.okafor.example').waitFor();
      return page;
    },
  },
  {
    name: 'Administration, a webhook to delete',
    open: async (visit) => {
      const page = await administration(visit, '/admin/upkeep');
      await press(page, adminUpkeepTexts.deleteLabel({ host: 'hooks.okafor.example' }));
      return page;
    },
  },
  {
    name: 'Administration, a new account',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts');
      await press(page, newAccountTexts.new);
      return page;
    },
  },
  {
    name: 'Administration, an access token to revoke',
    open: async (visit) => {
      const page = await administration(visit, '/admin/accounts/{jun}');
      await press(page, adminTokenTexts.revokeLabel({ name: 'Shop' }));
      return page;
    },
  },
  {
    name: 'Administration, an address to block',
    open: async (visit) => {
      const page = await administration(visit, '/admin/pages');
      await page.getByLabel(adminLinknameTexts.linkname).fill('jun-prints');
      await press(page, adminLinknameTexts.block);
      return page;
    },
  },
]);
