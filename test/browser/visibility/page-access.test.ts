import { expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'VI-22 Beside its address, the owner says who may find the page, by keyboard too, and it holds at once: on %s',
  async (_, options, width) => {
    const linkname = `found-${width}`;
    const account = await aPageAt(application, linkname, aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const open = () => page.getByRole('button', { name: /Published/ }).click();
    await open();
    const choice = page.getByRole('group', { name: 'Who sees the page' });
    await expectSoon(() => choice.getByRole('radio', { name: /^Public/ }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: /^Public/ }).press('ArrowDown');
    await expectSoon(() => choice.getByRole('radio', { name: /^Unlisted/ }).isChecked()).toBe(true);
    await page.getByRole('heading', { name: 'Your page is unlisted' }).waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `page-access-${width}-${await scheme(page)}`);
    });
    await expectSoon(async () => (await fetch(`${application.url}/${linkname}`)).text()).toContain('noindex');
    await page.reload();
    await open();
    await expectSoon(() => choice.getByRole('radio', { name: /^Unlisted/ }).isChecked()).toBe(true);
    await choice.getByText('Public', { exact: true }).click();
    await expectSoon(async () => (await fetch(`${application.url}/${linkname}`)).text()).not.toContain('noindex');
    expect(incidents).toEqual([]);
  },
);

test('The title of the panel says who sees the page, and the bar says that it is offline, also when the editor is opened again', async () => {
  const account = await aPageAt(application, 'found-away', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await page.getByRole('button', { name: /Published/ }).click();
  await page.getByRole('heading', { name: 'Your page is public' }).waitFor();
  const choice = page.getByRole('group', { name: 'Who sees the page' });
  await choice.getByText('Nobody', { exact: true }).click();
  await page.getByRole('heading', { name: 'Your page is offline' }).waitFor();
  const offline = page.getByRole('button', { name: 'Offline Visitors do not see it' });
  await offline.waitFor();
  await expectSoon(async () => (await fetch(`${application.url}/found-away`)).status).toBe(404);
  await page.reload();
  await offline.click();
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `page-offline-1440-${await scheme(page)}`);
  });
  await choice.getByText('Unlisted', { exact: true }).click();
  await page.getByRole('heading', { name: 'Your page is unlisted' }).waitFor();
  await page.getByRole('button', { name: /^Published/ }).waitFor();
  await expectSoon(async () => (await fetch(`${application.url}/found-away`)).status).toBe(200);
  expect(incidents).toEqual([]);
});
