import type { Page } from 'playwright-core';
import { fillRegistration, notification } from '../accounts/account-steps.js';
import { answerSheet, publishButton, publishSheet } from '../editor/editor-steps.js';

/** Steps of a guest whose page comes along to a new account. */

/** Publish, and the way to the registration that its notification has. */
export async function goByPublish(page: Page): Promise<void> {
  await publishButton(page).click();
  await notification(page, 'Please register to save').getByRole('button', { name: 'Free sign up' }).click();
  await page.waitForURL('**/register');
}

/** Publishes the page of a new account in the sheet that opens by itself. */
export async function publishAt(page: Page, linkname: string, tiles: 'finished' | 'unfinished' = 'unfinished'): Promise<void> {
  await publishSheet(page).getByRole('textbox', { name: 'Address' }).fill(linkname);
  await publishSheet(page).getByText('It is free, and yours as soon as you publish.').waitFor();
  await answerSheet(page, tiles);
  await page.getByText('Page Updated!').first().waitFor();
}

export async function register(page: Page, username: string): Promise<void> {
  await fillRegistration(page, { username, email: `${username}@example.org`, password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Keep my page' }).click();
  await notification(page, 'Registered!').waitFor();
}
