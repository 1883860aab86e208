import type { Locator, Page } from 'playwright-core';
import { CreatePageDocument } from '../../../client/api/generated/create-page.js';
import { EditorOfPageDocument } from '../../../client/api/generated/editor-of-page.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';

interface Origin {
  readonly url: string;
}

/** The list of the account's pages on /personal. */
export const pages = (page: Page) => page.getByRole('list', { name: 'Your pages' });
const rows = (page: Page) => pages(page).getByRole('listitem');
export const row = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) });
export const names = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More about ${name}`, exact: true });
/** Presses an action in the menu of a page. */
export const choose = async (page: Page, name: string, action: string) => {
  await more(page, name).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};
/** Gives a page another address. The dialog has closed then, and has given the focus back. */
export async function changeAddress(page: Page, name: string, address: string): Promise<void> {
  await choose(page, name, 'Change address…');
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.keyboard.press('Enter');
  await expectFocus(more(page, name));
}
export const grip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}, `) });
export const switcher = (page: Page) => page.getByRole('button', { name: /Switch to another page/ });

/** An account whose main page is published at an address. */
export async function aCreator(application: Origin): Promise<TestAccount & { readonly linkname: string }> {
  const account = await register(application);
  const linkname = `m-${account.username}`.slice(0, 30);
  await claim(application, account, linkname);
  await publish(application, account, aDesign({ title: 'Main', tiles: [aTile({ name: 'First tile' })] }));
  return { ...account, linkname };
}

export async function addPages(application: Origin, account: TestAccount, ...named: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of named) {
    const { createPage } = await graphqlData(application.url, CreatePageDocument, { input: { name } }, account.token);
    ids.push(createPage.id);
  }
  return ids;
}

/** The title of what is published of a page. */
export const publishedTitle = async (application: Origin, { token }: TestAccount, id: string) =>
  (await graphqlData(application.url, EditorOfPageDocument, { id }, token)).page.design?.title;

/** What stands on each line of a text. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const lines = new Map<number, string>();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null) {
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? '') + node.data.charAt(at));
      }
    }
    return [...lines.values()];
  });

/** Expects that the linkname of the only page begins a line on a phone, where its address needs two. */
export async function expectWholeLinkname(page: Page, linkname: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const { host } = new URL(page.url());
  await page.setViewportSize({ width: 390, height });
  await expectSoon(() => linesOf(pages(page).getByText(`${host}/${linkname}`))).toEqual([`${host}/`, linkname]);
  await screenshot(page, 'pages-address-390');
  await page.setViewportSize({ width, height });
}
