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
