import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';
import { eventually } from '../support/waiting.js';
import { fillRegistration, notification } from './account-steps.js';
import { draftWarning, previewTiles, publishPage, tileNames, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

const starter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const signUp = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Free sign up' });

/** The guest editor with the page of a florist. */
async function asFlorist(options: PageOptions = {}) {
  const opened = await browser.newPage(application.url, { ignore: draftWarning, ...options });
  const { page } = opened;
  await page.goto('/guesteditor');
  await page.getByRole('link', { name: 'Start from what you do' }).click();
  await page.getByLabel('What should the page be called?').fill('Wild & Cut');
  await starter(page, 'Florist').dblclick();
  await titleField(page).waitFor();
  return opened;
}

async function names(page: Page): Promise<string[]> {
  return (await previewTiles(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}

async function register(page: Page, username: string): Promise<void> {
  await fillRegistration(page, { username, email: `${username}@example.org`, password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await notification(page, 'Registered!').waitFor();
}

const FLORIST = ['Flowers of this week', 'Order a bouquet', 'How a bouquet lasts', 'The shop'];

describe('A guest', () => {
  test('begins with a starter, signs up without a question, and has the page with its look and all kinds of tiles in the new account', async () => {
    const { page, incidents } = await asFlorist();
    await eventually(async () => expect(await names(page)).toEqual(FLORIST));
    await signUp(page).click();
    await page.waitForURL('**/register');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await register(page, 'wild.and.cut');
    await page.waitForURL((url) => url.pathname === '/editor' && url.search === '');
    await eventually(async () => expect(await names(page)).toEqual(FLORIST));
    expect(await titleField(page).inputValue()).toBe('Wild & Cut');
    expect(await page.evaluate(() => sessionStorage.getItem('guestDesign'))).toBeNull();
    await publishPage(page);
    await page.reload();
    await eventually(async () => expect(await names(page)).toEqual(FLORIST));
    // A link is still a link.
    await page.getByRole('button', { name: /^Tile 2 of 4, link/ }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('who goes to the registration and back finds the page again; one step of undo takes the starter away', async () => {
    const { page } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
    await eventually(async () => expect((await tileNames(page)).length).toBe(4));
    await signUp(page).click();
    await page.waitForURL('**/register');
    await page.goBack();
    await eventually(async () => expect(await names(page)).toEqual(FLORIST));
    // It is in memory again, and nowhere else.
    await eventually(async () => expect(await page.evaluate(() => sessionStorage.getItem('guestDesign'))).toBeNull());
    await page.reload();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
  });

  test('who goes back before the registration is there keeps the page in memory, and nowhere else', async () => {
    const { page } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    const isBack = page.evaluate(
      () =>
        new Promise((done) => {
          const push = history.pushState.bind(history);
          history.pushState = (...state) => {
            push(...state);
            history.back();
          };
          window.addEventListener('popstate', done, { once: true });
        }),
    );
    await signUp(page).click();
    await isBack;
    await eventually(async () => expect(await page.evaluate(() => sessionStorage.getItem('guestDesign'))).toBeNull());
    await eventually(async () => expect(await names(page)).toEqual(FLORIST));
  });

  test('who begins as a photographer is told when pictures can be uploaded', async () => {
    const { page } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor?start');
    await starter(page, 'Photographer').dblclick();
    await page.getByRole('button', { name: /^Edit tile 1 of 5/i }).click();
    await page.getByRole('dialog').getByText('You can upload pictures here after signing up.').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
  });

  test('sees on a phone that nothing is saved, and that signing up takes the page along', async () => {
    const { page } = await browser.newPage(application.url, PHONE);
    await page.goto('/guesteditor?start');
    await page.getByText('Nothing is saved here. Signing up takes the page along.').waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `guest-start-390-${scheme}`);
    });
  });
});
