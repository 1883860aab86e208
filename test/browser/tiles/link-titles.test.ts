import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { screenshot } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { startLinkedSite, type LinkedSite } from '../../support/neighbours/linked-site.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';
import { addKind, dialog, edit, save } from './tile-kind-steps.js';

const address = (page: Page) => dialog(page, 'Edit link').getByRole('textbox', { name: 'Where it leads' });
const nameOnTile = (page: Page) => dialog(page, 'Edit link').getByRole('textbox', { name: 'On the tile' });
const pagePicture = (page: Page) => page.getByRole('button', { name: 'Use the picture of that page' });

describe('In the popup of a link', () => {
  const { application, browser } = runningProduct({ linkPreviews: 'private' });
  let site: LinkedSite;
  beforeAll(async () => void (site = await startLinkedSite()));
  beforeEach(() => void (site.asked.length = 0));
  afterAll(() => site.stop());

  test('FU-34 the title of the page becomes the name, also after another address, unless the creator has written one; a name that is taken away does not come back', async () => {
    const account = await anUploader(application);
    await publish(application, account, aDesign({ tiles: [aTile()] }));
    const { page, incidents } = await openEditor(browser, application, { account });
    await addKind(page, 'Link');
    await address(page).fill(`${site.url}/figs`);
    await expectSoon(() => nameOnTile(page).inputValue()).toBe('All about figs');
    await pagePicture(page).waitFor();
    await address(page).fill(`${site.url}/pears`);
    await expectSoon(() => nameOnTile(page).inputValue()).toBe('All about pears');
    await address(page).fill(`${site.url}/missing`);
    await expectSoon(() => nameOnTile(page).inputValue()).toBe('');
    await nameOnTile(page).fill('My figs');
    await address(page).fill(`${site.url}/figs`);
    await save(page);
    await edit(page, 2);
    await expectSoon(() => nameOnTile(page).inputValue()).toBe('My figs');
    await holdClock(page);
    await nameOnTile(page).fill('');
    await page.clock.runFor(2000);
    await address(page).fill(`${site.url}/plums`);
    await page.clock.runFor(2000);
    await expectSoon(() => nameOnTile(page).inputValue()).toBe('All about plums');
    expect(site.asked).toEqual(['/figs', '/pears', '/missing', '/plums']);
    expect(incidents).toEqual([]);
  });
});

describe('Where the server reads no pages', () => {
  const { application, browser } = runningProduct();

  test('RU-22 a name alone is no address of a link, and the popup proposes the networks in which it is one', async () => {
    const account = await anUploader(application);
    await publish(application, account, aDesign({ tiles: [aTile()] }));
    const { page, incidents } = await openEditor(browser, application, { account });
    await addKind(page, 'Link');
    await address(page).fill('@ada');
    await address(page).blur();
    await dialog(page, 'Edit link').getByText('This is no web page, e-mail address or telephone number.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'link-popup-name-alone');
    // A rest in typing asks the address whether anybody answers.
    await holdClock(page);
    await dialog(page, 'Edit link').getByRole('group', { name: 'Where is @ada?' }).getByRole('button', { name: 'TikTok' }).click();
    await expectSoon(() => address(page).inputValue()).toBe('https://tiktok.com/@ada');
    await expectFocus(address(page));
    await expectSoon(() => page.getByRole('group', { name: 'Where is @ada?' }).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('the popup of a link does not offer the picture of its page', async () => {
    const account = await anUploader(application);
    await publish(application, account, aDesign({ tiles: [aTile()] }));
    const { page, incidents } = await openEditor(browser, application, { account });
    await addKind(page, 'Link');
    await address(page).fill('http://figs.example/');
    await dialog(page, 'Edit link').getByText('Leads to figs.example').waitFor();
    await expectSoon(() => pagePicture(page).count()).toBe(0);
    await save(page);
    expect(incidents).toEqual([]);
  });
});
