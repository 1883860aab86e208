import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { animationsEnd, eventually, expectFocus, expectSoon, watchLoading } from '../../support/waiting.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { openSignedIn } from '../accounts/account-steps.js';
import {
  draftWarning,
  openContent,
  openEditor,
  pressTool,
  publishPage,
  saveContent,
  tileNames,
  type OpenEditor,
} from '../editor/editor-steps.js';
import { paste, written } from './tile-content-steps.js';
import { drag } from '../pointer-steps.js';

const { application, browser } = runningProduct();

/** The content popup of a page's only tile, with this written in it. */
async function openTile(html = '', options: Parameters<typeof openEditor>[2] = {}) {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One', html })] }));
  const opened = await openEditor(browser, application, { account, ...options });
  const text = await openContent(opened.page, 1);
  return { ...opened, text };
}

const WITH_BACKDROP = { width: 1090, height: 900 };

const places = Array.from({ length: 22 }, (_, index) => index + 1);
let editor: OpenEditor;
let used = 0;
beforeAll(async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: places.map((number) => aTile({ name: `Place ${number}`, html: '' })) }));
  editor = await openEditor(browser, application, { account });
});

/** The content popup of an empty tile, in the editor that the tests have which only write and publish: each has a tile of its own. */
async function openPlace() {
  used += 1;
  await openContent(editor.page, used);
  return { ...editor, number: used };
}

/** What the server keeps of what was written in a tile, from 1. */
async function published({ token }: TestAccount, number: number): Promise<string> {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  const tile = myPage.design?.tiles[number - 1];
  return tile?.__typename === 'TextTile' ? tile.html : '';
}

/** Saves and publishes; gives back what the server keeps, which has to be exactly what the editor made. */
async function publishWritten(page: Page, account: TestAccount, number = 1): Promise<string> {
  await saveContent(page);
  let made = '';
  await eventually(async () => {
    made = await written(page, number);
    expect(made).not.toBe('');
  });
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"Publish"') === true);
  await Promise.all([answered, publishPage(page)]);
  const kept = await published(account, number);
  expect(kept).toBe(made);
  return kept;
}

describe('The toolbar', () => {
  test('TC-01 makes bold, italic and underlined text', async () => {
    const { page, account, incidents, number } = await openPlace();
    for (const tool of ['Bold', 'Italic', 'Underline']) {
      await pressTool(page, tool);
      await page.keyboard.type(tool);
      await pressTool(page, tool);
    }
    const html = await publishWritten(page, account, number);
    expect(html).toBe('<p><strong>Bold</strong><em>Italic</em><u>Underline</u></p>');
    expect(incidents).toEqual([]);
  });

  test('TC-02 makes ordered lists and bullet lists', async () => {
    const { page, account, number } = await openPlace();
    await pressTool(page, 'Numbered list');
    await page.keyboard.type('first\nsecond\n');
    await pressTool(page, 'Bullet list');
    await page.keyboard.type('point');
    const html = await publishWritten(page, account, number);
    expect(html).toBe('<ol><li data-list="ordered">first</li><li data-list="ordered">second</li><li data-list="bullet">point</li></ol>');
  });

  test('TC-03 makes subscript and superscript', async () => {
    const { page, account, number } = await openPlace();
    await page.keyboard.type('H');
    await pressTool(page, 'Subscript');
    await page.keyboard.type('2');
    await pressTool(page, 'Superscript');
    await page.keyboard.type('n');
    expect(await publishWritten(page, account, number)).toBe('<p>H<sub>2</sub><sup>n</sup></p>');
  });

  test.each([
    ['Centred', 'ql-align-center'],
    ['At the right', 'ql-align-right'],
    ['Justified', 'ql-align-justify'],
  ])('TC-04 sets the alignment: %s', async (name, className) => {
    const { page, account, number } = await openPlace();
    await pressTool(page, 'Alignment');
    await page.getByRole('button', { name }).click();
    await page.keyboard.type('text');
    expect(await publishWritten(page, account, number)).toBe(`<p class="${className}">text</p>`);
  });

  test('TC-05 sets the text colour and the background colour, from the palette or any other colour', async () => {
    const { page, account, incidents, number } = await openPlace();
    await pressTool(page, 'Text colour');
    await page.getByRole('button', { name: 'Terracotta' }).click();
    await page.keyboard.type('ink');
    await pressTool(page, 'Text colour');
    await page.getByLabel('Another colour').first().fill('#123456');
    await page.keyboard.press('Escape');
    await pressTool(page, 'Background colour');
    await page.getByRole('button', { name: 'Lemon' }).click();
    await page.keyboard.type('other');
    const html = await publishWritten(page, account, number);
    expect(html).toContain('<span style="color: rgb(162, 63, 38);">ink</span>');
    expect(html).toMatch(/rgb\(18, 52, 86\)/);
    expect(html).toMatch(/background-color: ?rgb\(246, 227, 168\)/);
    expect(incidents).toEqual([]);
  });

  test.each([
    ['Serif', 'serif'],
    ['Monospace', 'monospace'],
  ])('TC-06 sets the font: %s', async (label, value) => {
    const { page, account, number } = await openPlace();
    await page.getByLabel('Font').selectOption(label);
    await page.keyboard.type('text');
    expect(await publishWritten(page, account, number)).toBe(`<p><span class="ql-font-${value}">text</span></p>`);
  });

  test('TC-07 sets the size: small, normal, large, huge', async () => {
    const { page, account, number } = await openPlace();
    for (const size of ['Small', 'Large', 'Huge', 'Normal']) {
      await page.getByLabel('Size').selectOption(size);
      await page.keyboard.type(size);
    }
    expect(await publishWritten(page, account, number)).toBe(
      '<p><span class="ql-size-small">Small</span><span class="ql-size-large">Large</span><span class="ql-size-huge">Huge</span>Normal</p>',
    );
  });

  test('TC-08 The tab in a code block is two spaces', async () => {
    const { page, account, number } = await openPlace();
    await pressTool(page, 'Code block');
    await page.keyboard.type('if');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('then');
    const html = await publishWritten(page, account, number);
    expect(html.replace(/ spellcheck="false"/, '')).toBe(
      '<div class="ql-code-block-container"><div class="ql-code-block">if</div><div class="ql-code-block">  then</div></div>',
    );
  });

  test('is one stop of the Tab key; arrow keys move between its tools, and Tab leaves the text', async () => {
    const { page } = await openPlace();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    await page.keyboard.press('Shift+Tab');
    await expectSoon(focused).toBe('Size');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSoon(focused).toBe('Bold');
    await page.keyboard.press('End');
    await expectSoon(focused).toBe('More formatting');
    await page.keyboard.press('Tab');
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox');
    await page.keyboard.press('Tab');
    await expectSoon(focused).toBe('Everyone');
    await saveContent(page);
  });

  test('shows the format of the text at the caret', async () => {
    const { page, text } = await openTile('<p><strong>bold</strong> plain</p>');
    const bold = page.getByRole('button', { name: 'Bold' });
    await text.getByText('bold').click();
    await expectSoon(() => bold.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('End');
    await expectSoon(() => bold.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('Links and pictures', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['http://a.example', 'http://a.example'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['tel:+390511', 'tel:+390511'],
    ['a.example', 'https://a.example'],
  ])('TC-14 A link to %s is kept', async (typed, address) => {
    const { page, account, number } = await openPlace();
    await page.keyboard.type('here');
    await page.keyboard.press('Shift+Home');
    await pressTool(page, 'Link');
    await page.getByLabel('Where it leads').fill(typed);
    await page.keyboard.press('Enter');
    expect(await publishWritten(page, account, number)).toBe(
      `<p><a href="${address}" target="_blank" rel="noopener noreferrer nofollow ugc">here</a></p>`,
    );
  });

  test('TC-15 A pasted link with any other protocol becomes about:blank', async () => {
    const { page, account, incidents, number } = await openPlace();
    await paste(page, {
      'text/html': '<p><a href="javascript:alert(1)">a</a> <a href="ftp://x/y">b</a> <a href="data:text/html,x">c</a></p>',
    });
    const html = await publishWritten(page, account, number);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="about:blank"', 'href="about:blank"', 'href="about:blank"']);
    expect(incidents).toEqual([]);
  });

  test('The toolbar refuses a link with any other protocol, and gives the reason', async () => {
    const { page } = await openPlace();
    await pressTool(page, 'Link');
    await page.getByLabel('Where it leads').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Set link' }).click();
    const reason = page.getByText('A link leads to a web page, an e-mail address or a telephone number.');
    await reason.waitFor();
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'hidden' });
    await saveContent(page);
  });

  test('A link can be changed and removed while the caret is in it', async () => {
    const { page, text, account } = await openTile('<p>go <a href="https://old.example">there now</a></p>');
    await text.getByText('there now').click();
    await pressTool(page, 'Link');
    await page.getByLabel('Where it leads').fill('new.example');
    await page.keyboard.press('Enter');
    await expectSoon(() => text.getByRole('link', { name: 'there now' }).getAttribute('href')).toBe('https://new.example');
    await text.getByText('there now').click();
    await pressTool(page, 'Link');
    await page.getByRole('button', { name: 'Remove link' }).click();
    expect(await publishWritten(page, account)).toBe('<p>go there now</p>');
  });

  test('TC-09 A pasted image address ending in .png, .jpg, .jpeg or .gif becomes an embedded image', async () => {
    const ignore = ({ text }: { text: string }) => text.includes('pictures.example') || text.includes('net::ERR');
    const { page, account } = await openTile('', { ignore: (incident) => ignore(incident) || /default is used/.test(incident.text) });
    const endings = ['png', 'jpg', 'jpeg', 'gif'];
    for (const ending of endings) {
      await paste(page, { 'text/plain': `https://pictures.example/lemon.${ending}` });
      await page.keyboard.type('!');
    }
    const html = await publishWritten(page, account);
    const embedded = endings.map((ending) => `<img [^>]*src="https://pictures.example/lemon.${ending}"[^>]*>!`).join('');
    expect(html).toMatch(new RegExp(`^<p>${embedded}</p>$`));
  });

  test('Any other pasted address stays text', async () => {
    const { page, account, number } = await openPlace();
    await paste(page, { 'text/plain': 'https://pictures.example/lemon.svg' });
    expect(await publishWritten(page, account, number)).toBe('<p>https://pictures.example/lemon.svg</p>');
  });

  test('Pasted formatting keeps only what the toolbar offers, including colours', async () => {
    const { page, account, incidents, number } = await openPlace();
    const html = '<h1 onclick="alert(1)">Big</h1><p style="color: rgb(162, 63, 38); position: fixed">red</p><script>alert(2)</script>';
    await paste(page, { 'text/html': html });
    expect(await publishWritten(page, account, number)).toMatch(
      /^<p><strong>Big<\/strong><\/p><p><span style="color: ?rgb\(162, 63, 38\);?">red<\/span><\/p><p><br><\/p>$/,
    );
    expect(incidents).toEqual([]);
  });
});

describe('Closing the content popup', () => {
  test('ED-24 Each tile has a content editor popup with its name and its content', async () => {
    const { page, text } = await openTile('<p>inside</p>');
    await expectSoon(() => page.getByLabel('On the tile').inputValue()).toBe('One');
    await expectSoon(() => text.innerText()).toBe('inside');
    await screenshot(page, 'tile-content');
  });

  test('ED-28 Save tile and the close button save into the draft, ED-30 Escape saves and closes, ED-29 press and release on the backdrop saves and closes, and the focus returns', async () => {
    const { page } = await openTile();
    const ways = [
      () => page.getByRole('button', { name: 'Save tile' }).click(),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 450),
    ];
    for (const [at, close] of ways.entries()) {
      if (at === 3) await page.setViewportSize(WITH_BACKDROP);
      if (at > 0) await openContent(page, 1);
      await page.getByRole('textbox', { name: 'When it opens' }).fill(`written ${at}`);
      await page.getByLabel('On the tile').fill(`Renamed ${at}`);
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expectSoon(() => written(page)).toBe(`<p>written ${at}</p>`);
      await expectSoon(() => tileNames(page)).toEqual([`Renamed ${at}`]);
      await expectFocus(page.getByRole('button', { name: /^Edit tile 1 of 1/i }));
    }
  });

  test('A press on the backdrop that ends in the popup does not close it, nor does a selection that ends on the backdrop', async () => {
    const { page, text } = await openTile('<p>inside</p>', { viewport: WITH_BACKDROP });
    const { x, y } = (await text.boundingBox())!;
    const inside = { x: x + 20, y: y + 20 };
    const backdrop = { x: 20, y: 450 };
    for (const [from, to] of [
      [inside, backdrop],
      [backdrop, inside],
    ] as const) {
      await drag(page, from, to);
      await expectSoon(() => page.getByRole('dialog', { name: 'Edit tile' }).getAttribute('data-leaving')).toBeNull();
    }
  });

  test('An open panel of the toolbar follows its button when the window changes or the popup scrolls; it closes when the button disappears', async () => {
    const { page } = await openTile('', { viewport: WITH_BACKDROP });
    const panel = page.getByRole('dialog', { name: 'Text colour' });
    const opened = async () => {
      await pressTool(page, 'Text colour');
      await panel.getByRole('button').first().waitFor();
      await animationsEnd(panel);
    };
    const closed = async () => {
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    };
    const expectFollowed = async (before: () => Promise<unknown>, change: () => Promise<unknown>) => {
      await change();
      await opened();
      const expected = await panel.boundingBox();
      await closed();
      await before();
      await opened();
      await expectSoon(() => panel.boundingBox()).not.toEqual(expected);
      await change();
      await expectSoon(() => panel.boundingBox()).toEqual(expected);
      await closed();
    };
    const scroll = (top: number) => () =>
      page.getByRole('dialog', { name: 'Edit tile' }).evaluate((popup, to) => popup.scrollTo({ top: to, behavior: 'instant' }), top);
    // As far as the button stays in view: a press on one outside of it would scroll on its own.
    const resize = (width: number, height: number) => () => page.setViewportSize({ width, height }).then(scroll(60));
    await expectFollowed(resize(1090, 900), resize(1000, 410));
    await expectFollowed(scroll(60), scroll(100));
    await opened();
    await page.setViewportSize(PHONE.viewport);
    await panel.waitFor({ state: 'hidden' });
  });

  test('Escape in a panel of the toolbar closes the panel, not the popup', async () => {
    const { page } = await openPlace();
    await pressTool(page, 'Text colour');
    await page.getByRole('button', { name: 'Terracotta' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Terracotta' }).waitFor({ state: 'hidden' });
    await expectSoon(() => page.getByRole('dialog', { name: 'Edit tile' }).isVisible()).toBe(true);
    await saveContent(page);
  });

  test('DR-17 Closing an edit without a change leaves the draft saved; closing it with a change makes the draft unsaved', async () => {
    const legacy = '<ul><li>Quill 1.3</li></ul><p><br></p><pre class="ql-syntax" spellcheck="false">code\n</pre>';
    const { page, text } = await openTile(legacy);
    await page.clock.install();
    const unsaved = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('draftOrigin') ?? '{}') as { unsaved?: boolean }).unsaved ?? false);
    await saveContent(page);
    // Whatever there was to write is written by then.
    await page.clock.runFor(5_000);
    await expectSoon(unsaved).toBe(false);
    await openContent(page, 1);
    await text.press('End');
    await page.keyboard.type('!');
    await saveContent(page);
    await expectSoon(unsaved).toBe(true);
  });
});

test('A user can edit text without a connection, after the editor had time to load the text editor', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One', html: '<p>Before.</p>' })] }));
  const { page, context } = await openSignedIn(browser, application, account, { preloading: 'asForPeople', ignore: draftWarning });
  const loaded = watchLoading(page);
  // It is fetched when the browser has nothing else to do, and needs files that come after it.
  const fetched = page.waitForResponse(/\/rich-text-editor-[^/]*\.js$/, { timeout: 60_000 });
  await page.goto('/editor');
  await (await fetched).finished();
  await loaded();
  await context.setOffline(true);
  const text = await openContent(page, 1);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' Written offline.');
  await expectSoon(() => page.getByRole('toolbar').evaluate((toolbar) => getComputedStyle(toolbar).display)).toBe('flex');
  await saveContent(page);
  await expectSoon(() => written(page)).toContain('Before. Written offline.');
});

test('When the text editor does not load, the popup says so, and another attempt loads it', async () => {
  const account = await register(application);
  await publish(application, account);
  const { page, context } = await openSignedIn(browser, application, account, { ignore: () => true });
  await context.route(/rich-text-editor/, (route) => route.abort());
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Edit Tile 1 of 2' }).click();
  await page.getByText('The text editor did not load. What is on the tile stays as it is.').waitFor();
  await page.getByLabel('On the tile').fill('Still here');
  await saveContent(page);
  await expectSoon(() => tileNames(page)).toEqual(['Still here', 'Contact']);

  await page.getByRole('button', { name: 'Edit Tile 1 of 2' }).click();
  await page.getByText('The text editor did not load.').waitFor();
  await context.unroute(/rich-text-editor/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const text = page.getByRole('textbox', { name: 'When it opens' });
  await text.click();
  await page.keyboard.type('Here at last. ');
  await pressTool(page, 'Bold');
  await saveContent(page);
  await expectSoon(() => written(page)).toContain('Here at last.');
  await openContent(page, 1);
  // Its style sheet failed as well, and came with it.
  await expectSoon(() => page.getByRole('toolbar').evaluate((toolbar) => getComputedStyle(toolbar).display)).toBe('flex');
});
