import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { tileKindTexts } from '../../../client/texts/en/tile-kinds.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { aMixedDesign, OTHER_KINDS, sampleOf, type OtherKind } from '../../builders/pages/sample-tiles.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type Incident, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import {
  addButton,
  draftWarning,
  nameField,
  openContent,
  openEditor,
  previewTiles,
  publishPage,
  rename,
  saveContent,
  select,
  tile,
  tileNames,
} from '../editor/editor-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';
import { addKind, arrow, dialog, edit, emblemPanel, hasFocus, menu, save, scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

/** The hosts of the links are asked whether they answer. */
const asking = (incident: Incident) => draftWarning(incident) || /(?:answers|silent|shop)\.example/.test(incident.text);

async function open(options: PageOptions = {}) {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'First' })] }));
  const opened = await openEditor(browser, application, { ...options, account, ignore: (one) => asking(one) || isLoadFailure(one) });
  await opened.context.route('https://answers.example/**', (route) => route.fulfill({ status: 404, body: 'Not here' }));
  await opened.context.route('https://silent.example/**', (route) => route.abort('connectionrefused'));
  return opened;
}

const isLoadFailure = ({ kind, text }: Incident) => kind === 'console' && text.includes('ERR_CONNECTION_REFUSED');

describe('The menu of kinds', () => {
  test('opens beside Add, which stays one press for a text tile; arrow keys, Home, End, letters and Escape work', async () => {
    const { page, incidents } = await open();
    await addButton(page).click();
    await nameField(page, 2).press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['First', 'New Tile']);
    await arrow(page).press('Enter');
    const items = menu(page).getByRole('menuitem');
    await items.first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('span')?.textContent);
    const kinds = await items.evaluateAll((all) => all.map((item) => item.querySelector('span')?.textContent ?? ''));
    expect(kinds.slice(0, 3)).toEqual(['Text', 'Link', 'Heading']);
    await expectSoon(focused).toBe('Text');
    for (const [key, name] of [
      ['ArrowDown', 'Link'],
      ['ArrowUp', 'Text'],
      ['ArrowUp', kinds.at(-1)],
      ['ArrowDown', 'Text'],
      ['End', kinds.at(-1)],
      ['Home', 'Text'],
      ['h', 'Heading'],
      ['C', 'Contact card'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused()]).toEqual([key, name]);
    }
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await screenshot(page, 'add-menu-1440');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expectSoon(() => hasFocus(arrow(page))).toBe(true);
    await arrow(page).press('Enter');
    await expectSoon(focused).toBe('Text');
    await page.keyboard.press('Enter');
    await nameField(page, 3).waitFor();
    await expectSoon(() => hasFocus(nameField(page, 3))).toBe(true);
    expect(incidents).toEqual([]);
  });

  test('is a sheet on a phone, whose items are large enough for a finger', async () => {
    const { page } = await open(PHONE);
    await arrow(page).tap();
    await menu(page).waitFor();
    for (const item of await menu(page).getByRole('menuitem').all()) {
      const box = await item.boundingBox();
      expect([box?.width, (box?.height ?? 0) >= 44]).toEqual([390, true]);
    }
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `add-menu-390-${await scheme(page)}`);
    });
    await page.getByRole('button', { name: 'Close' }).tap();
    await menu(page).waitFor({ state: 'hidden' });
  });
});

describe('A link', () => {
  test('asks for its address first, is named after its place, and its row says where it leads', async () => {
    const { page } = await open();
    await addKind(page, 'Link');
    const address = dialog(page, 'Edit link').getByRole('textbox', { name: 'Where it leads' });
    await address.waitFor();
    await expectSoon(() => hasFocus(address)).toBe(true);
    await address.fill('www.answers.example/menu');
    await page.getByText('Leads to answers.example').waitFor();
    await save(page);
    await expectSoon(() => tileNames(page)).toEqual(['First', 'answers.example Link']);
    await rename(page, 2, 'The menu');
    await tile(page, 2).waitFor();
    await expectSoon(() => tile(page, 2).evaluate((one) => one.textContent)).toBe('Tile 2 of 2, link, The menu answers.example');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('[data-tile]').getByText('No address yet').waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await edit(page, 2);
    await expectSoon(() => address.inputValue()).toBe('https://www.answers.example/menu');
  });

  test('takes e-mail addresses and telephone numbers; what is none of them has a message, and is not saved', async () => {
    const { page } = await open();
    await addKind(page, 'Link');
    const address = page.getByRole('textbox', { name: 'Where it leads' });
    await address.fill('ada@example.org');
    await page.getByText('Writes to ada@example.org').waitFor();
    await address.fill('+49 30 1234-56');
    await page.getByText('Calls +4930123456').waitFor();
    await address.fill('javascript:alert(1)');
    await address.blur();
    await page.getByText('This is no web page, e-mail address or telephone number.').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByText('Mend the marked field, or close again to leave it as it was.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-tile]').getByText('No address yet').waitFor();
  });

  test('says if nothing answers at its address, and not of an error page, and can be saved in both cases', async () => {
    const { page } = await open();
    await addKind(page, 'Link');
    const address = page.getByRole('textbox', { name: 'Where it leads' });
    const asked = page.waitForRequest('https://answers.example/');
    await address.fill('https://answers.example/');
    const { headers, method } = await asked.then((request) => ({ headers: request.headers(), method: request.method() }));
    expect([method, headers.cookie, headers.referer]).toEqual(['GET', undefined, undefined]);
    await page.getByText('Leads to answers.example').waitFor();
    await address.fill('https://silent.example/');
    await page.getByText('silent.example did not answer just now. Try the link; it can be saved anyway.').waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await screenshot(page, 'link-no-answer');
    await expectSoon(() => page.getByRole('link', { name: 'Try the link' }).getAttribute('href')).toBe('https://silent.example/');
    await save(page);
    await page.getByText('silent.example').first().waitFor();
  });
});

test('A text tile without a text becomes a link in its popup, with the name that was typed; one step of undo brings the text tile back', async () => {
  const { page, incidents } = await openEditor(browser, application, { ignore: asking, ...PHONE });
  await addButton(page).click();
  await nameField(page, 1).fill('Shop');
  await page.keyboard.press('Escape');
  await tile(page, 1).click();
  const text = dialog(page, 'Edit tile');
  const becomeLink = text.getByRole('button', { name: 'Make it a link' });
  await text.locator('[contenteditable=true]').fill('Open daily');
  await becomeLink.waitFor({ state: 'detached' });
  await text.locator('[contenteditable=true]').fill('');
  await text.getByRole('textbox', { name: 'On the tile' }).fill('My shop');
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, 'text-becomes-link-390');
  await becomeLink.click();
  const address = dialog(page, 'Edit link').getByRole('textbox', { name: 'Where it leads' });
  await expectFocus(address);
  await address.fill('ada@example.org');
  await save(page);
  await expectSoon(() => tileNames(page)).toEqual(['My shop ada@example.org']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectSoon(() => tileNames(page)).toEqual(['Shop']);
  expect(incidents).toEqual([]);
});

test('A heading is named in the list; while its popup is open, the preview shows a changed name, and the former one when it is typed again; without a name it is a gap', async () => {
  const { page, incidents } = await open();
  await addKind(page, 'Heading');
  await expectSoon(() => hasFocus(nameField(page, 2))).toBe(true);
  await page.keyboard.type('Where to find me');
  await page.keyboard.press('Escape');
  await expectSoon(() => tileNames(page)).toEqual(['First', 'Where to find me']);
  await edit(page, 2);
  const heading = dialog(page, 'Edit heading').getByRole('textbox', { name: 'Heading' });
  // The name is selected, so that typing replaces it.
  await expectFocus(heading);
  await page.keyboard.type('Elsewhere');
  await expectSoon(() => previewTiles(page).nth(1).innerText()).toBe('Elsewhere');
  await heading.fill('Where to find me');
  await expectSoon(() => previewTiles(page).nth(1).innerText()).toBe('Where to find me');
  await heading.fill('');
  await save(page);
  await page.getByText('An empty gap').waitFor();
  expect(incidents).toEqual([]);
});

test('An embed names its provider; an address of another site has a message, and the code for embedding is taken', async () => {
  const { page, incidents } = await open();
  await addKind(page, 'Video, song or map');
  const address = page.getByRole('textbox', { name: 'Address of the video, song, map or post' });
  await address.fill('https://videos.example/1');
  await address.blur();
  await page.getByText(/^This is no address of YouTube, Vimeo, /).waitFor();
  await address.fill('<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A film"></iframe>');
  await page.getByText('From YouTube. It is loaded only when a visitor presses the tile.').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, 'embed-dialog');
  await save(page);
  await expectSoon(() => tileNames(page)).toEqual(['First', 'YouTube Video, song or map']);
  await edit(page, 2);
  await expectSoon(() => address.inputValue()).toBe('https://www.youtube.com/embed/aqz-KE-bpKQ');
  expect(incidents).toEqual([]);
});

test('FU-39 An address that no provider has becomes a link with one press, and the tile keeps its name', async () => {
  const { page, incidents } = await open();
  await addKind(page, 'Video, song or map');
  const embed = dialog(page, 'Edit video or map');
  await embed.getByRole('textbox', { name: 'On the tile' }).fill('Find us');
  const address = embed.getByRole('textbox', { name: 'Address of the video, song, map or post' });
  await address.fill('not an address');
  await address.blur();
  await page.getByText(/^This is no address of YouTube, Vimeo, /).waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Make it a link' }).count()).toBe(0);
  await address.fill('silent.example/maps/berlin');
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, 'embed-becomes-link');
  await page.getByRole('button', { name: 'Make it a link' }).click();
  await expectFocus(dialog(page, 'Edit link').getByRole('textbox', { name: 'Where it leads' }));
  await save(page);
  await expectSoon(() => tileNames(page)).toEqual(['First', 'Find us silent.example']);
  expect(incidents).toEqual([]);
});

test('A contact card shows the field of its address on demand; a wrong number has a message and is not saved; a new one proposes what it is called and an emblem, and both can be others', async () => {
  const { page, incidents } = await open();
  await addKind(page, 'Contact card');
  const [onTheTile, emblem] = [page.getByRole('textbox', { name: 'On the tile' }), page.getByRole('button', { name: /^Emblem: / })];
  await expectSoon(() => onTheTile.getAttribute('placeholder')).toBe('Save my contact');
  await expectSoon(() => emblem.getAttribute('aria-label')).toBe('Emblem: People');
  const card = dialog(page, 'Edit contact card');
  const field = (name: string) => card.getByRole('textbox', { name, exact: true });
  await field('Name').fill('Ines Moreau');
  await expectSoon(() => card.getByRole('textbox').count()).toBe(5);
  await field('Telephone').fill('call me');
  await card.getByRole('button', { name: 'Address' }).click();
  await expectSoon(() => hasFocus(field('Address'))).toBe(true);
  await field('Address').fill('12 rue Sala\n69002 Lyon');
  await card.getByText('A telephone number has at least three digits, and no letters.').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await screenshot(page, 'contact-dialog');
  await field('Telephone').fill('+33 4 78 00 21');
  await save(page);
  await expectSoon(() => tileNames(page)).toEqual(['First', 'Save my contact +33 4 78 00 21, 12 rue Sala 69002 Lyon']);
  await page.locator('[data-tile]').nth(1).locator('[class*=emblem] svg').waitFor();
  await edit(page, 2);
  await expectSoon(() => field('Address').inputValue()).toBe('12 rue Sala\n69002 Lyon');
  await onTheTile.fill('');
  await emblem.click();
  await emblemPanel(page).getByRole('button', { name: 'Emoji' }).click();
  await emblemPanel(page).getByRole('textbox', { name: 'Another sign' }).fill('☎');
  await page.keyboard.press('Escape');
  await save(page);
  await expectSoon(() => tileNames(page)).toEqual(['First', '☎ Ines Moreau +33 4 78 00 21, 12 rue Sala 69002 Lyon']);
  expect(incidents).toEqual([]);
});

test.each([
  ['1440', {}],
  ['390', PHONE],
] as const)(
  'At %s px a list with every kind of tile is shown, moved and removed like any tiles, and axe finds nothing',
  async (width, options) => {
    const account = await anUploader(application);
    await publishEveryKind(application, account);
    const { page } = await openEditor(browser, application, { ...options, account, ignore: asking });
    // At the end of the list, the bar at the bottom of a phone covers no part of a row.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page, { except: ['[class*=listed-tile]'] });
      await screenshot(page, `kinds-list-${width}-${await scheme(page)}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const [add, more] = await Promise.all([addButton(page).boundingBox(), arrow(page).boundingBox()]);
    expect(more?.y).toBe(add?.y);
    const switchOfViews = page.getByRole('button', { name: 'Preview' }).filter({ visible: true });
    if (width === '390') expect(Math.abs((await switchOfViews.boundingBox())!.y - add!.y)).toBeLessThan(10);
    const total = aMixedDesign().tiles.length;
    await select(page, 3);
    await page.getByRole('button', { name: `Move tile 3 of ${total} up` }).click();
    await page.getByText(`My shop is now tile 2 of ${total}.`).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `More for tile 2 of ${total}` }).click();
    await page.getByRole('button', { name: 'Delete this tile' }).click();
    await notification(page, 'My shop was removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await eventually(async () => expect((await tileNames(page))[1]).toMatch(/^My shop/));
  },
);

/** Adds a tile as its creator does: what is on it is typed there, and the rest in its popup, whose fields may be shown on demand. */
async function addTyped(page: Page, kind: OtherKind, typed: string | Readonly<Record<string, string>>): Promise<void> {
  await addKind(page, tileKindTexts[kind].label);
  if (typeof typed === 'string') {
    await page.keyboard.type(typed);
    return page.keyboard.press('Escape');
  }
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').first().waitFor();
  const file = popup.locator('input[type=file]');
  if ((await file.count()) > 0) {
    await file.setInputFiles(aFile('roses.jpg', await redAndBlue({ width: 480, height: 360 })));
    await popup.getByRole('img').waitFor();
  }
  for (const [name, text] of Object.entries(typed)) {
    const field = popup.getByRole('textbox', { name, exact: true });
    if (!(await field.isVisible())) await popup.getByRole('button', { name, exact: true }).click();
    await field.fill(text);
  }
  await save(page);
}

test('Tiles of every kind are added, published, shown in the preview and on the page, with and without script, and read again by the editor', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'every-kind');
  const { page } = await openEditor(browser, application, { account, ignore: asking });
  await addButton(page).click();
  await page.keyboard.type('My garden');
  await page.keyboard.press('Escape');
  await openContent(page, 1);
  await page.keyboard.type('Figs and beans');
  await saveContent(page);
  const samples = OTHER_KINDS.map((kind) => ({ kind, ...sampleOf(kind) }));
  for (const { kind, typed } of samples) await addTyped(page, kind, typed);
  const region = page.getByRole('region', { name: 'Live preview' });
  await expectSoon(() => previewTiles(page).count()).toBe(1 + samples.length);
  for (const text of samples.flatMap(({ shown }) => shown)) await region.getByText(text).waitFor();
  await region.getByRole('img', { name: 'Roses before a wall' }).waitFor();
  await region.getByRole('button', { name: 'Save my contact' }).click();
  const card = page.getByRole('dialog', { name: 'Edit contact card' });
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await publishPage(page);
  const names = await tileNames(page);
  await page.reload();
  await expectSoon(() => tileNames(page)).toEqual(names);
  for (const [at, { typed }] of samples.entries()) {
    if (typeof typed === 'string') continue;
    await edit(page, at + 2);
    for (const [name, text] of Object.entries(typed)) {
      await expectSoon(() => page.getByRole('dialog').getByRole('textbox', { name, exact: true }).inputValue()).toBe(text);
    }
    await save(page);
  }

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage(application.url, {
      javaScriptEnabled,
      ignore: ({ text }) => text.startsWith('popovertarget is ignored'),
    });
    await visitor.page.goto('/every-kind');
    for (const text of samples.flatMap(({ shown }) => shown)) await visitor.page.getByText(text).first().waitFor();
    await visitor.page.getByRole('heading', { level: 2, name: 'Find me' }).waitFor();
    await visitor.page.getByRole('img', { name: 'Roses before a wall' }).waitFor();
    const link = visitor.page.getByRole('link', { name: 'Write to me' });
    await expectSoon(() => link.getAttribute('href')).toBe('mailto:ines@moreau.example');
    await expectSoon(() => visitor.page.getByRole('link', { name: /^Vimeo/ }).getAttribute('href')).toBe('https://vimeo.com/123456');
    await visitor.page.getByRole('button', { name: 'Save my contact' }).click();
    await visitor.page.getByRole('dialog').getByRole('link', { name: '+33 4 78 00 21' }).waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'My garden' }).click();
    await visitor.page.getByRole('dialog').getByText('Figs and beans').waitFor();
    if (javaScriptEnabled) await expectNoAxeViolations(visitor.page);
    expect(visitor.incidents).toEqual([]);
  }
});
