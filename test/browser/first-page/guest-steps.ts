import type { Page } from 'playwright-core';
import { fillRegistration, notification } from '../accounts/account-steps.js';
import { publishButton } from '../editor/editor-steps.js';

/** Steps of a guest whose page comes along to a new account. */

/** Publish, and the panel below it, with an address if there is one. */
export async function goByPublish(page: Page, linkname = 'wild-and-cut'): Promise<void> {
  await publishButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Choose an address for this page' });
  await panel.getByText(/Your page comes along, with everything on it, and is published\./).waitFor();
  await panel.getByRole('textbox', { name: 'Address you would like' }).fill(linkname);
  if (linkname !== '') await panel.getByText('This linkname is available.').waitFor();
  await panel.getByRole('button', { name: 'Free sign up' }).click();
  await page.waitForURL('**/register');
}

export async function register(page: Page, username: string): Promise<void> {
  await fillRegistration(page, { username, email: `${username}@example.org`, password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Keep my page' }).click();
  await notification(page, 'Registered!').waitFor();
}
