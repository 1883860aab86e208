import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { completeDesign } from '../../../server/pages/vocabulary/complete-design.rules.js';
import { TEXTS } from '../../../server/pages/vocabulary/vocabulary.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { readWireData, writeWireData } from '../../../server/pages/design/wire-data.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { visibleDesign } from '../../../server/pages/design/visible-tiles.rules.js';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { contentOf } from '../../../server/pages/tile-kinds/text/text-content.rules.js';
import { anyToolbarHtml } from '../../builders/documents/any-toolbar-html.js';
import { aContact, aLink, anEmbed, aPicture } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { openBrowser, type OpenPage, type TestBrowser } from '../../support/browser/browser.js';

/*
 * The editor of older clients, Quill 1.3.7 itself. Its preview pastes each text again, and publishes its own version if one byte differs.
 */

interface OlderQuill {
  readonly root: HTMLElement;
  readonly clipboard: { dangerouslyPasteHTML(html: string): void };
  update(): void;
}

declare const Quill: new (host: Element) => OlderQuill;

const NOW = new Date('2026-11-20T08:00:00Z');
const PICTURE = 'https://pictures.example/a.png';

/** What the toolbar makes, without what Quill writes in another way each time, such as two classes or two colours, and without what it loses. */
const anything = fc
  .sample(anyToolbarHtml, { seed: 21, numRuns: 150 })
  .map(({ clean }) => clean.replaceAll('ql-font-serif ql-size-huge', 'ql-font-serif').replaceAll(/ (?:background-)?color: #fffacd;/g, ''))
  .map((html) => sanitizeTileHtml(html.replaceAll(/(ql-align-[a-z]+) ql-indent-\d/g, '$1').replaceAll('ql-font-serif', '')))
  .filter((html) => !(html.includes('<sub>') && html.includes('<sup>')))
  .filter((html) => html !== '' && !html.endsWith('<br></p>') && !/code-block-container"[^>]*><div class="ql-code-block"><br>/.test(html));

const tiles: readonly Tile[] = [
  aLink({ name: 'Shop', address: PICTURE }),
  aContact({
    contact: { name: 'Ada  Rossi', telephone: '+39 011 12-34', mail: 'ada@rossi.example', address: 'Via  Roma 1\n10100 Torino' },
  }),
  aPicture({ address: PICTURE }),
  aPicture({ name: 'Words alone', alternative: 'Roses  before a wall' }),
  aTile({ name: 'A link to a picture', html: sanitizeTileHtml(`<p>See <strong><a href="${PICTURE}">${PICTURE}</a></strong>.</p>`) }),
  aTile({ name: 'A picture', html: sanitizeTileHtml(`<p><img src="${PICTURE}" alt=""><img src="${PICTURE}" alt="A lemon"></p>`) }),
  ...anything.map((html, at) => aTile({ name: `Text ${at}`, html })),
];
/** Everything that the toolbar makes. */
const every = fc.sample(anyToolbarHtml, { seed: 22, numRuns: 300 }).map(({ clean }) => sanitizeTileHtml(clean));
const design = aDesign({ tiles } as Partial<PageDesign>);
const sent = JSON.parse(writeWireData(design, 'owner')) as WireDesign;

let browser: TestBrowser;
let opened: OpenPage;
beforeAll(async () => {
  browser = await openBrowser();
  opened = await browser.newPage('http://older.example', { ignore: ({ kind }) => kind === 'request' });
  await opened.page.route('**/*', (route) => route.abort());
  await opened.page.setContent('<!doctype html><html><body></body></html>');
  await opened.page.addScriptTag({ path: join(import.meta.dirname, '../../../node_modules/quill-1/dist/quill.js') });
});

afterAll(() => browser.close());

/** What Quill writes of each text when it has opened it. */
function open(htmls: readonly string[]): Promise<string[]> {
  return opened.page.evaluate(
    (texts) =>
      texts.map((html) => {
        document.body.innerHTML = '<div></div>';
        const quill = new Quill(document.body.firstElementChild!);
        quill.clipboard.dangerouslyPasteHTML(html);
        quill.update();
        return quill.root.innerHTML;
      }),
    htmls,
  );
}

/** Without the elements that keep a blank, which Quill reads as the blank. */
const withoutKept = (html: string): string => html.replaceAll(/<span>([^\S\r\n\u00a0])<\/span>/g, '$1');

test('OC-09 The owner of a page gets each text in the bytes that the editor of older clients writes when it has opened it', async () => {
  expect(await open(sent.inputTextList)).toEqual(sent.inputTextList.map(withoutKept));
});

test('OC-10 Tiles of all kinds and links to pictures stay what they are after that editor has pasted them twice', async () => {
  const twice = await open(await open(sent.inputTextList));
  const { design: read } = readWireData({ ...sent, inputTextList: twice });
  const texts = { ...read!, tiles: read!.tiles.map((tile) => ({ ...tile, html: sanitizeTileHtml(tile.html) })) };
  const kept = completeDesign({ base: design, sent: texts, vocabulary: TEXTS, read: contentOf, now: NOW });
  expect(kept.tiles).toEqual(design.tiles);
});

test('OC-10 Each text of the toolbar is recognised after that editor has pasted it twice, also one that it writes in another way each time', async () => {
  const whole = aDesign({ tiles: every.map((html, at) => aTile({ name: `Text ${at}`, html })) });
  const { inputTextList: shown } = JSON.parse(writeWireData(whole, 'owner')) as WireDesign;
  const twice = await open(await open(shown));
  const pasted = twice.map((html) => contentOf(sanitizeTileHtml(html)));
  expect(pasted).toEqual(every.map(contentOf));
});

const kinds = [...tiles.slice(0, 6), anEmbed()];

test.each<[string, TileVisibility]>([
  ['hidden', { who: 'hidden' }],
  ['locked', { who: 'password', lock: '0197a8f0-0000-7000-8000-00000000000a', hint: 'Ask Ada.' }],
  ['over', { until: '2026-11-01T08:00:00.000Z' }],
  ['announced', { from: '2026-12-01T08:00:00.000Z', isAnnounced: true }],
])(
  'OC-10 That editor loses and reveals no tile of any kind that is %s: opened, and with each of them rewritten, removed or copied',
  async (_, visibility) => {
    const secrets = kinds.map((tile, at): Tile => ({ ...tile, name: `Secret ${at}`, visibility }));
    const base = aDesign({ tiles: [...secrets, aTile({ name: 'Hours', html: '<p>Monday</p>' })] } as Partial<PageDesign>);
    const wire = JSON.parse(writeWireData(base, 'owner')) as WireDesign;
    const twice = await open(await open(wire.inputTextList));
    const publish = (names: readonly string[], texts: readonly string[]): PageDesign => {
      const { design: read } = readWireData({ ...wire, buttonNames: names, inputTextList: texts });
      const sentTiles = read!.tiles.map((tile) => ({ ...tile, html: sanitizeTileHtml(tile.html) }));
      return completeDesign({ base, sent: { ...read!, tiles: sentTiles }, vocabulary: TEXTS, read: contentOf, now: NOW });
    };
    expect(publish(wire.buttonNames, twice).tiles).toEqual(base.tiles);
    for (const at of secrets.keys()) {
      const [names, texts] = [wire.buttonNames, twice];
      const variants = [
        publish(names.with(at, 'Another name'), texts.with(at, '<p>the secret, in other words</p>')),
        publish(names.toSpliced(at, 1), texts.toSpliced(at, 1)),
        publish(['Another name', ...names], [texts[at]!, ...texts]),
      ];
      for (const { tiles: published } of variants) {
        const { design: visible } = visibleDesign(aDesign({ tiles: published } as Partial<PageDesign>), NOW);
        const shown = visible.tiles.filter((tile) => tile.visibility?.who !== 'password' && tile.visibility?.from === undefined);
        expect(shown.map(({ name }) => name)).toEqual(['Hours']);
      }
    }
  },
);
