import { describe, expect, test } from '@jest/globals';
import { AccountPagesDocument } from '../../../client/api/generated/account-pages.js';
import { PublishDocument } from '../../../client/api/generated/publish.js';
import { DeletePageDocument } from '../../../client/api/generated/delete-page.js';
import { MakeMainPageDocument } from '../../../client/api/generated/make-main-page.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { draftDocuments, holdApi, logIn, notification, sidewaysScroll, stored } from '../accounts/account-steps.js';
import { draftWarning, openEditor, pressPublish, titleField } from '../editor/editor-steps.js';
import { openSettings } from './personal-steps.js';
import { failedLoad } from '../profile-picture/picture-steps.js';
import { middleOf } from '../pointer-steps.js';
import { aCreator, addPages, changeAddress, choose, dialog, expectWholeLinkname, names, row, switcher } from './several-pages-steps.js';

const { application, browser } = runningProduct();

describe('The list of pages on /personal', () => {
  test('An address that is changed from the menu is in the form of the main page, too, and leaving asks nothing; on a phone it does not break within the linkname', async () => {
    const account = await aCreator(application);
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const form = page.getByRole('main').getByLabel('Your linkname');
    await expectSoon(() => form.inputValue()).toBe(account.linkname);
    await expectWholeLinkname(page, account.linkname);
    const changed = `c-${account.username}`.slice(0, 30);
    await changeAddress(page, 'Main', changed);
    await notification(page, 'Address changed').waitFor();
    await expectValue(form, changed);
    await form.fill('typed-before');
    const last = `d-${account.username}`.slice(0, 30);
    await changeAddress(page, 'Main', last);
    await row(page, last).waitFor();
    await expectSoon(() => form.inputValue()).toBe('typed-before');
    await form.fill(last);
    await page.getByRole('link', { name: 'Edit Main' }).click();
    await titleField(page).waitFor();
    expect(incidents).toEqual([]);
  });

  test('An address that is changed where the list is older than a change of the main page does not become that of My page', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page } = await openSettings(browser, application, { account, ignore: draftWarning });
    await row(page, 'Second').waitFor();
    await graphqlData(application.url, MakeMainPageDocument, { id: second! }, account.token);
    await choose(page, 'Main', 'Change address…');
    const changed = `c-${account.username}`.slice(0, 30);
    await page.getByLabel('Address', { exact: true }).fill(changed);
    await page.keyboard.press('Enter');
    await notification(page, 'Address changed').waitFor();
    await expectSoon(() => stored(page, 'linkname')).not.toBe(changed);
  });

  test('A page that was made by a call whose answer was lost is in the list', async () => {
    const account = await aCreator(application);
    const { page, context } = await openSettings(browser, application, { account, ignore: failedLoad });
    await context.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName !== 'CreatePage') return route.fallback();
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Made all the same');
    await page.getByRole('button', { name: 'Make the page' }).click();
    await row(page, 'Made all the same').waitFor({ state: 'attached' });
  });

  test('A dialog that was left begins anew, and the focus goes back to the menu that opened it', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const main = 'Main';
    await choose(page, 'Second', 'Make it the main page');
    await notification(page, 'Second is the main page now.').waitFor();
    const removal = dialog(page, `Delete ${main}`);
    await choose(page, main, 'Delete…');
    await removal.getByText('after 30 days').waitFor();
    await removal.getByLabel(/Type its linkname/).fill('wrong');
    await page.keyboard.press('Enter');
    await removal.locator('[aria-invalid]').waitFor();
    await page.keyboard.press('Escape');
    await removal.waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('button', { name: `More about ${main}`, exact: true }));
    await choose(page, main, 'Delete…');
    await expectSoon(() => removal.getByLabel(/Type its linkname/).inputValue()).toBe('');
    await expectSoon(() => removal.locator('[aria-invalid]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await choose(page, 'Second', 'Name…');
    await page.getByLabel('Name', { exact: true }).fill('Discarded');
    await page.keyboard.press('Escape');
    await choose(page, 'Second', 'Name…');
    await expectSoon(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Second');
    expect(incidents).toEqual([]);
  });

  test('An order that the server refuses is taken back, and a page that was deleted elsewhere leaves the list', async () => {
    const account = await aCreator(application);
    const [, third] = await addPages(application, account, 'Second', 'Third');
    const { page, context } = await openSettings(browser, application, { account, ignore: draftWarning });
    const main = 'Main';
    await graphqlData(application.url, DeletePageDocument, { id: third! }, account.token);
    const held = await holdApi(context, 'OrderPages');
    await choose(page, 'Second', 'Move up');
    await expectSoon(() => names(page)).toEqual(['Second', main, 'Third']);
    held.release();
    await page
      .getByText(/^Not changed\. /)
      .first()
      .waitFor();
    await expectSoon(() => names(page)).toEqual([main, 'Second']);
    await choose(page, 'Second', 'Move up');
    await eventually(async () => {
      const { me } = await graphqlData(application.url, AccountPagesDocument, {}, account.token);
      expect(me.pages.map(({ name }) => name)).toEqual(['Second', null]);
    });
    await expectSoon(() => names(page)).toEqual(['Second', main]);
  });

  test('The browser is asked to finish the call with a new order even if the user leaves', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page } = await openSettings(browser, application, { account, ignore: draftWarning });
    const outlivesItsDocument = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const send = window.fetch.bind(window);
          window.fetch = (address, options) => {
            if (JSON.stringify({ ...options }).includes('OrderPages')) resolve(options?.keepalive === true);
            return send(address, options);
          };
        }),
    );
    await choose(page, 'Second', 'Move up');
    expect(await outlivesItsDocument).toBe(true);
    await expectSoon(() => names(page)).toEqual(['Second', 'Main']);
  });

  test('A button in each row copies the address of its page and says `Link copied`, or that it could not; a page without an address has none', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second', 'Third');
    const linkname = `s-${account.username}`.slice(0, 30);
    await claim(application, account, linkname, second);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, incidents } = await openSettings(browser, application, { account, permissions, ignore: draftWarning });
    const copy = page.getByRole('button', { name: /^Copy the link of / });
    await expectSoon(() => copy.count()).toBe(2);
    await page.getByRole('button', { name: 'Copy the link of Second' }).click();
    await notification(page, 'Link copied').waitFor();
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${application.url}/${linkname}`);
    expect(new URL(page.url()).pathname).toBe('/personal/pages');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await copy.first().press('Enter');
    await page.getByRole('alertdialog', { name: 'Could not copy text' }).getByRole('button', { name: 'OK' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expectFocus(copy.first());
    expect(incidents).toEqual([]);
  });

  test('A copy of a page that has unpublished changes is what visitors see: it is called by the published title, and a notification says it', async () => {
    const account = await aCreator(application);
    const { page, incidents } = await openEditor(browser, application, { account, onDialog: (one) => one.accept() });
    await titleField(page).fill('Only a draft');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.goto('/personal');
    await page.getByText('Changes not published', { exact: true }).waitFor();
    await page.locator('[data-page] .title').getByText('Main').waitFor({ state: 'attached' });
    await choose(page, 'Only a draft', 'Duplicate');
    await notification(page, 'Page duplicated, without its changes that are not published').waitFor();
    await switcher(page).filter({ hasText: 'Copy of Main' }).waitFor();
    await expectSoon(() => titleField(page).inputValue()).toBe('Main');
    expect(incidents).toEqual([]);
  });

  test('While a page is duplicated, its row says so, and a second press makes no second copy', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page, context, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const held = await holdApi(context, 'CreatePage');
    await choose(page, 'Second', 'Duplicate');
    await row(page, 'Second').getByText('Duplicating…').waitFor();
    await choose(page, 'Second', 'Duplicate');
    held.release();
    await titleField(page).waitFor();
    const { me } = await graphqlData(application.url, AccountPagesDocument, {}, account.token);
    expect(me.pages).toHaveLength(3);
    expect(incidents).toEqual([]);
  });

  test('A press into the address that follows the name, or on the host before it, selects it, so that typing replaces it, and the next press does not', async () => {
    const account = await aCreator(application);
    const { page, incidents } = await openSettings(browser, application, { account });
    await page.goto('/personal?new');
    const made = dialog(page, 'New page');
    const [name, address] = [made.getByLabel('Name', { exact: true }), made.getByLabel('Address', { exact: true })];
    await name.fill('Jonas Winter');
    await made.getByText(`${new URL(page.url()).host}/`, { exact: true }).click();
    await expectFocus(address);
    const selected = () =>
      address.evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
    await expectSoon(selected).toBe('jonas-winter');
    await name.focus();
    await address.click();
    await page.keyboard.type('winter-courses');
    await expectValue(address, 'winter-courses');
    await name.fill('Jonas Winter, guide');
    await address.click();
    await page.keyboard.type('x');
    await eventually(async () => expect((await address.inputValue()).replace('x', '')).toBe('winter-courses'));
    expect(incidents).toEqual([]);
  });

  test('The address of a new page opens its dialog once; a copy says what it gets; an address that was emptied by hand stays empty', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    await page.goto('/personal?new');
    const made = dialog(page, 'New page');
    await made.waitFor();
    await page.waitForURL((url) => url.pathname === '/personal' && url.search === '');
    const [name, address] = [made.getByLabel('Name', { exact: true }), made.getByLabel('Address', { exact: true })];
    const begin = made.getByRole('radiogroup', { name: 'Begin with' }).getByRole('radio');
    const begins = () => begin.evaluateAll((all) => all.map((one) => one.ariaLabel));
    // A page is called by its address until its title has come.
    await expectSoon(begins).toEqual(['A copy of Main', 'A starter', 'An empty page']);
    await expectSoon(() => begin.nth(1).isChecked()).toBe(true);
    await begin.nth(1).press('ArrowLeft');
    const origin = made.getByLabel('Page to copy');
    await origin.selectOption({ label: 'A copy of Second' });
    await made.getByText('Second was never published').waitFor();
    await origin.selectOption({ label: 'A copy of Main' });
    await made.getByText('Nobody sees it until it has an address.').waitFor();
    await address.fill('some-address');
    await made.getByText('is public at its address at once').waitFor();
    await address.fill('');
    await name.fill('Named later');
    await expectSoon(() => address.inputValue()).toBe('');
    await page.reload();
    await row(page, 'Second').waitFor();
    await expectSoon(() => made.count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('On a phone, too, a row shows Edit, and a press on it opens the editor', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, { account, ...PHONE, ignore: draftWarning });
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `pages-edit-390-${scheme}`));
    await page.setViewportSize({ width: 320, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await screenshot(page, 'pages-edit-320');
    const edit = row(page, 'Second').getByText('Edit', { exact: true });
    await edit.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(edit);
    await page.touchscreen.tap(x, y);
    await page.waitForURL(`**/editor/${second}`);
    expect(incidents).toEqual([]);
  });

  test('A page without a name is called by its title, that of the draft on this device or else the published one, and by its linkname as long as the title is that of every new page', async () => {
    const account = await register(application);
    await publish(application, account, aDesign({ title: 'Ines Clay Workshop' }));
    await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, {
      account,
      ignore: draftWarning,
      onDialog: (asked) => asked.accept(),
    });
    await row(page, 'Ines Clay Workshop').getByText('No address yet').waitFor();
    await page.getByRole('button', { name: 'More about Ines Clay Workshop' }).waitFor();
    await page.getByRole('link', { name: 'Edit Ines Clay Workshop' }).click();
    await titleField(page).fill('Ines Clay');
    await switcher(page)
      .filter({ hasText: /^Ines Clay/ })
      .click();
    await page.getByRole('navigation', { name: 'Your pages' }).getByText('Ines Clay', { exact: true }).waitFor();
    await expectSoon(() => draftDocuments(page)).toContainEqual(expect.stringContaining('"Ines Clay"'));
    await page.goto('/personal');
    await row(page, 'Ines Clay').getByText('Changes not published').waitFor();
    const linkname = `i-${account.username}`.slice(0, 30);
    await claim(application, account, linkname);
    await page.reload();
    await row(page, 'Ines Clay').getByText(linkname).waitFor();
    await page.getByRole('link', { name: 'Edit Ines Clay' }).click();
    await titleField(page).fill('My page');
    await expectSoon(() => draftDocuments(page)).toContainEqual(expect.stringContaining('"My page"'));
    await page.goto('/personal');
    await expectSoon(() => names(page)).toEqual([linkname, 'Second']);
    expect(incidents).toEqual([]);
  });

  test('A row says what is published and what this device has that is not, also when another tab publishes it', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page } = await openSettings(browser, application, { account, ignore: draftWarning, onDialog: (asked) => asked.accept() });
    await row(page, 'Main').getByText('Published', { exact: true }).waitFor();
    await row(page, 'Second').getByText('Not published yet').waitFor();
    for (const name of ['Second', 'Main']) {
      await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
      await titleField(page).fill(`${name}, changed here`);
      await expectSoon(() => draftDocuments(page)).toContainEqual(expect.stringContaining(`${name}, changed here`));
      await page.goto('/personal');
    }
    await row(page, 'Main, changed here').getByText('Changes not published').waitFor();
    await row(page, 'Second').getByText('Not published yet').waitFor();
    const other = await page.context().newPage();
    await other.goto('/editor');
    await pressPublish(other);
    await other.getByText('Page Updated!').first().waitFor();
    await expectSoon(() => page.getByText('Changes not published').count()).toBe(0);
  });
});

describe('The editor of one of several pages', () => {
  test('leads a page without an address to where it is chosen: the main page to the field, visible and with the focus, another page to its dialog', async () => {
    const account = await register(application);
    const [second] = await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    const choose = page.getByRole('link', { name: 'Choose a linkname' });
    await page.goto('/editor');
    await choose.click();
    const field = page.getByRole('main').getByLabel('Select your linkname here');
    await expectFocus(field);
    const { y, height } = (await field.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
    await page.waitForURL((url) => url.pathname === '/personal' && url.search === '');
    await page.goto(`/editor/${second}`);
    await choose.click();
    const address = dialog(page, 'Address of the page');
    await address.getByLabel('Address', { exact: true }).fill(`s-${account.username}`.slice(0, 30));
    await page.keyboard.press('Enter');
    await notification(page, 'Address changed').waitFor();
    await page.reload();
    await row(page, 'Second').getByText(`/s-${account.username}`.slice(0, 31)).waitFor();
    await expectSoon(() => address.count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('asks when that page was published elsewhere meanwhile, and Load theirs gives what was published there', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page, incidents } = await openSettings(browser, application, { account, ignore: draftWarning });
    await page.goto(`/editor/${second}`);
    await titleField(page).fill('Mine');
    const theirs = asInput(aDesign({ title: 'Theirs' }));
    await graphqlData(application.url, PublishDocument, { input: { pageId: second!, design: theirs, basedOnVersion: 0 } }, account.token);
    await pressPublish(page);
    await dialog(page, 'Your page was published elsewhere').getByRole('button', { name: 'Load theirs' }).click();
    await expectValue(titleField(page), 'Theirs');
    expect(incidents).toEqual([]);
  });

  test('Parts of it that do not load say so, and Try again loads them', async () => {
    const account = await aCreator(application);
    await addPages(application, account, 'Second');
    const { page, context } = await openSettings(browser, application, { account, ignore: () => true });
    const late = /\/(page-switcher|missing-page)[^/]*\.js/;
    const again = page.getByRole('button', { name: /Try again/ });
    for (const [path, there] of [
      ['/editor', switcher(page)],
      ['/editor/019aa000-0000-7000-8000-000000000000', page.getByRole('heading', { name: 'This page is not there' })],
    ] as const) {
      await context.route(late, (route) => route.abort('connectionfailed'));
      await page.goto(path);
      await again.waitFor();
      await context.unroute(late);
      await again.click();
      await there.waitFor();
    }
  });

  test('Whoever is signed out at the editor of a page comes back to it after signing in', async () => {
    const account = await aCreator(application);
    const [second] = await addPages(application, account, 'Second');
    const { page } = await browser.newPage(application.url, { ignore: draftWarning });
    await page.goto(`/editor/${second}`);
    await page.waitForURL('**/login?**');
    await logIn(page, account.username, account.password);
    await page.waitForURL(`**/editor/${second}`);
    await switcher(page).filter({ hasText: 'Second' }).waitFor();
  });
});

test('The feed of a page is begun and ended in its menu, and its readers get it meanwhile', async () => {
  const account = await aCreator(application);
  const { page, incidents } = await openSettings(browser, application, { account });
  const feed = () => fetch(`${application.url}/${account.linkname}.atom`);
  await choose(page, 'Main', 'Turn on the RSS feed');
  await page.getByText(`Readers can follow ${application.url}/${account.linkname}.atom in a feed reader.`).first().waitFor();
  expect((await feed()).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'More about Main', exact: true }).click();
  await expectNoAxeViolations(page);
  await screenshot(page, 'page-menu-with-feed');
  await page.getByRole('button', { name: 'Turn off the RSS feed', exact: true }).click();
  await notification(page, 'The feed has ended.').waitFor();
  expect((await feed()).status).toBe(404);
  expect(incidents).toEqual([]);
});
