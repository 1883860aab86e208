import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor, titleField } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const part = (page: Page) => page.getByRole('group', { name: 'Link to the draft' });
const isOn = (page: Page) => part(page).getByRole('button', { name: 'On' }).getAttribute('aria-pressed');

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'DL-10 Its owner makes the link, copies it, reads when it was made and how often it was opened, and revokes it: on %s',
  async (_, options, width) => {
    const design = aDesign({ title: 'Published', tiles: [aTile({ name: 'Menu' })] });
    const account = await aPageAt(application, `shown-${width}`, design);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, incidents } = await openEditor(browser, application, { account, permissions, ...options });
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('SaveDraft') === true);
    await titleField(page).fill('Drafted');
    await saved;
    await page.locator('button[popovertarget]').filter({ hasText: 'not published' }).click();
    await expectSoon(() => isOn(page)).toBe('false');
    await part(page).getByRole('button', { name: 'On' }).click();
    await expectSoon(() => isOn(page)).toBe('true');
    await page.getByRole('button', { name: 'Copy the link to the draft' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${application.url}/preview/[\\w-]{43}$`));
    await expectSoon(() => page.getByText(/^Made on \d+ \w+, not opened yet/).count()).toBe(1);
    await expectSoon(() => page.getByText(/Works until \d+ \w+/).count()).toBe(1);
    const visitor = await browser.newPage(application.url, options);
    await visitor.page.goto(copied);
    await expectSoon(() => visitor.page.getByText('Draft — not published').isVisible()).toBe(true);
    await expectSoon(() => visitor.page.getByRole('heading', { name: 'Drafted' }).isVisible()).toBe(true);
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `draft-link-${width}-${await scheme(page)}`);
    });
    await expectNoAxeViolations(visitor.page);
    await screenshot(visitor.page, `draft-page-${width}`);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expectSoon(() => isOn(page)).toBe('false');
    await expectSoon(() => page.getByText('The link does not work any more.').count()).toBe(1);
    expect((await visitor.page.goto(copied))?.status()).toBe(404);
    expect([incidents, visitor.incidents.filter(({ kind }) => kind !== 'console')]).toEqual([[], []]);
  },
);
