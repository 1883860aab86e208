import { beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publishPage } from '../builders/pages/example-pages.js';
import { sendReport } from '../api/reports/report-calls.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

beforeAll(async () => {
  await publishPage(product.application, example);
});

const { reportTexts } = texts;

async function sent({ asGuest }: Visit, fill: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await asGuest(`/report/${example.linkname}`);
  await fill(page);
  await page.getByRole('button', { name: reportTexts.send }).click();
  await page.waitForLoadState('load');
  return page;
}

photograph('report', product, [
  { name: 'Report a page', open: async ({ asGuest }) => (await asGuest(`/report/${example.linkname}`)).page },
  { name: 'Report a page, without a reason', open: (visit) => sent(visit, (page) => page.getByRole('textbox').first().fill('Look.')) },
  {
    name: 'Report a page, without a proof',
    open: async (visit) => {
      for (let time = 0; time < 10; time += 1) await sendReport(product.application, example.linkname, { reason: 'fraud' });
      const { page } = await visit.asGuest(`/report/${example.linkname}`, { javaScriptEnabled: false });
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: reportTexts.send }).click();
      await page.getByText(reportTexts.known).first().waitFor();
      await product.application.dataSource.query('DELETE FROM page_report');
      return page;
    },
  },
  {
    name: 'Report a page, sent',
    open: (visit) =>
      sent(visit, async (page) => {
        await page.getByRole('radio').nth(1).check();
        await page.getByRole('textbox').nth(1).fill('mimi@okada.example');
      }),
  },
]);
