import { expect, test } from '@jest/globals';
import { aPageAt } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { exportedFolder } from '../support/exported-folder.js';
import { runningProduct } from '../support/running-product.js';

const exported = exportedFolder();
const { application, browser } = runningProduct(() => ({ pagesExportDir: exported.path }));

test('An exported page works in a browser without any header: its popups open, and its policy refuses other scripts', async () => {
  await aPageAt(application, 'ada', aDesign({ title: 'My garden', tiles: [aTile({ name: 'Lemons', html: '<p>Water them.</p>' })] }));
  await exported.shows('ada', 'Lemons');
  const { page, incidents } = await browser.newPage(application.url);
  await page.route('**/ada', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: exported.page('ada') ?? '' }));
  await page.goto('/ada');
  await page
    .getByRole('button', { name: 'Lemons' })
    .or(page.getByRole('link', { name: 'Lemons' }))
    .click();
  await page.getByRole('dialog').getByText('Water them.').waitFor();
  expect(incidents).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "executed"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('executed');
  expect(incidents).toEqual([{ kind: 'console', text: expect.stringContaining('Content Security Policy') }]);
});
