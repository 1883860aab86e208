import type { Page } from 'playwright-core';
import { registerOperator } from '../../builders/accounts/operator.js';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { sendReport, storedReports } from '../../api/reports/report-calls.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { adminReportTexts } = texts;

const REPORTS = [
  {
    linkname: 'theo-brandt',
    reason: 'copied',
    words: 'These are my cats and my lettering, page for page. Mine is two years older. Please take it down.',
    email: 'mimi@okada.example',
    hours: 50,
  },
  { linkname: 'halyard', reason: 'fraud', words: 'It asks for a card number to send a prize.', hours: 25 },
  { linkname: 'halyard', reason: 'fraud', words: 'My mother got this link by text message.', hours: 22 },
  { linkname: 'grain-school', reason: 'other', words: 'The episode about Far Rockaway plays the wrong song.', hours: 0.67 },
];

let operators = 0;
async function administration(visit: Visit, path: string, isDecided = false): Promise<Page> {
  const { application } = product;
  const { dataSource } = application;
  operators += 1;
  const operator = await registerOperator(application, { username: `marta-${operators}` });
  if (operators === 1) {
    for (const linkname of new Set(REPORTS.map((report) => report.linkname))) await publishPage(application, examplePage(linkname));
  }
  await dataSource.query('DELETE FROM page_report');
  for (const { linkname, hours, ...form } of isDecided ? [] : REPORTS) {
    await sendReport(application, linkname, form);
    await dataSource.query(
      `UPDATE page_report SET reported_at = now() - make_interval(mins => $1) WHERE linkname = $2 AND reported_at > now() - interval '30 seconds'`,
      [Math.round(hours * 60), linkname],
    );
  }
  const [first] = await storedReports(application, 'theo-brandt');
  const { page } = await visit.as(operator, path.replace('{first}', String(first?.id)));
  return page;
}

async function changed(visit: Visit): Promise<Page> {
  const page = await administration(visit, '/admin/reports');
  const { dataSource } = product.application;
  await dataSource.query(`UPDATE page SET version = version + 1 WHERE linkname = 'grain-school'`);
  const [report] = await storedReports(product.application, 'grain-school');
  await page.goto(`/admin/reports/${String(report?.id)}`);
  await page.getByRole('link', { name: adminReportTexts.then }).click();
  await page.waitForLoadState('networkidle');
  return page;
}

photograph('admin reports', product, [
  {
    name: 'Administration, reports',
    open: async (visit) => {
      const page = await administration(visit, '/admin/reports');
      await page.getByRole('link', { name: 'grain-school' }).waitFor();
      await page.waitForLoadState('networkidle');
      return page;
    },
  },
  {
    name: 'Administration, a report',
    onlyOn: 'phones',
    open: async (visit) => {
      const page = await administration(visit, '/admin/reports/{first}');
      await page.getByRole('button', { name: adminReportTexts.hide }).waitFor();
      await page.waitForLoadState('networkidle');
      return page;
    },
  },
  {
    name: 'Administration, an account to suspend',
    open: async (visit) => {
      const page = await administration(visit, '/admin/reports/{first}');
      await page.getByRole('button', { name: adminReportTexts.suspend }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      return page;
    },
  },
  {
    name: 'Administration, a reported page that has changed',
    open: changed,
  },
  {
    name: 'Administration, what a reported page said',
    open: async (visit) => {
      const page = await changed(visit);
      await page.getByRole('button', { name: adminReportTexts.readTiles }).click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
      return page;
    },
  },
  {
    name: 'Administration, no reports',
    open: async (visit) => {
      const page = await administration(visit, '/admin/reports', true);
      await page.getByText(adminReportTexts.nothing).waitFor();
      return page;
    },
  },
]);
