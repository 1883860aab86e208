import type { Locator, Page } from 'playwright-core';

/** Steps in the popup Edit Links. */

export const linksPopup = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit Links' });

/** The row of a link of the page, by its name. */
export function linkRow(page: Page, name: string): Locator {
  return linksPopup(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(?:More about|Put) ${name}(?: back)?$`) }) });
}

/** Presses an item of the menu of a link. */
export async function chooseInMenu(page: Page, name: string, item: 'Edit' | 'Label' | 'Verified link' | 'Remove'): Promise<void> {
  const label = `More about ${name}`;
  await linksPopup(page).getByRole('button', { name: label, exact: true }).click();
  await linksPopup(page).getByRole('dialog', { name: label }).getByRole('button', { name: item, exact: true }).click();
}
