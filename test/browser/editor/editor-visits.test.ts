import { expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { countPastVisits } from '../../builders/pages/visited-page.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { smallTargets } from '../accounts/account-steps.js';
import { openEditor, titleField } from './editor-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();

test.each([
  ['1440', {}],
  ['390', PHONE],
] as const)(
  'At %s px, the state of publishing leads to the views of the last seven days, and from there to all that is known of visits, with changes or without',
  async (width, options) => {
    const linkname = `week-on-${width}`;
    const account = await aPageAt(application, linkname, aDesign({ title: 'Garden', tiles: [aTile()] }));
    await countPastVisits(application, account, []);
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const state = page.getByRole('button', { name: width === '390' ? /^Garden/ : /^Published/ });
    await state.click();
    const visits = page.getByRole('button', { name: '189 views in the last seven days' });
    await visits.waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `editor-visits-${width}-${scheme}`);
    });
    if (width === '390') await expectSoon(() => smallTargets(page)).toEqual([]);
    await visits.click();
    const dialog = page.getByRole('dialog', { name: 'Visits to Garden' });
    await dialog.getByText('465 views in 30 days, at most 30 in a day').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await titleField(page).fill('Gardens');
    await page
      .getByRole('button', { name: width === '390' ? /^Gardens/ : /not published/ })
      .first()
      .click();
    await visits.waitFor();
    expect(incidents).toEqual([]);
  },
);
