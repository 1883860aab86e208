import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectLifted, expectSoon } from '../../support/waiting.js';
import { notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import {
  addButton,
  grip,
  nameField,
  openContent,
  openEditor,
  previewTiles,
  publishButton,
  publishPage,
  removeButton,
  rename,
  select,
  tile,
  tileNames,
  titleField,
} from './editor-steps.js';
import { dragUntil, fingerOf, middleOf, mouseOf } from '../pointer-steps.js';

const { application, browser } = runningProduct();

const REMOVE_QUESTION = 'The last button seems to have content within it. Are you sure you want to remove it?';

/** An account whose page has tiles of these names, each with its own look and content. */
async function withTiles(...names: string[]): Promise<TestAccount> {
  const account = await register(application);
  const color = (at: number, part: string) => ({ hex: `#0${at % 10}${part}`, alpha: 0.5 + (at % 5) / 10 });
  const colors = (at: number) => ({
    text: color(at, 'fffe'),
    button: color(at, '1020'),
    hover: color(at, '3040'),
    border: color(at, '5060'),
    shadow: color(at, '7080'),
  });
  const looks = (at: number) => ({ ...colors(at), radius: at, thickness: 10 + at });
  const tiles = names.map((name, at) => aTile({ name, html: `<p>About ${name}</p>`, style: looks(at) }));
  await publish(application, account, aDesign({ tiles }));
  return account;
}

const open = (options?: Parameters<typeof openEditor>[2]) => openEditor(browser, application, options);

async function publishedTiles({ token }: TestAccount) {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  return myPage.design?.tiles ?? [];
}

describe('What the editor shows', () => {
  test('RT-03 /editor shows a signed-in user the page editor: without tiles a sentence says how to begin and no remove button is offered; without a picture and without a linkname, a button and a link to choose them stand in their places', async () => {
    const { page, incidents } = await open();
    await page.getByRole('heading', { level: 1, name: 'Editor' }).waitFor({ state: 'attached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('My page');
    await page.getByRole('heading', { name: 'No tiles set yet' }).waitFor();
    await expectSoon(() => removeButton(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Add a picture' }).waitFor();
    await page.getByRole('link', { name: 'Choose a linkname' }).click();
    await page.waitForURL('**/personal');
    expect(incidents).toEqual([]);
  });

  test('ED-01 The title is edited in place, and a line break becomes a space; ED-02 the tile list shows the tiles in order, each with an Edit button', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two', 'Three') });
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Three']);
    for (const number of [1, 2, 3]) await page.getByRole('button', { name: `Edit Tile ${number} of 3` }).waitFor();
    await titleField(page).fill('Ada\nRossi');
    await expectSoon(() => titleField(page).inputValue()).toBe('Ada Rossi');
    await titleField(page).press('Enter');
    await expectSoon(() => titleField(page).inputValue()).toBe('Ada Rossi');
  });

  test('Each tile of the list has the colours, corners and weight that visitors see, on the background colour of the page', async () => {
    const account = await register(application);
    const style = { button: { hex: '#a23f26', alpha: 0.5 }, radius: 12, thickness: 100 };
    await publish(application, account, aDesign({ backgroundColor: { hex: '#102030', alpha: 1 }, tiles: [aTile({ style })] }));
    const { page } = await open({ account });
    const look = tile(page, 1).locator('span').first();
    const looks = await look.evaluate((element) => {
      const { backgroundColor, borderRadius, fontWeight } = getComputedStyle(element);
      const list = element.closest('ol');
      return [backgroundColor, borderRadius, fontWeight, list && getComputedStyle(list, '::before').backgroundColor];
    });
    expect(looks).toEqual(['rgba(162, 63, 38, 0.5)', '12px', '900', 'rgb(16, 32, 48)']);
  });

  test('ED-22 The live preview shows the draft as it is edited', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two') });
    await titleField(page).fill('Seen at once');
    await page.getByRole('region', { name: 'Live preview' }).getByText('Seen at once').waitFor();
    await tile(page, 1).dblclick();
    await page.getByRole('textbox', { name: /^Name of tile 1/ }).pressSequentially('Uno');
    await previewTiles(page).filter({ hasText: 'Uno' }).waitFor();
    await page.keyboard.press('Escape');
    await previewTiles(page).filter({ hasText: 'One' }).waitFor();
  });

  test('ED-23 The live preview uses the same components as the public page, and both look the same', async () => {
    const account = await withTiles('One', 'Two');
    await claim(application, account, 'same-parts');
    const { page, context } = await open({ account });
    await page.getByRole('button', { name: 'Full' }).click();
    const visited = await context.newPage();
    await visited.goto('/same-parts');
    const parts = (element: SVGElement | HTMLElement) => {
      const all: Element[] = [element, ...element.querySelectorAll('*')].filter(({ className }) =>
        /page|who|title|tile|name/.test(String(className)),
      );
      return all.map((part) => {
        const { color, backgroundColor, borderRadius, fontSize, fontWeight, padding, width } = getComputedStyle(part);
        return [part.className, color, backgroundColor, borderRadius, fontSize, fontWeight, padding, Math.round(Number.parseFloat(width))];
      });
    };
    const ofPreview = () => page.getByRole('region', { name: 'Live preview' }).locator('.page').evaluate(parts);
    const ofPage = () => visited.locator('.page').evaluate(parts);
    expect((await ofPage()).length).toBeGreaterThan(6);
    await expectSoon(ofPreview).toEqual(await ofPage());
  });

  test('ED-20 The copy-link box shows the page link cut to 20 characters and three dots; ED-21 ER-38 a click on it copies the complete page link to the clipboard and says `Link copied`; ER-39 when the browser denies access to the clipboard, an alert says `Could not copy text`, with the link, selected', async () => {
    const account = await register(application);
    await claim(application, account, 'a-rather-long-linkname');
    const { page, context } = await open({ account, permissions: ['clipboard-read', 'clipboard-write'] });
    const address = `${new URL(application.url).host}/a-rather-long-linkname`;
    const box = page.getByRole('button', { name: /^Copy link/ });
    await expectSoon(() => box.innerText()).toContain(`${address.slice(0, 20)}...`);
    await expectSoon(() => box.getAttribute('title')).toBe(`${application.url}/a-rather-long-linkname`);
    await box.click();
    await notification(page, 'Link copied').waitFor();
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${application.url}/a-rather-long-linkname`);
    await context.clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await box.click();
    const refused = page.getByRole('alertdialog', { name: 'Could not copy text' });
    await refused.getByText(`${application.url}/a-rather-long-linkname`, { exact: true }).waitFor();
    await expectSoon(() => page.evaluate(() => String(getSelection()))).toBe(`${application.url}/a-rather-long-linkname`);
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `copy-refused-1440-${scheme}`));
  });
});

describe('Adding and removing tiles', () => {
  test('ED-04 ED-05 Add appends a tile; DE-05 DE-07 DE-08 DE-09 DE-10 DE-11 DE-12 DE-13 DE-14 a new tile has the default name, colours, radius, thickness and no content', async () => {
    const { page, account } = await open({ account: await withTiles('One') });
    await addButton(page).click();
    await expectSoon(() => tileNames(page)).toEqual(['One', 'New Tile']);
    await page.getByText('Tile 2 was added.').waitFor({ state: 'attached' });
    await publishPage(page);
    const style = {
      text: { hex: '#f2f2f2', alpha: 1 },
      button: { hex: '#373a70', alpha: 1 },
      hover: { hex: '#4c5091', alpha: 1 },
      border: { hex: '#383b5c', alpha: 0.5 },
      shadow: { hex: '#000000', alpha: 0.1 },
      radius: 0.5,
      thickness: 10,
      surface: 'filled',
    };
    const plain = { secondLine: null, emblem: null, size: 'small', isLead: false, visibility: null };
    expect((await publishedTiles(account)).slice(1)).toEqual([
      { __typename: 'TextTile', id: expect.any(String), name: 'New Tile', html: '', style, ...plain },
    ]);
  });

  test('ED-07 ED-09 Remove drops the last tile, without a question when its content is blank; ED-08 otherwise it asks first, and the safe answer has the focus', async () => {
    const account = await register(application);
    const tiles = [aTile({ name: 'One' }), aTile({ name: 'Two', html: '<p>x</p>' }), aTile({ name: 'Three', html: '<p><br></p>' })];
    await publish(application, account, aDesign({ tiles }));
    const { page } = await open({ account });
    await tile(page, 1).click();
    await removeButton(page).click();
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two']);
    await removeButton(page).click();
    const question = page.getByRole('alertdialog', { name: REMOVE_QUESTION });
    await question.waitFor();
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two']);
    await removeButton(page).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expectSoon(() => tileNames(page)).toEqual(['One']);
  });

  test.each([
    ['a picture without text', '<p><img src="https://pictures.example/lemon.png"></p>'],
    ['one letter', '<p>a</p>'],
  ])('Removing a last tile that holds %s asks first', async (_, html) => {
    const account = await register(application);
    await publish(application, account, aDesign({ tiles: [aTile({ name: 'One' }), aTile({ name: 'Two', html })] }));
    const { page } = await open({ account, ignore: () => true });
    await removeButton(page).click();
    await page.getByRole('alertdialog', { name: REMOVE_QUESTION }).waitFor();
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two']);
  });
});

describe('Renaming a tile', () => {
  test('The first click selects a tile, and the second click edits its name on the tile; Escape restores the previous name', async () => {
    const { page } = await open({ account: await withTiles('One') });
    await tile(page, 1).click();
    await tile(page, 1).and(page.locator('[aria-current=true]')).waitFor();
    await tile(page, 1).click();
    await expectFocus(nameField(page, 1));
    await page.keyboard.type('Uno');
    await page.keyboard.press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['Uno']);
    await tile(page, 1).dblclick();
    await expectFocus(nameField(page, 1));
    await page.keyboard.type('Not this');
    await page.keyboard.press('Escape');
    await expectSoon(() => tileNames(page)).toEqual(['Uno']);
  });
});

describe('Swapping tiles', () => {
  const wouldSwapWith = (page: Page, place: number) => page.getByText(new RegExp(`^Would swap with Tile ${place} of `));

  async function goToEnd(page: Page): Promise<void> {
    await page.keyboard.press('ArrowDown');
    await page.getByText('Would swap with Tile 2 of 3, Two.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('Would swap with Tile 3 of 3, Three.').waitFor({ state: 'attached' });
  }

  test('ED-03 ED-06 ED-10 A tile dropped on another one swaps all data with it; all other tiles stay in place', async () => {
    const account = await withTiles('One', 'Two', 'Three', 'Four');
    const [one, two, three, four] = await publishedTiles(account);
    const { page } = await open({ account });
    const mouse = mouseOf(page);
    await dragUntil(mouse, await middleOf(grip(page, 1)), await middleOf(grip(page, 3)), wouldSwapWith(page, 3));
    await mouse.letGo();
    await expectSoon(() => tileNames(page)).toEqual(['Three', 'Two', 'One', 'Four']);
    await publishPage(page);
    await expectSoon(() => publishedTiles(account)).toEqual([three, two, one, four]);
  });

  test('A mouse can drag a tile on its surface, and the drag does not count as a click', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two') });
    const mouse = mouseOf(page);
    await dragUntil(mouse, await middleOf(tile(page, 1)), await middleOf(tile(page, 2)), wouldSwapWith(page, 2));
    await mouse.letGo();
    await expectSoon(() => tileNames(page)).toEqual(['Two', 'One']);
    await expectSoon(() => page.locator('[aria-current=true][type=button]').count()).toBe(0);
  });

  test('ED-11 The keyboard swaps two tiles, and a screen reader announces each step', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two', 'Three') });
    const heard = page.locator('[id^="DndLiveRegion"]');
    await grip(page, 1).focus();
    await page.keyboard.press('Space');
    await expectLifted(page, 'Tile 1 of 3, One');
    await goToEnd(page);
    // The colours of the tiles are their creator's.
    await expectNoAxeViolations(page, { except: ['[class*=stage_screen]', '[class*=listed-tile]'] });
    await page.keyboard.press('ArrowUp');
    await heard.getByText('Would swap with Tile 2 of 3, Two.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await heard.getByText('Would swap with Tile 3 of 3, Three.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await heard.getByText('Swapped: Tile 1 of 3, One and Tile 3 of 3, Three.').waitFor({ state: 'attached' });
    await expectSoon(() => tileNames(page)).toEqual(['Three', 'Two', 'One']);
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Drag tile 3 of 3, One');
  });

  test('Escape puts a lifted tile back; ED-12 the move buttons swap two tiles, and the focus follows the tile', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two', 'Three') });
    await grip(page, 1).focus();
    await page.keyboard.press('Space');
    await expectLifted(page, 'Tile 1 of 3, One');
    await goToEnd(page);
    await page.keyboard.press('Escape');
    await page.getByText('Put back: Tile 1 of 3, One.').waitFor({ state: 'attached' });
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Three']);
    await page.getByRole('button', { name: 'Move tile 1 of 3 down' }).press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['Two', 'One', 'Three']);
    await page.getByText('One is now tile 2 of 3.').waitFor({ state: 'attached' });
    await expectFocus(page.getByRole('button', { name: 'Move tile 2 of 3 down' }));
    await page.keyboard.press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['Two', 'Three', 'One']);
    await expectFocus(page.getByRole('button', { name: 'Move tile 3 of 3 up' }));
    await page.keyboard.press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['Two', 'One', 'Three']);
  });

  test('Touch drags a tile by its grip', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two'), ...PHONE });
    const finger = await fingerOf(page);
    await dragUntil(finger, await middleOf(grip(page, 1)), await middleOf(grip(page, 2)), wouldSwapWith(page, 2));
    await finger.letGo();
    await expectSoon(() => tileNames(page)).toEqual(['Two', 'One']);
  });
});

describe('On every screen size', () => {
  test('On a phone the list and the preview are separate views, Publish is in the top bar, and only the unfolded tile shows its actions', async () => {
    const { page } = await open({ account: await withTiles('One', 'Two'), ...PHONE });
    await expectSoon(() => page.getByRole('button', { name: /^Edit/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Actions of tile 2 of 2' }).click();
    await expectSoon(() => page.getByRole('button', { name: /^Edit/ }).count()).toBe(1);
    await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).waitFor();
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await screenshot(page, 'editor-phone');
    await page.getByRole('button', { name: 'Preview' }).click();
    await previewTiles(page).first().waitFor();
    await expectSoon(() => titleField(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Tiles' }).click();
    await titleField(page).waitFor();
  });

  test('At 1440, 1000, 390 and 320 px nothing scrolls sideways, with and without an open popup', async () => {
    const account = await withTiles('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'Two');
    const { page } = await open({ account });
    const popup = page.getByRole('dialog');
    const overflow = async () =>
      (await sidewaysScroll(page)) + ((await popup.count()) && (await popup.evaluate((one) => one.scrollWidth - one.clientWidth)));
    const expectFit = async () => {
      for (const width of [1440, 1000, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await eventually(async () => expect([width, await overflow()]).toEqual([width, 0]));
      }
    };
    await tile(page, 1).click();
    await expectFit();
    await page.setViewportSize({ width: 1440, height: 800 });
    await openContent(page, 1);
    await expectFit();
  });

  test.each([1440, 390])('axe finds nothing in the editor at %i px, light and dark: empty, with tiles, with its popups', async (width) => {
    const { page } = await open({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await addButton(page).click();
    await select(page, 1);
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await openContent(page, 1);
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Where it leads').waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
  });

  test('A page of 100 tiles can be edited, and no more tiles can be added', async () => {
    const account = await withTiles(...Array.from({ length: 100 }, (_, at) => `Tile no. ${at + 1}`));
    const { page } = await open({ account });
    await titleField(page).pressSequentially('typing');
    await rename(page, 50, 'Halfway');
    await previewTiles(page).filter({ hasText: 'Halfway' }).waitFor({ state: 'attached' });
    await addButton(page).click();
    await notification(page, 'A page can have 100 tiles at most.').waitFor();
    await publishButton(page).waitFor();
  });
});
