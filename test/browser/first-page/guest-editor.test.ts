import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { NEW_LINK_HTML, NEW_LINK_NAME, newTile } from '../../../server/pages/design/page-design.rules.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, type OpenPage, type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { blockTabStorage, notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import {
  addButton,
  grip,
  openContent,
  previewTiles,
  publishButton,
  removeButton,
  rename,
  saveContent,
  select,
  tileNames,
  titleField,
} from '../editor/editor-steps.js';
import { dragUntil, middleOf, mouseOf } from '../pointer-steps.js';

const { application, browser } = runningProduct();
let opened: OpenPage[] = [];

const REFUSAL = 'Please register to save';
const LEAVE_QUESTION = 'You have unsaved changes. Are you sure you want to leave?';

afterEach(() => {
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

/** Opens the guest editor as a guest, or on a page with a signed-in user. */
async function open(options: PageOptions = {}, from?: OpenPage): Promise<Page> {
  const one = from ?? (await browser.newPage(application.url, options));
  opened.push(one);
  await one.page.goto('/guesteditor');
  await titleField(one.page).waitFor();
  return one.page;
}

const signUp = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Free sign up' });
const question = (page: Page) => page.getByRole('alertdialog', { name: LEAVE_QUESTION, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Live preview' });
const addFirst = (page: Page) => page.getByRole('button', { name: 'Add your first tile' });

async function withTiles(page: Page, ...names: string[]): Promise<void> {
  await addFirst(page).click();
  for (const [at, name] of names.entries()) {
    if (at > 0) await addButton(page).click();
    await rename(page, at + 1, name);
  }
  await expectSoon(() => tileNames(page)).toEqual(names);
}

describe('The guest editor', () => {
  test('RT-04 GU-01 GU-02 /guesteditor shows a guest the heading `Guest Editor Page` and a notice: a sandbox, nothing is saved, registering is free', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Guest Editor Page', exact: true }).waitFor();
    await page.getByText(/^A sandbox .*: nothing is saved here\. .* Registering is free/).waitFor();
    await expectSoon(() => signUp(page).getAttribute('href')).toBe('/register');
    await expectSoon(() => page.title()).toBe('Guest Editor Page · Tessera');
    await expectSoon(() => page.getByRole('navigation').getByRole('link', { name: 'Guest Editor' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await expectNoAxeViolations(page);
    await screenshot(page, 'guest-editor-empty-1440-light');
  });

  test('It shows nothing that belongs to an account: no wallpaper, no history, no link to copy; it shows an example address', async () => {
    const page = await open();
    for (const name of ['Change Wallpaper', 'History', /^Copy link/])
      await expectSoon(() => page.getByRole('button', { name }).count()).toBe(0);
    const address = page.getByRole('link', { name: /^Sign up for an address such as/ });
    await expectSoon(() => address.innerText()).toContain(`${`${new URL(application.url).host}/YourLinkHere`.slice(0, 20)}...`);
    await address.click();
    await page.waitForURL('**/register');
  });

  test('A signed-in user can use the guest editor, and a link leads to the editor of the account', async () => {
    const page = await open({}, await openSignedIn(browser, application, await register(application)));
    await expectSoon(() => page.locator('[aria-current=page]').count()).toBe(0);
    await addFirst(page).click();
    await publishButton(page).click();
    await notification(page, REFUSAL).waitFor();
    await expectSoon(() => page.getByRole('main').getByRole('link', { name: 'Edit your own page' }).getAttribute('href')).toBe('/editor');
    const [own] = await Promise.all([
      page.waitForEvent('popup'),
      notification(page, REFUSAL).getByRole('button', { name: 'Edit your own page' }).click(),
    ]);
    await own.waitForURL('**/editor');
  });
});

describe('Editing as a guest', () => {
  test('GU-03 GU-04 GU-06 GU-10 DE-06 The title is edited in place, tiles are added as `New Link`, dragged and removed, and the preview shows each change', async () => {
    const page = await open();
    await titleField(page).fill('What I know');
    await preview(page).getByText('What I know').waitFor();
    await addFirst(page).click();
    await expectSoon(() => tileNames(page)).toEqual(['New Link']);
    await addButton(page).click();
    await rename(page, 2, 'Second');
    await previewTiles(page).filter({ hasText: 'Second' }).waitFor();

    const mouse = mouseOf(page);
    const [from, to] = [await middleOf(grip(page, 1)), await middleOf(grip(page, 2))];
    await dragUntil(mouse, from, to, page.getByText(/^Would swap with Tile 2 of /));
    await mouse.letGo();
    await expectSoon(() => previewTiles(page).allInnerTexts()).toEqual(['Second', 'New Link']);

    // The content of a new tile is blank, so no question appears.
    await removeButton(page).click();
    await expectSoon(() => tileNames(page)).toEqual(['Second']);
    await expectNoAxeViolations(page);
  });

  test('GU-05 Each tile has an Edit button and a content popup', async () => {
    const page = await open();
    await withTiles(page, 'One', 'Two');
    const text = await openContent(page, 2);
    expect((await text.innerText()).trim()).toBe('');
    await page.keyboard.type('Salt it early.');
    await expectNoAxeViolations(page);
    await saveContent(page);
    await removeButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    expect((await (await openContent(page, 2)).innerText()).trim()).toBe('Salt it early.');
  });

  test('GU-07 `Miscellaneous` sets the colours of the page, and offers no wallpaper', async () => {
    const page = await open();
    const title = preview(page).getByText('My page');
    await page.getByRole('button', { name: 'Miscellaneous' }).click();
    const popup = page.getByRole('dialog', { name: 'Miscellaneous' });
    await popup.getByRole('textbox', { name: 'Title colour in hex' }).fill('#e6b145');
    await expectSoon(() => popup.getByText(/wallpaper/i).count()).toBe(0);
    await expectNoAxeViolations(page);
    await screenshot(page, 'guest-editor-miscellaneous-1440-light');
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await expectSoon(() => title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(230, 177, 69)');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectSoon(() => title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
  });

  test('GU-08 `Social Links` sets the links of the page', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Social Links/ }).click();
    const popup = page.getByRole('dialog', { name: 'Edit Links' });
    await popup.getByRole('textbox', { name: 'Instagram' }).fill('instagram.com/ines');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Social Links.*1 link/ }).waitFor();
    await expectSoon(() => preview(page).getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe('https://instagram.com/ines');
  });

  test('GU-10 The preview uses the components of the public page, and both look the same', async () => {
    const page = await open();
    await addFirst(page).click();
    await page.getByRole('button', { name: 'Full' }).click();
    const account = await register(application);
    await publish(application, account, aDesign({ tiles: [newTile(NEW_LINK_NAME, NEW_LINK_HTML)] }));
    await claim(application, account, 'as-a-guest-saw-it');
    const visited = await page.context().newPage();
    await visited.goto('/as-a-guest-saw-it');
    const parts = (element: SVGElement | HTMLElement) => {
      const all: Element[] = [element, ...element.querySelectorAll('*')].filter(({ className }) =>
        /page|who|title|tile|name/.test(String(className)),
      );
      return all.map((part) => {
        const { color, backgroundColor, borderRadius, fontSize, fontWeight, padding } = getComputedStyle(part);
        return [part.className, color, backgroundColor, borderRadius, fontSize, fontWeight, padding];
      });
    };
    const ofPage = () => visited.locator('.page').evaluate(parts);
    expect((await ofPage()).length).toBeGreaterThan(4);
    await expectSoon(() => preview(page).locator('.page').evaluate(parts)).toEqual(await ofPage());
  });
});

describe('Without a connection', () => {
  test('After the editor has loaded, its popups also open without a connection', async () => {
    // The editor then checks whether the server can be reached.
    const page = await open({ preloading: 'asForPeople', ignore: ({ text }) => text.includes('ERR_INTERNET_DISCONNECTED') });
    await withTiles(page, 'One');
    const popups = ['text', 'social-links', 'miscellaneous', 'tile-preview'].map((name) => `${name}-dialog`);
    const parts = [...popups, 'design-panel', 'add-tile-menu', 'network-icons'];
    await eventually(async () => {
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
      expect(parts.filter((part) => loaded.includes(`/${part}-`))).toEqual(parts);
    });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Style tile 1 of 1/ }).click();
    await page.getByRole('tabpanel', { name: 'Tile look' }).getByRole('button', { name: 'Save style' }).click();
    await page.getByRole('button', { name: /^Social Links/ }).click();
    await page.getByRole('dialog', { name: 'Edit Links' }).waitFor();
  });
});

describe('Nothing is saved', () => {
  test('GU-09 Publish only shows `Please register to save`; its link leads to the registration, and whoever comes back finds the work again', async () => {
    const page = await open();
    await withTiles(page, 'Mine');
    // The notification would stay for eight seconds only.
    await holdClock(page);
    await publishButton(page).click();
    await notification(page, REFUSAL).waitFor();
    await notification(page, REFUSAL).getByRole('button', { name: 'Free sign up' }).click();
    await page.waitForURL('**/register');
    await page.goBack();
    await expectSoon(() => tileNames(page)).toEqual(['Mine']);
    await publishButton(page).click();
    await notification(page, REFUSAL).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/register'));
    await notification(page, REFUSAL).and(page.locator('[data-state="open"]')).waitFor({ state: 'detached' });
  });

  test('GU-11 Its work is never saved on the server or in local storage; this tab keeps it over a reload, and another tab does not have it', async () => {
    const one = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    const asked: string[] = [];
    one.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const page = await open({}, one);
    const device = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
    const before = await device();
    await titleField(page).fill('Not gone soon');
    await withTiles(page, 'One', 'Two');
    await openContent(page, 1);
    await page.keyboard.type('Half a recipe');
    await saveContent(page);
    await publishButton(page).click();
    await notification(page, REFUSAL).waitFor();
    await page.reload();
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two']);
    await expectSoon(() => titleField(page).inputValue()).toBe('Not gone soon');
    expect((await (await openContent(page, 1)).innerText()).trim()).toBe('Half a recipe');
    await expectSoon(device).toBe(before);
    expect(asked.filter((path) => /^\/(api|graphql)/.test(path))).toEqual([]);
    const another = await page.context().newPage();
    await another.goto('/guesteditor');
    await addFirst(another).waitFor();
    await expectSoon(() => titleField(another).inputValue()).toBe('My page');
  });

  test('Another screen is no question, and whoever comes back finds the page; the browser asks before it is reloaded', async () => {
    const dialogs: string[] = [];
    const one = await browser.newPage(application.url, { onDialog: (dialog) => (dialogs.push(dialog.type()), dialog.accept()) });
    const page = await open({}, one);
    await withTiles(page, 'One');
    await page.getByRole('link', { name: 'Tessera, home' }).click();
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/guesteditor');
    await expectSoon(() => tileNames(page)).toEqual(['One']);
    await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await expectSoon(() => tileNames(page)).toEqual(['One']);
    expect(dialogs).toEqual([]);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await removeButton(page).click();
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('guestDesign'))).toBeNull();
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });

  test('If the browser lets the tab keep nothing, the editor says so, and leaving it asks', async () => {
    const one = await browser.newPage(application.url);
    await blockTabStorage(one.page);
    const page = await open({}, one);
    await page.getByText(/Only this tab keeps your page, until you close it\./).waitFor();
    await addFirst(page).click();
    await page.getByText(/does not let the tab keep your page, so a reload loses it\./).waitFor();
    await page.getByText('A reload loses your page', { exact: true }).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `guest-editor-not-kept-1440-${scheme}`);
    });
    await page.getByRole('link', { name: 'Tessera, home' }).click();
    await question(page).getByRole('button', { name: 'Stay and keep editing' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(['New Link']);
  });
});

describe('Accessibility', () => {
  test('A user makes a page with the keyboard alone, from its title to the notice that it is not saved', async () => {
    const page = await open();
    const reach = async (name: string | RegExp, role: 'button' | 'textbox' | 'link' = 'button') => {
      const wanted = page.getByRole(role, { name });
      for (let presses = 0; presses < 60; presses += 1) {
        if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${String(name)}.`);
    };
    await reach('Page title', 'textbox');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('By hand');
    await reach('Add your first tile');
    await page.keyboard.press('Enter');
    await reach(/^Tile 1 of 1/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['First']);
    await reach(/^Edit tile 1 of 1/i);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'When it opens' }).waitFor();
    await reach('When it opens', 'textbox');
    await page.keyboard.type('Written without a mouse');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Edit tile' }).waitFor({ state: 'detached' });
    await reach('Publish');
    await page.keyboard.press('Enter');
    await notification(page, REFUSAL).waitFor();
    await preview(page).getByText('By hand').waitFor();
    await expectSoon(() => previewTiles(page).allInnerTexts()).toEqual(['First']);
  });

  test('On a phone a user does everything by touch; targets are large enough for a finger and nothing scrolls sideways', async () => {
    const page = await open(PHONE);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await screenshot(page, 'guest-editor-empty-390-light');
    await addFirst(page).tap();
    await addButton(page).tap();
    await rename(page, 2, 'Second');
    await page.getByRole('button', { name: 'Move tile 2 of 2 up' }).tap();
    await expectSoon(() => tileNames(page)).toEqual(['Second', 'New Link']);
    await expectNoAxeViolations(page);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await screenshot(page, 'guest-editor-390-light');
    await page.getByRole('button', { name: /^Style tile 1 of 2/i }).tap();
    const style = page.getByRole('tabpanel', { name: 'Tile look' });
    await style.getByRole('button', { name: 'Pill' }).tap();
    await expectNoAxeViolations(page);
    await style.getByRole('button', { name: 'Save style' }).tap();
    await style.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    await previewTiles(page).filter({ hasText: 'Second' }).waitFor();
    await expectSoon(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Guest Editor Page']);
    await screenshot(page, 'guest-editor-preview-390-light');
    await publishButton(page).tap();
    await notification(page, REFUSAL).waitFor();
    await screenshot(page, 'guest-editor-refused-390-light');
    await expectNoAxeViolations(page);
  });

  test.each([1440, 390, 320])(
    'axe finds nothing with tiles at %i px, light and dark, and nothing is outside of the screen',
    async (width) => {
      const page = await open({ viewport: { width, height: 900 } });
      await titleField(page).fill('Ines Moreau, notes from the wall');
      await withTiles(page, 'Five quiet crags near Lyon', 'How I tape a split finger', 'Reading a route from the ground');
      await select(page, 2);
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `guest-editor-${width}-${scheme}`);
      });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
    },
  );
});
