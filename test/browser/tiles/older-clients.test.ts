import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { fromQuill1Html, toQuill1Html } from '../../../server/pages/tile-kinds/text/quill-1-html.rules.js';
import { contentOf } from '../../../server/pages/tile-kinds/text/text-content.rules.js';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { anyToolbarHtml } from '../../builders/documents/any-toolbar-html.js';
import { bold, bullet, code, italic, number, p, type DeltaStep, type Lines } from '../../builders/documents/delta.js';
import { HONEST_DOCUMENTS, type HonestDocument } from '../../builders/documents/honest-documents.js';
import { aPng } from '../../builders/images.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { draftWarning, openContent, openEditor } from '../editor/editor-steps.js';
import { untilRendered } from '../../support/waiting.js';
import { inOneOrder, looksOf, provideLooks, readAll, writeAll, type Look } from './tile-looks-steps.js';

/** What Quill 1.3.7 holds after it was given a text. */
interface Held {
  readonly lines: Lines;
  readonly html: string;
}

interface OlderQuill {
  readonly root: HTMLElement;
  readonly clipboard: { dangerouslyPasteHTML(html: string): void; convert(html: string): object };
  setContents(delta: object): void;
  getContents(): { readonly ops: Lines };
  update(): void;
}

declare const Quill: new (host: Element, options: object) => OlderQuill;

/** How older clients give a tile's content to their editor. */
const WAYS = ['pasted', 'converted', 'set'] as const;
type Way = 'written' | (typeof WAYS)[number];

const EDGES: readonly HonestDocument[] = [
  { name: 'Code with empty lines first and last', lines: [...code('', '', 'a', '', '  b', ''), ...p('and on')] },
  { name: 'An empty line of code', lines: [...p('before'), ...code(''), ...p('after')] },
  {
    name: 'Lists around code',
    lines: [...bullet()('a'), ...number(1)('b'), ...code('x', '\ty'), ...number(2)('c'), ...bullet()('d'), ...code('z')],
  },
  {
    name: 'Blanks beside formats',
    lines: [...p(bold('  two before'), '  two between ', italic(' one and one ')), ...bullet()('  in an item  ')],
  },
  { name: 'Ideographic blanks', lines: p('\u3000\u3000一\u3000二\u3000\u3000三\u3000') },
];
const documents = [...HONEST_DOCUMENTS, ...EDGES];
const names = documents.map(({ name }) => name);
const byName = <Value>(values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, at) => [names[at] ?? '', value]));

/** Without what Quill 1.3 does not keep of any HTML, its own included: an empty last line. */
const whole = <Value>(values: readonly Value[]): (Value | undefined)[] =>
  values.map((value, at) => (expected[at]?.html.endsWith('<br></p>') ? undefined : value));

const { application, browser } = runningProduct({ logLevel: 'silent' });
const isExpected: PageOptions['ignore'] = (incident) =>
  draftWarning(incident) || (incident.kind === 'request' && incident.text.includes('https://pictures.example/'));

let picture: Buffer;
/** Each document as our editor writes it, as it stands in the database, and as older clients get it. */
let written: string[] = [];
let kept: readonly string[] = [];
let sent: readonly string[] = [];
/** What our editor writes after it has read what is stored, and after it has read what older clients get. */
let readAsKept: string[] = [];
let readAsSent: string[] = [];
/** What Quill 1.3.7 holds when the documents are written in it, and when it reads what older clients get. */
let expected: Held[] = [];
let held: Record<(typeof WAYS)[number], Held[]>;
/** What it makes, as it is set up by default, of what older clients get, and of what it wrote itself. */
let readByDefault: Held[] = [];
let readOfItsOwn: Held[] = [];
/** Anything that the toolbar can make, as it is stored, and what Quill 1.3.7 writes when it has opened it, in each way and by default. */
const anything = fc.sample(anyToolbarHtml, { seed: 13, numRuns: 100 }).map(({ clean }) => clean);
let opened: string[][] = [];

beforeAll(async () => {
  picture = await aPng({ width: 120, height: 80 });
  const author = await register(application);
  await publish(application, author, aDesign({ tiles: [aTile({ html: '' })] }));
  const editor = await openEditor(browser, application, { account: author, ignore: isExpected });
  await servePictures(editor.page);
  await openContent(editor.page, 1);
  written = await writeAll(editor.page, documents);

  await claim(application, author, 'clean');
  await publish(application, author, aDesign({ tiles: written.map((html) => aTile({ html })) }), 1);
  const { data } = await graphql(application.url, '{ publicPage(linkname: "clean") { design { tiles { html } } } }');
  kept = (data as { publicPage: { design: { tiles: { html: string }[] } } }).publicPage.design.tiles.map(({ html }) => html);
  sent = await contentsFrom('getdatapublic/', { first_name: 'clean' });
  expect(await contentsFrom('getdata/', {}, withToken(author.token))).toEqual(kept.map((html) => toQuill1Html(html, true, true)));
  readAsKept = await readAll(editor.page, kept);
  readAsSent = await readAll(editor.page, sent);
  await editor.context.close();

  const older = await openOlderClient();
  expected = await older.write(documents.map(({ lines }) => lines));
  held = { pasted: await older.read(sent, 'pasted'), converted: await older.read(sent, 'converted'), set: await older.read(sent, 'set') };
  readByDefault = await older.read(sent, 'converted', true);
  readOfItsOwn = await older.read(
    expected.map(({ html }) => toQuill1Html(fromQuill1Html(html))),
    'converted',
    true,
  );
  const toOpen = anything.map((html) => toQuill1Html(html));
  opened = [];
  for (const way of WAYS) {
    for (const isVisual of [false, true]) opened.push((await older.read(toOpen, way, isVisual)).map(({ html }) => html));
  }
  await older.context.close();
  expect([editor.incidents, older.incidents]).toEqual([[], []]);
});

async function contentsFrom(...call: [path: string, body: object, headers?: Readonly<Record<string, string>>]): Promise<readonly string[]> {
  const { body } = await post(application.url, ...call);
  return (JSON.parse(String(body?.data)) as WireDesign).inputTextList;
}

async function servePictures(page: Page): Promise<void> {
  await page.route('https://pictures.example/**', (route) => route.fulfill({ body: picture, contentType: 'image/png' }));
}

/** A page with the editor of older clients. */
async function openOlderClient() {
  const { page, context, incidents } = await browser.newPage(application.url, { ignore: isExpected });
  await servePictures(page);
  await page.setContent('<!doctype html><html><body></body></html>');
  const dist = join(import.meta.dirname, '../../../node_modules/quill-1/dist');
  await page.addStyleTag({ path: join(dist, 'quill.snow.css') });
  await page.addScriptTag({ path: join(dist, 'quill.js') });
  const inQuill = (given: readonly (string | Lines)[], way: Way, matchVisual = false): Promise<Held[]> =>
    page.evaluate(
      ([texts, how, isVisual]) =>
        texts.map((text) => {
          document.body.innerHTML = '<div></div>';
          const quill = new Quill(document.body.firstElementChild as Element, {
            theme: 'snow',
            modules: { clipboard: { matchVisual: isVisual } },
          });
          if (how === 'written') quill.setContents({ ops: text });
          if (how === 'pasted') quill.clipboard.dangerouslyPasteHTML(text as string);
          if (how === 'converted') quill.setContents(quill.clipboard.convert(text as string));
          if (how === 'set') quill.root.innerHTML = text as string;
          quill.update();
          return { lines: quill.getContents().ops, html: quill.root.innerHTML };
        }),
      [given, way, matchVisual] as const,
    );
  return { context, incidents, write: (lines: readonly Lines[]) => inQuill(lines, 'written'), read: inQuill };
}

/** No description and an empty one are the same. */
const formatsOf = ({ lines }: Held): Lines =>
  lines.map(({ insert, attributes = {} }): DeltaStep => {
    const { alt, ...others } = attributes;
    const formats = alt ? attributes : others;
    return Object.keys(formats).length > 0 ? { insert, attributes: formats } : { insert };
  });

async function looksAt(linkname: string): Promise<Look[]> {
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce', ignore: isExpected });
  await servePictures(page);
  await untilRendered(`${application.url}/${linkname}`);
  await page.goto(`/${linkname}`);
  await provideLooks(page);
  const looks = await looksOf(page);
  expect(incidents).toEqual([]);
  return looks;
}

/** Publishes the contents as an older client does, and gives back how the public page looks. */
async function looksPublished(htmls: readonly string[], linkname: string): Promise<Look[]> {
  const account = await register(application);
  await claim(application, account, linkname);
  const document: Partial<WireDesign> = { buttonNames: names.map(() => 'Tile'), inputTextList: htmls };
  expect((await post(application.url, 'postdata/', document, withToken(account.token))).status).toBe(200);
  return looksAt(linkname);
}

test('Older clients get lists and code as Quill 1.3 writes them, and the stored HTML stays unchanged', () => {
  expect(sent.filter((html) => /data-list|ql-code-block|ql-ui/.test(html))).toEqual([]);
  expect(sent.join('')).toMatch(/<ul><li>.*<ol><li.*<pre class="ql-syntax" spellcheck="false">/s);
  expect(kept.join('')).toMatch(/<li data-list="bullet">.*<div class="ql-code-block">/s);
});

test('The editor reads the HTML for older clients as it reads the stored HTML', () => {
  expect(byName(readAsSent.map(inOneOrder))).toEqual(byName(readAsKept.map(inOneOrder)));
});

describe.each(WAYS)('In an older client, HTML that is %s', (way) => {
  test('has the same text, formats, lists and lines of code as if it was typed there', () => {
    expect(byName(whole(held[way].map(formatsOf)))).toEqual(byName(whole(expected.map(formatsOf))));
  });

  test('is written back and published as the same page', async () => {
    const looks = await looksPublished(
      held[way].map(({ html }) => html),
      `from-${way}`,
    );
    expect(byName(whole(looks))).toEqual(byName(whole(await looksAt('clean'))));
  });
});

/** Publishes texts as an older client does that has opened each of those of a page whose tiles have emblems. */
async function publishedOver(htmls: readonly string[]): Promise<readonly object[]> {
  const account = await register(application);
  const tiles = kept.map((html, at) => aTile({ name: names[at] ?? '', html, emblem: { sign: '🍞' } }));
  await publishMixed(application, account, aDesign({ tiles }));
  const { body } = await post(application.url, 'getdata/', {}, withToken(account.token));
  const document = { ...(JSON.parse(String(body?.data)) as WireDesign), inputTextList: htmls };
  expect((await post(application.url, 'postdata/', document, withToken(account.token))).status).toBe(200);
  const query = '{ myPage { design { tiles { html emblem { sign } } } } }';
  const { myPage } = await graphqlData<{ myPage: { design: { tiles: object[] } } }>(application.url, query, {}, account.token);
  return myPage.design.tiles;
}

test.each([...WAYS, 'read as it is by default'] as const)(
  'A text that an older client merely opens (%s) stays as it is stored',
  async (way) => {
    const read = way === 'read as it is by default' ? readByDefault : held[way];
    const tiles = await publishedOver(read.map(({ html }) => html));
    expect(byName(tiles)).toEqual(byName(kept.map((html) => ({ html, emblem: { sign: '🍞' } }))));
  },
);

test('Whatever the toolbar produced, a text has the same content after an older client has opened it', () => {
  const contents = anything.map(contentOf);
  for (const htmls of opened) expect(htmls.map((html) => contentOf(sanitizeTileHtml(fromQuill1Html(html))))).toEqual(contents);
});

test('An older client reads the HTML of the server as it reads its own HTML, including an empty last line', () => {
  expect(byName(readByDefault.map(formatsOf))).toEqual(byName(readOfItsOwn.map(formatsOf)));
});

test('HTML that an older client sends back unchanged is published as the same page', async () => {
  expect(byName(await looksPublished(sent, 'untouched'))).toEqual(byName(await looksAt('clean')));
});
