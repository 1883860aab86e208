import { describe, expect, test } from '@jest/globals';
import { leanStyle } from '../../../../client/page-view/appearance/lean-style.js';

const lean = (style: string, classes = '', texts = '', isRightToLeft = false): string =>
  leanStyle(style, { classes: new Set(classes.split(' ')), texts, isRightToLeft });

describe('The style sheet of a page', () => {
  test.each([
    ['.mosaic .tile{gap:0}', 'a layout that the page does not have'],
    ['.tile.arch.low{margin:0}', 'a choice that is named after others'],
    ['.arch.line-double .portrait{border:0}', 'one of several that it does not have'],
    [':is(.picture-start,.picture-end) .bio{margin:0}', 'two of which it has neither'],
    ['.tile:has(>.emblem){gap:0}', 'a part that no tile has'],
    ['@container page (width>=960px){.papered .page{gap:96px}}', 'nothing that is left in its condition'],
    ['.dressed[dir=rtl] a.tile:after{scale:-1}', 'a page that is laid out from the right'],
    ['.bare .who{gap:0}', 'a page without tiles'],
    ['.sheet .ql-indent-2{margin:0}', 'a depth of paragraphs, where none has one'],
    ['.sheet sup{line-height:0}', 'an element that no text has'],
    ['.sheet>p:has(>:where(.ql-size-large,.ql-size-huge):only-child)+*{margin:0}', 'letters of a size that no text has'],
  ])('leaves out %s, which is for %s', (rule) => {
    expect(lean(`.page{gap:1px}${rule}`, 'arch line-soft portrait portrayed')).toBe('.page{gap:1px}');
  });

  test.each([
    '.mosaic.tiles-start .tile:not(.picture,.card){gap:0}',
    '.mosaic .wide>.tile:nth-child(2n):not(:has(>.emblem)):is(a){padding:1px}',
    '@media (height>=1600px){@container page (width>=2800px){.sheet .ql-size-huge{font-size:2em}}}',
    '@font-face{font-family:"Anton";src:url(/assets/a.woff2)}',
    '.celled .tiles:before{background:url("data:image/svg+xml,%3Csvg fill=%22rgba(0, 0, 0, .5)%22%3E")}',
    '.sheet :is(pre){padding:1px}',
    '.frame picture{display:contents}',
    '.unknown .popup::backdrop{color:red}',
  ])('keeps %s', (rule) => {
    expect(lean(rule, 'mosaic tiles-start wide celled', '<p class="ql-size-huge">Big</p><pre>1</pre>')).toBe(rule);
  });

  test('keeps what is for pages that are laid out from the right on such a page, and all depths where one occurs', () => {
    const rule = ".dressed[dir='rtl'] a.tile:after{scale:-1}";
    expect(lean(rule, '', '', true)).toBe(rule);
    expect(lean('.sheet .ql-indent-2{margin:0}', '', '<p class="ql-indent-1">In</p>')).toBe('.sheet .ql-indent-2{margin:0}');
  });

  test('keeps of a list what can be there, and writes opaque colours in their shorter form', () => {
    const rule = '.circle .portrait,\n.square .portrait{/* round } */color:rgba(255, 0, 16, 1);background:rgba(255, 0, 16, 0.5)}';
    expect(lean(rule, 'circle portrait')).toBe('.circle .portrait{color:#ff0010;background:rgba(255, 0, 16, 0.5)}');
  });
});
