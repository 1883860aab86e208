import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { anUploader } from '../../support/calls/uploads.js';
import { startLinkedSite, type LinkedSite } from '../../support/neighbours/linked-site.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openContent, openEditor } from '../editor/editor-steps.js';
import { paste } from '../tiles/tile-content-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

let site: LinkedSite;
beforeAll(async () => void (site = await startLinkedSite()));
beforeEach(() => void (site.asked.length = 0));
afterAll(() => site.stop());

async function open(account: TestAccount) {
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Menu', html: '' })] }));
  const opened = await openEditor(browser, application, { account });
  return { ...opened, text: await openContent(opened.page, 1) };
}

const written = (text: Locator) => text.evaluate(({ innerHTML }) => innerHTML);
const LEFT_OUT =
  'Some pictures of what you pasted are not here: they stand on another site, or could not be read. Upload them with the toolbar.';

test('RU-24 Of a pasted table, each row is a line; headings are bold, and quotes are indented', async () => {
  const { page, text, incidents } = await open(await register(application));
  const html =
    '<h2>Today</h2><table><thead><tr><th>Dish</th><th>Price</th></tr></thead><tbody><tr><td><p>Soup</p><p>with bread</p></td><td>4</td></tr>' +
    '<tr><td></td><td>Salad</td></tr><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></tbody></table>' +
    '<blockquote><p>One</p><blockquote>Two</blockquote></blockquote><p>End</p>';
  await paste(page, { 'text/html': html });
  await expectSoon(() => written(text)).toBe(
    '<p><strong>Today</strong></p><p><strong>Dish</strong> · <strong>Price</strong></p><p>Soup with bread · 4</p><p>Salad</p><p>a b · c</p>' +
      '<p class="ql-indent-1">One</p><p class="ql-indent-2">Two</p><p>End</p>',
  );
  expect(incidents).toEqual([]);
});

test('RU-25 Of pasted colours, those that nobody could read are left out', async () => {
  const { page, text, incidents } = await open(await register(application));
  const html =
    '<p><span style="color: #fff">white</span> <span style="color: white; background-color: navy">on navy</span> ' +
    '<span style="color: rgb(200, 0, 0)">red</span> <span style="background-color: rgb(34, 36, 74)">dark</span></p>';
  await paste(page, { 'text/html': html });
  await expectSoon(() => written(text)).toBe(
    '<p>white <span style="background-color: navy; color: white;">on navy</span> <span style="color: rgb(200, 0, 0);">red</span> dark</p>',
  );
  expect(incidents).toEqual([]);
});

test('RU-26 Pictures of pasted HTML become pictures of the account, each at its place, and one that cannot is said to be missing', async () => {
  const { page, text, incidents } = await open(await anUploader(application));
  const webp = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();
  const html =
    `<p>One<img src="${site.url}/cover.jpg" alt="A cover"></p><p>Two<img src="data:image/webp;base64,${webp.toString('base64')}">Three</p>` +
    `<p>Four<img src="${site.url}/broken.png"><img src="${site.url}/pixel.png" width="1" height="1">Five</p>`;
  await paste(page, { 'text/html': html });
  await page.getByText(LEFT_OUT).waitFor();
  await expectSoon(() => written(text)).toMatch(
    /^<p>One<img src="\/media\/[^"]+" alt="A cover"[^>]*><\/p><p>Two<img src="\/media\/[^"]+"[^>]*>Three<\/p><p>FourFive<\/p>$/,
  );
  expect(site.asked).toEqual(['/cover.jpg', '/broken.png']);
  await inLightAndDark(page, async (mode) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `pasted-pictures-${mode}`);
  });
  expect(incidents).toEqual([]);
});

test('RU-26 Where the account may not upload, pictures of other sites are left out and said to be, and no site is asked', async () => {
  const { page, text, incidents } = await open(await register(application));
  await paste(page, { 'text/html': `<p>One<img src="${site.url}/cover.jpg">Two</p>` });
  await page.getByText(LEFT_OUT).waitFor();
  await expectSoon(() => written(text)).toBe('<p>OneTwo</p>');
  expect([site.asked, incidents]).toEqual([[], []]);
});
