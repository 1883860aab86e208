import type { Locator, Page } from 'playwright-core';
import type { OpenPage, PageOpener, PageOptions } from '../../support/browser/browser.js';

/** A screen of the recovery, by what the specification calls its parts. */
export interface Recovery {
  readonly path: string;
  readonly title: string;
  readonly button: string;
  /** What the bar says when all went well. */
  readonly done: string;
}

export const usernameRecovery: Recovery = {
  path: '/recoverusername',
  title: 'Recover username',
  button: 'Send Username',
  done: 'E-mail sent, remember to check junk folder',
};

export const passwordRecovery: Recovery = {
  path: '/recoverpassword',
  title: 'Recover password',
  button: 'Send Reset Link',
  done: 'Recovery E-mail sent, remember to check junk folder',
};

export const recoveries = [usernameRecovery, passwordRecovery];

/** Opens the screen and waits for it. */
export async function openRecovery(
  browser: PageOpener,
  { url }: { readonly url: string },
  { path, title }: Recovery,
  options?: PageOptions,
): Promise<OpenPage> {
  const opened = await browser.newPage(url, options);
  await opened.page.goto(path);
  await opened.page.getByRole('heading', { level: 1, name: title }).waitFor();
  return opened;
}

/** Types the address and has a mail sent there. */
export async function ask(page: Page, recovery: Recovery, address: string): Promise<void> {
  await emailField(page).fill(address);
  await press(page, recovery);
}

export async function press(page: Page, { button }: Recovery): Promise<void> {
  await page.getByRole('button', { name: button }).click();
}

export function emailField(page: Page): Locator {
  return page.getByLabel('E-mail');
}

/** What stands in the place of the form when a mail was asked for. */
export function whatHappensNext(page: Page): Locator {
  return page.getByText('If no account has the address, nothing comes.');
}

/** Reads what tells that the request failed: the alert of the password, which has to be closed, or the bar of the username. */
export async function seeFailure(page: Page, recovery: Recovery): Promise<void> {
  if (recovery === usernameRecovery)
    return page
      .getByRole('listitem')
      .filter({ hasText: /^Error$/ })
      .waitFor();
  await failureAlert(page).getByRole('button', { name: 'OK' }).click();
  await failureAlert(page).waitFor({ state: 'detached' });
}

export function failureAlert(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'There was an error submitting your email.', exact: true });
}
