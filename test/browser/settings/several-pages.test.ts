import { describe, expect, test } from '@jest/globals';
import { AccountPagesDocument } from '../../../client/api/generated/account-pages.js';
import { EditorOfPageDocument } from '../../../client/api/generated/editor-of-page.js';
import { claim } from '../../builders/accounts/account.js';
import { readDesign } from '../../../client/features/editor/server-page.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type Incident } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectFocus, expectLifted, expectSoon, expectValue } from '../../support/waiting.js';
import { notification, sidewaysScroll, smallTargets, stored } from '../accounts/account-steps.js';
import {
  addButton,
  draftWarning,
  openContent,
  previewTiles,
  publishPage,
  saveContent,
  tileNames,
  titleField,
} from '../editor/editor-steps.js';
import { openSettings } from './personal-steps.js';
import { dragUntil, fingerOf, middleOf, mouseOf } from '../pointer-steps.js';
import { aCreator, addPages, choose, dialog, grip, names, pages, publishedTitle, row, switcher } from './several-pages-steps.js';

const { application, browser } = runningProduct();

describe('Your pages on /personal', () => {
  test('With one page there is one row without anything to order, and a new page is made with an address that follows its name', async () => {
    const account = await aCreator(application);
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    await expectSoon(() => names(page)).toEqual(['Main']);
    await expectSoon(() => pages(page).getByRole('button', { name: /^Move/ }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Market Days é');
    const address = page.getByLabel('Address', { exact: true });
    await expectValue(address, 'market-days-e');
    await address.fill(account.linkname);
    await dialog(page, 'New page').getByText('taken').waitFor();
    const free = `n-${account.username}`.slice(0, 30);
    await address.fill(free);
    await dialog(page, 'New page').getByText('available').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'pages-new-1440-light');
    await page.getByRole('button', { name: 'Make the page' }).click();
    // A new page begins with the choice of a starter, which is called as the page.
    await expectValue(page.getByLabel('What should the page be called?'), 'Market Days é');
    await page.getByRole('radio', { name: 'Cook', exact: true }).click();
    await titleField(page).waitFor();
    await previewTiles(page).filter({ hasText: 'Book a table' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/editor\/[0-9a-f-]{36}$/);
    await switcher(page).filter({ hasText: 'Market Days é' }).waitFor();
    await titleField(page).fill('Of the market');
    await switcher(page)
      .filter({ hasText: `/${free}` })
      .waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await switcher(page).locator('[inert]').getByText('Of the market').waitFor();
    await screenshot(page, 'switcher-closed-1440');
    await publishPage(page, 'unfinished');
    const id = new URL(page.url()).pathname.slice('/editor/'.length);
    await expectSoon(() => publishedTitle(application, account, id)).toBe('Of the market');
    const visitor = await page.context().newPage();
    await visitor.goto(`/${free}`);
    await visitor.getByRole('heading', { name: 'Of the market' }).waitFor();
    await visitor.goto(`/${account.linkname}`);
    await visitor.getByRole('heading', { name: 'Main', exact: true }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('Pages are ordered from the menu and with the keyboard, named, copied, made the main page, and deleted by typing the linkname', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second', 'Third');
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const main = 'Main';
    const more = page.getByRole('button', { name: 'More about Third', exact: true });
    await choose(page, 'Third', 'Move up');
    await page.getByText('Third is now 2 of 3.').waitFor({ state: 'attached' });
    await expectSoon(() => names(page)).toEqual([main, 'Third', 'Second']);
    await expectFocus(more);
    await grip(page, 'Third').press('Space');
    await expectLifted(page, 'Third, 2 of 3');
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowUp');
    await page.getByText('Would be 1 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('Third is now 1 of 3.').waitFor({ state: 'attached' });
    await expectSoon(() => names(page)).toEqual(['Third', main, 'Second']);
    await grip(page, 'Third').press('Space');
    await expectLifted(page, 'Third, 1 of 3');
    await page.keyboard.press('Escape');
    await page.getByText('Third stays where it was.').waitFor({ state: 'attached' });
    await expectNoAxeViolations(page);
    await page.reload();
    await expectSoon(() => names(page)).toEqual(['Third', main, 'Second']);

    await choose(page, 'Second', 'Name…');
    await page.getByLabel('Name', { exact: true }).fill('Workshops');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await notification(page, 'Name changed').waitFor();
    await row(page, 'Workshops').waitFor();

    await choose(page, 'Workshops', 'Change address…');
    const field = page.getByLabel('Address', { exact: true });
    await field.fill('login');
    await page.keyboard.press('Enter');
    await dialog(page, 'Address of the page')
      .getByText(/reserved|taken|used/)
      .waitFor();
    await expectNoAxeViolations(page);
    await field.fill(`w-${account.username}`.slice(0, 30));
    await page.keyboard.press('Enter');
    await notification(page, 'Address changed').waitFor();

    await page.getByRole('button', { name: 'More about Workshops', exact: true }).click();
    await pages(page).getByRole('button', { name: 'Change Profile Pic…', exact: true }).click();
    const picture = page.getByRole('dialog', { name: /picture/i });
    await picture.waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });

    await choose(page, 'Workshops', 'Make it the main page');
    await notification(page, 'Workshops is the main page now.').waitFor();
    await row(page, 'Workshops').getByText('Main page').waitFor();
    await expectSoon(() => pages(page).getByText('Main page').count()).toBe(1);
    await expectSoon(() => stored(page, 'linkname')).toBe(`w-${account.username}`.slice(0, 30));

    await page.getByRole('button', { name: 'More about Workshops' }).click();
    const remove = page.getByRole('button', { name: 'Delete…' });
    await expectSoon(() => remove.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('The main page cannot be deleted.').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');

    await choose(page, 'Main', 'Delete…');
    const removal = dialog(page, 'Delete Main');
    await removal.getByLabel(/Type its linkname/).fill('wrong');
    await removal.getByRole('button', { name: 'Delete page' }).click();
    await removal.locator('[aria-invalid]').waitFor();
    await expectNoAxeViolations(page);
    await removal.getByLabel(/Type its linkname/).fill(account.linkname.toUpperCase());
    await removal.getByRole('button', { name: 'Delete page' }).click();
    await notification(page, 'Page deleted').waitFor();
    await expectSoon(() => names(page)).toEqual(['Third', 'Workshops']);
    await removal.waitFor({ state: 'detached' });
    await expectFocus(pages(page));

    await choose(page, 'Third', 'Duplicate');
    await titleField(page).waitFor();
    await switcher(page).filter({ hasText: 'Copy of Third' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test.each(['a mouse', 'a finger'])('The grip of a row drags the page with %s, and the order stays', async (what) => {
    const screen = what === 'a finger' ? PHONE : {};
    const account = await aCreator(application);
    await addPages(application, account, 'Second', 'Third');
    const { page, incidents } = await openSettings(browser, application, { account, ...screen, ignore: draftWarning });
    await grip(page, 'Third').focus();
    await page.locator('[data-grip][aria-roledescription]').first().waitFor();
    const [from, to] = [await middleOf(grip(page, 'Third')), await middleOf(grip(page, 'Main'))];
    const pointer = screen === PHONE ? await fingerOf(page) : mouseOf(page);
    await dragUntil(pointer, from, to, page.getByText('Would be 1 of 3.'));
    const saved = page.waitForResponse((response) => response.request().postData()?.includes('"OrderPages"') === true);
    await Promise.all([saved, pointer.letGo()]);
    await expectSoon(() => names(page)).toEqual(['Third', 'Main', 'Second']);
    await page.reload();
    await expectSoon(() => names(page)).toEqual(['Third', 'Main', 'Second']);
    expect(incidents).toEqual([]);
  });

  test('When two tabs want one linkname for two pages, the second is told that it is taken, and keeps what it typed', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page, context, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const other = await context.newPage();
    await other.goto('/personal');
    const wanted = `w-${account.username}`.slice(0, 30);
    await choose(page, 'Second', 'Change address…');
    await page.getByLabel('Address', { exact: true }).fill(wanted);
    await other.getByRole('button', { name: 'New page' }).click();
    await other.getByLabel('Name', { exact: true }).fill('Third');
    await other.getByLabel('Address', { exact: true }).fill(wanted);
    await other.getByText('available').waitFor();
    await page.keyboard.press('Enter');
    await notification(page, 'Address changed').waitFor();
    await other.getByRole('button', { name: 'Make the page' }).click();
    await notification(other, 'The page was not made').waitFor();
    await dialog(other, 'New page').locator('[aria-invalid]').waitFor();
    await dialog(other, 'New page').getByText('taken').first().waitFor();
    await expectSoon(() => other.getByLabel('Name', { exact: true }).inputValue()).toBe('Third');
    await expectSoon(() => other.getByLabel('Address', { exact: true }).inputValue()).toBe(wanted);
    await row(page, 'Second')
      .getByText(new RegExp(`/${wanted}$`))
      .waitFor();
    expect(incidents).toEqual([]);
  });

  test('A tab of the editor that was opened before another page became the main one publishes the page that it shows, and leads to the new one', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page, context, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const editor = await context.newPage();
    await editor.goto('/editor');
    await titleField(editor).fill('Still the first');
    await choose(page, 'Second', 'Make it the main page');
    await notification(page, 'Second is the main page now.').waitFor();
    await publishPage(editor);
    await expectSoon(() => publishedTitle(application, account, second!)).toBeUndefined();
    const { me } = await graphqlData(application.url, AccountPagesDocument, {}, account.token);
    const first = me.pages.find(({ id }) => id !== second)!;
    await expectSoon(() => publishedTitle(application, account, first.id)).toBe('Still the first');
    await switcher(editor).click();
    await editor
      .getByRole('dialog', { name: 'Your pages' })
      .getByRole('link', { name: /Second/ })
      .click();
    await editor.waitForURL(`**/editor/${second}`);
    await expectValue(titleField(editor), 'My page');
    await expectSoon(() => editor.title()).toMatch(/^Second · Editor · /);
    await editor.getByRole('heading', { name: 'Second · Editor', level: 1 }).waitFor({ state: 'attached' });
    await editor.goto('/editor');
    await expectValue(titleField(editor), 'My page');
    expect(incidents).toEqual([]);
  });
});

describe('The page switcher of the editor', () => {
  test('is not there with one page', async () => {
    const account = await aCreator(application);
    const { page } = await openSettings(browser, application, { account, ignore: draftWarning });
    await page.goto('/editor');
    await titleField(page).waitFor();
    await expectSoon(() => switcher(page).count()).toBe(0);
  });

  test('leads from page to page: each keeps its own draft, without a question; the main page has the short address', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, {
      account,
      ignore: draftWarning,
      onDialog: (asked) => asked.accept(),
    });
    await page.goto('/editor');
    await titleField(page).fill('Main, changed');
    await switcher(page).click();
    const list = page.getByRole('dialog', { name: 'Your pages' });
    await list.getByRole('link', { name: /Second/ }).waitFor();
    await list.locator('[aria-current="page"]').getByText('Changes not published').waitFor();
    await expectNoAxeViolations(page);
    await list.getByRole('link', { name: /Second/ }).press('Enter');
    await page.waitForURL(`**/editor/${second}`);
    await expectValue(titleField(page), 'My page');
    await titleField(page).fill('Second, changed');
    // What is typed into a popup is in the draft when the popup is closed.
    await addButton(page).click();
    await (await openContent(page, 1)).pressSequentially('Typed');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay and keep editing' }).click();
    await saveContent(page);
    await switcher(page).click();
    await list.getByRole('link', { name: /^Main, changed/ }).click();
    await page.waitForURL('**/editor');
    await expectValue(titleField(page), 'Main, changed');
    await page.goto(`/editor/${second}`);
    await expectValue(titleField(page), 'Second, changed');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Main, changed"');
    await publishPage(page);
    await expectSoon(() => publishedTitle(application, account, second!)).toBe('Second, changed');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('dialog', { name: 'Published versions' }).getByText('Live now').waitFor();
    expect(incidents).toEqual([]);
  });

  test('For a page of somebody else, and for one that is not there, a screen leads on; an address that is no id is not found', async () => {
    const [account, other] = [await aCreator(application), await aCreator(application)];
    const [foreign] = await addPages(application, other, 'Foreign');
    const { page } = await openSettings(browser, application, {
      account,
      ignore: (incident) => draftWarning(incident) || incident.kind === 'console',
    });
    for (const id of [foreign, '019aa000-0000-7000-8000-000000000000']) {
      await page.goto(`/editor/${id}`);
      await page.getByRole('heading', { name: 'This page is not there' }).waitFor();
    }
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `missing-page-1440-${scheme}`);
    });
    await page.getByRole('link', { name: 'Edit your main page' }).click();
    await titleField(page).waitFor();
    const response = await page.goto('/editor/x');
    expect(response?.status()).toBe(404);
  });
});

test('Three pages with tiles of every kind are made, copied, published, switched and deleted; a stranger reads them with and without script', async () => {
  const account = await anUploader(application);
  const linkname = (letter: string) => `${letter}-${account.username}`.slice(0, 30);
  await claim(application, account, linkname('a'));
  await publishEveryKind(application, account, { title: 'First page' });
  const kinds = aMixedDesign().tiles.map(({ kind, name }) => [kind, name]);
  const ignore = (incident: Incident) => draftWarning(incident) || isOfOtherHosts(incident);
  const { page, context, incidents } = await openSettings(browser, application, { account, ignore });
  await context.route('https://shop.example/**', (route) => route.fulfill({ status: 200, body: '' }));

  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Workshops');
  await page.getByLabel('Address', { exact: true }).fill(linkname('b'));
  await page.getByRole('radio', { name: 'A copy of First page' }).check();
  await page.getByRole('button', { name: 'Make the page' }).click();
  await titleField(page).fill('Second page');
  await publishPage(page);
  await switcher(page).click();
  await page.getByRole('dialog', { name: 'Your pages' }).getByRole('link', { name: 'All your pages' }).click();

  await choose(page, 'Workshops', 'Duplicate');
  await titleField(page).fill('Third page');
  await publishPage(page);
  const copied = new URL(page.url()).pathname.slice('/editor/'.length);
  const { page: copy } = await graphqlData(application.url, EditorOfPageDocument, { id: copied }, account.token);
  expect(readDesign(copy.design!).tiles.map(({ kind, name }) => [kind, name])).toEqual(kinds);
  await page.goto('/personal');
  await choose(page, 'Copy of Workshops', 'Change address…');
  await page.getByLabel('Address', { exact: true }).fill(linkname('c'));
  await page.keyboard.press('Enter');
  await notification(page, 'Address changed').waitFor();

  for (const javaScriptEnabled of [true, false]) {
    const ignore = ({ text }: Incident) => text.startsWith('popovertarget is ignored');
    const stranger = await browser.newPage(application.url, { javaScriptEnabled, ignore });
    for (const [letter, title] of [
      ['a', 'First page'],
      ['b', 'Second page'],
      ['c', 'Third page'],
    ] as const) {
      await stranger.page.goto(`/${linkname(letter)}`);
      await stranger.page.getByRole('heading', { name: title }).waitFor();
      const items = await stranger.page.getByRole('main').getByRole('listitem').allInnerTexts();
      for (const [, name] of kinds) expect(items.some((text) => text.includes(name!))).toBe(true);
      expect(items).toHaveLength(kinds.length);
      // axe is a script.
      if (javaScriptEnabled) await expectNoAxeViolations(stranger.page);
    }
    expect(stranger.incidents).toEqual([]);
  }

  await choose(page, 'Workshops', 'Delete…');
  await dialog(page, 'Delete Workshops')
    .getByLabel(/Type its linkname/)
    .fill(linkname('b'));
  await page.keyboard.press('Enter');
  await notification(page, 'Page deleted').waitFor();
  expect((await fetch(`${application.url}/${linkname('b')}`)).status).toBe(404);
  await choose(page, 'Copy of Workshops', 'Make it the main page');
  await notification(page, 'Copy of Workshops is the main page now.').waitFor();
  await page.goto('/editor');
  await expectValue(titleField(page), 'Third page');
  await expectSoon(() => tileNames(page)).toHaveLength(kinds.length);
  expect(incidents).toEqual([]);
});

/** The editor asks whether the address of a link answers. */
function isOfOtherHosts({ text }: Incident): boolean {
  return /shop\.example/.test(text);
}

test('With many pages, list and switcher fit windows of 1440, 390 and 320 px, in light and dark, and axe finds nothing', async () => {
  const account = await aCreator(application);
  const [first] = await addPages(
    application,
    account,
    ...Array.from({ length: 19 }, (_, at) => `Page ${at + 1}${at === 4 ? ' with a rather long name, so that it wraps' : ''}`),
  );
  const { page } = await openSettings(browser, application, { account, ignore: draftWarning });
  const look = async (what: string) => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `${what}-${width}-${scheme}`);
      });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 1440 && what === 'pages') await expectSoon(() => smallTargets(page)).toEqual([]);
    }
  };
  await look('pages');
  await page.getByRole('button', { name: 'More about Page 1', exact: true }).click();
  await screenshot(page, 'pages-menu-320-light');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto(`/editor/${first}`);
  await titleField(page).waitFor();
  await switcher(page).click();
  await page.getByRole('link', { name: /Page 9/ }).waitFor();
  const list = page.getByRole('dialog', { name: 'Your pages' });
  const found = list.getByRole('list').getByRole('link');
  await expectFocus(list.locator('[aria-current]'));
  await look('switcher');
  await list.locator('[aria-current]').focus();
  await page.keyboard.press('ArrowDown');
  await expectFocus(found.nth(2));
  await page.keyboard.press('Home');
  await page.keyboard.type('no such page');
  await list.getByText('No page matches.').waitFor();
  await expectNoAxeViolations(page);
  await list.getByRole('searchbox').fill('page 9');
  await expectSoon(() => found.count()).toBe(1);
  await page.keyboard.press('Enter');
  await switcher(page).filter({ hasText: 'Page 9' }).waitFor();
});
