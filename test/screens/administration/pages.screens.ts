import type { Page } from 'playwright-core';
import { registerOperator } from '../../builders/accounts/operator.js';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { adminPageTexts } = texts;

const LINKNAMES = ['theo-brandt', 'halyard', 'grain-school'];
let operators = 0;
async function pages(visit: Visit, query = ''): Promise<Page> {
  const { application } = product;
  operators += 1;
  const operator = await registerOperator(application, { username: `marta-${operators}` });
  if (operators === 1) {
    for (const linkname of LINKNAMES) await publishPage(application, examplePage(linkname));
    await sendReport(application, 'theo-brandt', { reason: 'copied', words: 'Mine.', email: '' });
    await application.dataSource.query('INSERT INTO page_week (page_id, visits) SELECT owner_id, length(linkname) * 141 FROM page');
  }
  const FIND = `SELECT owner_id AS id FROM page WHERE linkname = 'grain-school'`;
  const [found] = await application.dataSource.query<{ id: string }[]>(FIND);
  const HIDE = 'mutation ($input: AdminPageHidingInput!) { adminHidePage(input: $input) { visits } }';
  await graphqlData(application.url, HIDE, { input: { pageId: found!.id, reason: 'FRAUD' } }, operator.token);
  const { page } = await visit.as(operator, `/admin/pages${query}`);
  await page.getByText(adminPageTexts.look).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Two first pages of accounts, which wait. */
async function waiting(visit: Visit): Promise<Page> {
  const { application } = product;
  const operator = await registerOperator(application);
  const CHOOSE = 'mutation ($value: String!) { adminChangeSetting(name: FIRST_PUBLICATION, value: $value) { value } }';
  await graphqlData(application.url, CHOOSE, { value: 'review' }, operator.token);
  await application.dataSource.query(`DELETE FROM account WHERE id IN (SELECT account_id FROM page WHERE hiding_reason = 'review')`);
  for (const linkname of ['tomas-reyes', 'kiln-and-co']) await publishPage(application, { ...examplePage('halyard'), linkname });
  await graphqlData(application.url, CHOOSE, { value: 'free' }, operator.token);
  const { page } = await visit.as(operator, '/admin/pages?filter=waiting');
  await page.getByRole('button', { name: adminPageTexts.approve }).first().waitFor();
  return page;
}

photograph('admin pages', product, [
  { name: 'Administration, pages that wait', open: waiting },
  { name: 'Administration, pages', open: (visit) => pages(visit) },
  {
    name: 'Administration, why a page is hidden',
    open: async (visit) => {
      const page = await pages(visit, '?filter=hidden');
      await page.getByRole('button', { name: adminPageTexts.sayWhy }).click();
      return page;
    },
  },
  {
    name: 'Administration, a hidden page read',
    open: async (visit) => {
      const page = await pages(visit, '?filter=hidden');
      await page.getByRole('button', { name: adminPageTexts.look }).click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
      return page;
    },
  },
]);
