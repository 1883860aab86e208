import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { nestLists } from '../../../client/page-view/tiles/list-nesting.js';
import { INKS, richText, withEmptyLines } from '../../../client/page-view/tiles/rich-text.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { RECORDED_WITH_QUILL_13 } from '../../builders/documents/honest-documents-formerly.js';
import { HONEST_DOCUMENTS } from '../../builders/documents/honest-documents.js';
import { aPng } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { draftWarning, openContent, openEditor, saveContent } from '../editor/editor-steps.js';
import { inOneOrder, listMarkers, looksOf, provideLooks, readAll, writeAll, type Look } from './tile-looks-steps.js';
import { expectSoon, untilRendered } from '../../support/waiting.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });
const names = HONEST_DOCUMENTS.map(({ name }) => name);

/** The same documents as Quill 1.3 wrote them. */
const recorded = names.map((name) => RECORDED_WITH_QUILL_13[name] ?? '');

/** What the editor makes of each document. */
let written: string[] = [];
/** Has the page `joined`. */
let author: TestAccount;
let picture: Buffer;

beforeAll(async () => {
  picture = await aPng({ width: 120, height: 80 });
  const { page, context, incidents } = await openEmptyTile();
  written = await writeAll(page, HONEST_DOCUMENTS);
  await context.close();
  expect(incidents).toEqual([]);

  author = await register(application);
  await claim(application, author, 'joined');
  await publish(application, author, aDesign({ tiles: joined(written) }));
  const [present, former] = [await register(application), await register(application)];
  await claim(application, present, 'honest');
  await publish(application, present, aDesign({ tiles: tilesOf(written) }));
  await claim(application, former, 'formerly');
  const { status } = await post(application.url, 'postdata/', toWire(aDesign({ tiles: tilesOf(recorded) })), withToken(former.token));
  expect(status).toBe(200);
});

const tilesOf = (htmls: readonly string[]): Tile[] => htmls.map((html, at) => aTile({ name: names[at] ?? '', html }));

/** All documents in two tiles: the colours of some keep a sheet light in the dark. */
function joined(htmls: readonly string[]): Tile[] {
  return [true, false].map((staysLight) => {
    const together = htmls.filter((html) => richText(html, '').staysLight === staysLight).map((html) => `<p>Next</p>${html}`);
    return aTile({ name: staysLight ? 'Own colours' : 'Inks', html: together.join('') });
  });
}

const isExpected: PageOptions['ignore'] = (incident) =>
  draftWarning(incident) || (incident.kind === 'request' && incident.text.includes('https://pictures.example/'));

/** A public page, or the editor of an account. */
async function open(path: string, colorScheme: 'light' | 'dark' = 'light', account = author) {
  const options = { colorScheme, reducedMotion: 'reduce', bypassCSP: path !== '/editor', ignore: isExpected } as const;
  const opened =
    path === '/editor' ? await openEditor(browser, application, { account, ...options }) : await browser.newPage(application.url, options);
  await opened.page.route('https://pictures.example/**', (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
  if (path !== '/editor') {
    await untilRendered(application.url + path);
    await opened.page.goto(path);
  }
  await provideLooks(opened.page);
  return opened;
}

/** The editor of a new account, with the content of an empty tile open. */
async function openEmptyTile() {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ html: '' })] }));
  const opened = await open('/editor', 'light', account);
  await openContent(opened.page, 1);
  return opened;
}

/** Puts HTML as it was before it was cleaned in place of what each tile opens, in the colours that inks have in such a window. */
async function putUncleaned(page: Page, htmls: readonly string[], colorScheme: 'light' | 'dark'): Promise<void> {
  const nested = htmls.map((html) => ({
    html: withEmptyLines(nestLists(html)),
    isDark: colorScheme === 'dark' && !richText(html, '').staysLight,
  }));
  await page.evaluate(
    ({ texts, inks }) => {
      for (const [at, sheet] of [...document.querySelectorAll('.sheet')].entries()) {
        const { html = '', isDark = false } = texts[at] ?? {};
        sheet.innerHTML = html;
        for (const { style } of sheet.querySelectorAll<HTMLElement>('[style]')) {
          if (isDark) style.color = inks[style.color] ?? style.color;
          // As the page's own rules do: a link within is of the same colour.
          if (style.color) style.setProperty('--link', 'currentColor');
        }
      }
    },
    { texts: nested, inks: Object.fromEntries(INKS.map(({ light, dark }) => [rgb(light), dark])) },
  );
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const byName = <Value>(values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, at) => [names[at] ?? '', value]));

test('There are at least fifty sample documents, and together they use everything that the toolbar offers', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(50);
  const used = new Set(
    HONEST_DOCUMENTS.flatMap(({ lines }) =>
      lines.flatMap(({ attributes = {} }) => Object.entries(attributes).map(([name, value]) => `${name} ${value}`)),
    ),
  );
  const values = {
    ...{
      bold: [true],
      italic: [true],
      underline: [true],
      script: ['sub', 'super'],
      size: ['small', 'large', 'huge'],
      font: ['serif', 'monospace'],
    },
    ...{ list: ['ordered', 'bullet'], indent: [1, 2, 3, 4, 5, 6, 7, 8], align: ['center', 'right', 'justify'], 'code-block': [true] },
    color: INKS.map(({ light }) => light),
  };
  expect(
    Object.entries(values)
      .flatMap(([name, all]) => all.map((value) => `${name} ${value}`))
      .filter((one) => !used.has(one)),
  ).toEqual([]);
});

test('The editor reads its saved HTML and writes the same HTML again, and that of Quill 1.3 as Quill 2 does; white space that is only in the source is not saved', async () => {
  const { page, incidents } = await openEmptyTile();
  for (const htmls of [written, recorded]) {
    expect(byName((await readAll(page, htmls)).map(inOneOrder))).toEqual(byName(written.map(inOneOrder)));
  }
  const source =
    '<p>\n </p><p>First</p>\n<p>Hello<br>\n  World</p>\n<div class="ql-code-block-container">\n  <div class="ql-code-block">  code</div>\n</div>\n';
  expect((await readAll(page, [source]))[0]).toMatch(
    /^<p>First<\/p><p>Hello<\/p><p>World<\/p><div class="ql-code-block-container"[^>]*><div class="ql-code-block"> {2}code<\/div><\/div>$/,
  );
  expect(incidents).toEqual([]);
});

test('On paper colours, links and code look as on a light background, also in a dark window', async () => {
  const { page, incidents } = await open('/joined', 'dark');
  const drawn = async (media: 'print' | 'screen', colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media, colorScheme });
    const grounds = await page.evaluate(() =>
      Array.from(document.querySelectorAll('pre, .ql-code-block-container'), (code) => getComputedStyle(code).backgroundColor),
    );
    return [await styledText(page, '#popup-2 .sheet'), grounds];
  };
  const onPaper = await drawn('print', 'light');
  await expectSoon(() => drawn('screen', 'dark')).not.toEqual(onPaper);
  await expectSoon(() => drawn('print', 'dark')).toEqual(onPaper);
  expect(incidents).toEqual([]);
});

test.each([
  ['WI-101 ', 'light'],
  ['', 'dark'],
] as const)('%sHTML of Quill 1.3 and of Quill 2 renders the same in a %s window', async (_, colorScheme) => {
  const looks: Look[][] = [];
  for (const path of ['/formerly', '/honest']) {
    const { page } = await open(path, colorScheme);
    looks.push(await looksOf(page));
  }
  expect(byName(looks[0] ?? [])).toEqual(byName(looks[1] ?? []));
});

describe.each(['light', 'dark'] as const)('In a %s window', (colorScheme) => {
  test.each([
    ['Quill 2', '/honest', () => written],
    ['Quill 1.3', '/formerly', () => recorded],
  ] as const)(
    'Sample documents of %s look the same on the public page before and after they are sanitized',
    async (_editor, path, htmls) => {
      const { page, incidents } = await open(path, colorScheme);
      const cleaned = await looksOf(page);
      await putUncleaned(page, htmls(), colorScheme);
      expect(byName(cleaned)).toEqual(byName(await looksOf(page)));
      expect(incidents).toEqual([]);
    },
  );

  test('The editor shows the same as the public page: words, colours, fonts, lines, alignments and the numbers of lists', async () => {
    const { page: editor, incidents } = await open('/editor', colorScheme);
    const { page: visitor } = await open('/joined', colorScheme);
    for (const number of [0, 1]) {
      await openContent(editor, number + 1);
      await visitor.evaluate((at) => document.querySelectorAll('dialog')[at]?.showModal(), number);
      await expectSoon(() => styledText(editor, '.ql-editor')).toEqual(await styledText(visitor, 'dialog:modal .sheet'));
      await expectSoon(() => listMarkers(editor, '.ql-editor', 'StaticText')).toEqual(
        await listMarkers(visitor, 'dialog:modal .sheet', 'ListMarker'),
      );
      await saveContent(editor);
      await visitor.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    }
    expect(incidents).toEqual([]);
  });
});

const styledText = (page: Page, selector: string) => page.locator(selector).evaluate((text) => window.styledTextOf(text));
