import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDocument } from '../../../../client/page-view/document/page-document.js';
import { pageMiniature } from '../../../../client/page-view/document/page-miniature.js';
import { agreementColors } from '../../../../client/page-view/visibility/agreement-colors.js';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { NO_CONTACT } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { aContact, aHeading, aLink, anEmbed, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const visibility = { warning: 'Shows how a <rabbit> is prepared.' };
const WARNING = 'Shows how a &lt;rabbit&gt; is prepared.';

function viewWith(tiles: readonly Tile[], change: Partial<PageDesign> = {}) {
  const design = aDesign({ tiles, ...change });
  return { linkname: 'ada', address: 'https://tessera.example/ada', design, profilePicture: null, wallpaper: null };
}

function rendered(...tiles: readonly Tile[]) {
  const { element, ...parts } = pageDocument(viewWith(tiles), 'Tessera');
  return { html: renderToStaticMarkup(element), ...parts };
}

const itemsOf = (html: string) => /<ul class="tiles">(.*)<\/ul>/s.exec(html)?.[1] ?? '';
/** What a browser without a script does not show before somebody agrees. */
const behind = (html: string) => /<details class="warned">(.*)<\/details>/s.exec(html)?.[1] ?? '';

describe('A tile with a warning on the page', () => {
  test.each<[string, Tile, string]>([
    ['text', aTile({ html: '<p>secret</p>' }), 'secret'],
    ['contact', aContact({ contact: { ...NO_CONTACT, name: 'secret', telephone: '+39', mail: '', address: '' } }), 'secret'],
    ['embed', anEmbed(), 'data-frame'],
    ['picture', aPicture(), '<img'],
    ['picture that leads somewhere', aPicture({ address: 'https://secret.example/' }), 'https://secret.example/'],
  ])('is a button that opens its popup, with the warning before a closed part that has the content: a %s', (_, tile, secret) => {
    const items = itemsOf(rendered({ ...tile, visibility }).html);
    expect(items).toMatch(/^<li class="t1"><button type="button" class="tile" id="tile-1"/);
    expect(items).toContain(WARNING);
    expect(behind(items)).toContain(secret);
    expect(items.replace(behind(items), '')).not.toContain(secret);
  });

  test('is a button that opens its popup with the address behind its other button: a link, which is called by its host without a name', () => {
    const items = itemsOf(rendered(aLink({ name: '', address: 'https://secret.example/x', visibility })).html);
    expect(items.match(/secret\.example\/x/g)).toHaveLength(1);
    expect(items).toContain('<a class="agree" href="https://secret.example/x" target="_blank" rel="noopener');
    expect(items).toContain('lang="">secret.example</span></button>');
  });

  test('is as it would be without one if nothing is in it', () => {
    const blanks: Tile[] = [
      aHeading('Music'),
      aContact({ contact: NO_CONTACT }),
      aLink({ address: '' }),
      aPicture({ picture: null }),
      anEmbed({ address: '' }),
    ];
    for (const tile of blanks) expect(rendered({ ...tile, visibility }).html).toBe(rendered(tile).html);
  });

  test('lets the page allow the frames that may be opened in it, and has the styles of its kind and the script of warnings', () => {
    const { frameOrigins, style, script } = rendered(anEmbed({ visibility }));
    expect(frameOrigins).toEqual(rendered(anEmbed()).frameOrigins);
    expect([style.includes('.card'), style.includes('.popup'), style.includes('.warning'), script.includes('warnings:')]).toEqual(
      Array(4).fill(true),
    );
    const other = rendered(anEmbed());
    expect([other.style.includes('.warn'), other.style.includes('.agree'), other.script.includes('warnings:')]).toEqual(
      Array(3).fill(false),
    );
  });

  test('shows neither its picture nor its card in a still picture of the page', () => {
    const { element } = pageMiniature(viewWith([aPicture({ visibility }), anEmbed({ visibility })]));
    const html = renderToStaticMarkup(element);
    expect([html.includes('<img'), html.includes('class="tile card'), html.match(/class="tile"/g)?.length]).toEqual([false, false, 2]);
  });
});

describe('The button that agrees to a warning', () => {
  const colored = (hex: string, alpha = 1) => aTile({ style: { button: { hex, alpha }, text: { hex: '#ffffff', alpha: 1 } } });
  const INK = '--agree:var(--ink);--on-agree:var(--sheet)';

  test('has the colours of the head, with readable words, and on a sheet of nearly the same colour that of the words', () => {
    const plain = (hex: string) => agreementColors(colored(hex), 1, aDesign());
    expect(plain('#ed994e')).toContain('.t1 .popup{--agree:#ed994e;--on-agree:#23254a}');
    expect(plain('#fafafa')).toContain(`.t1 .popup{${INK}}@media screen and (prefers-color-scheme:dark){.t1 .popup{--agree:#fafafa;`);
    expect(plain('#202040')).toMatch(/^\.t1 \.popup\{--agree:#202040;.*dark\)\{\.t1 \.popup\{--agree:var\(--ink\)/);
    const dressed = aDesign({
      appearance: { ...PLAIN_APPEARANCE, sheet: { ...PLAIN_APPEARANCE.sheet, color: { hex: '#fff5ea', alpha: 1 } } },
    });
    expect(agreementColors(colored('#fff0e0'), 2, dressed)).toContain(`.t2 .popup{${INK}}`);
    expect(agreementColors(colored('#000000', 0.2), 2, dressed)).toContain(`.t2 .popup{${INK}}`);
  });
});
