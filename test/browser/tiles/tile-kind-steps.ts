import type { Locator, Page } from 'playwright-core';

export const arrow = (page: Page): Locator => page.getByRole('button', { name: 'Add links, photos and other tiles' });
export const menu = (page: Page): Locator => page.getByRole('menu', { name: 'Add a tile' });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

export async function addKind(page: Page, kind: string): Promise<void> {
  await arrow(page).click();
  await menu(page).getByRole('menuitem', { name: kind }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tile' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const edit = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Edit tile ${number} of `, 'i') }).click();

export const scheme = (page: Page) => page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** The panel with all emblems, which the button beside the name of a tile opens. */
export const emblemPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Emblem', exact: true });
