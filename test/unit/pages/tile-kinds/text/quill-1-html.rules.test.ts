import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { richText } from '../../../../../client/page-view/tiles/rich-text.js';
import { sanitizeTileHtml } from '../../../../../server/adapters/tiles/sanitize-tile-html.js';
import { fromQuill1Html, toQuill1Html } from '../../../../../server/pages/tile-kinds/text/quill-1-html.rules.js';
import { anyHostileHtml } from '../../../../builders/injection/any-hostile-html.js';
import { anyToolbarHtml } from '../../../../builders/documents/any-toolbar-html.js';

const container = (...lines: string[]) =>
  `<div class="ql-code-block-container" spellcheck="false">${lines.map((line) => `<div class="ql-code-block">${line || '<br>'}</div>`).join('')}</div>`;
const pre = (code: string) => `<pre class="ql-syntax" spellcheck="false">${code}</pre>`;

describe('The HTML for older clients', () => {
  test.each([
    ['bullets', '<ol><li data-list="bullet">a</li><li data-list="bullet">b</li></ol>', '<ul><li>a</li><li>b</li></ul>'],
    ['numbers', '<ol><li data-list="ordered">a</li></ol>', '<ol><li>a</li></ol>'],
    [
      'bullets in numbers',
      '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1 ql-align-right">b</li><li data-list="ordered">c</li></ol>',
      '<ol><li>a</li></ol><ul><li class="ql-indent-1 ql-align-right">b</li></ul><ol><li>c</li></ol>',
    ],
    [
      'lists of Quill 1.3',
      '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul>',
      '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul>',
    ],
    ['lists within lists', '<ul><li>a<ol><li data-list="bullet">b</li></ol></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['code', container('if (a &lt; b) {', '  go();', '}'), pre('if (a &lt; b) {\n  go();\n}\n')],
    ['code with empty lines', container('a', '', ''), pre('a\n\n\n')],
    ['code whose first line is empty', container('', 'a'), pre('&#10;\na\n')],
    ['an empty code block', container(''), pre('&#10;\n')],
    ['two code blocks', `${container('a')}${container('b')}`, `${pre('a\n')}${pre('b\n')}`],
    ['a line of code without its block', '<p>x</p><div class="ql-code-block">a</div>', `<p>x</p>${pre('a\n')}`],
    ['a block of code without lines', '<div class="ql-code-block-container" spellcheck="false">a</div>', '<p>a</p>'],
    ['code of Quill 1.3', pre('a  b\n\n'), pre('a  b\n\n')],
    ['single blanks', '<p>a b <strong> c</strong></p>', '<p>a b <strong> c</strong></p>'],
    ['blanks that Quill 1.3 drops', '<p> a  b\t</p>', '<p><span> </span>a<span> </span><span> </span>b<span>\t</span></p>'],
    ['blanks beside non-breaking ones', '<p>5&nbsp; %&nbsp;</p>', '<p>5&nbsp;<span> </span>%&nbsp;</p>'],
    ['line breaks of the source', '<p>a\n  b</p>\n<p>c</p>', '<p>a\n  b</p>\n<p>c</p>'],
  ])('has %s in the form that Quill 1.3 reads', (_, clean, wire) => {
    expect(toQuill1Html(clean)).toBe(wire);
  });

  test('contains nothing that Quill 1.3 does not know, whatever the toolbar produced', () => {
    fc.assert(fc.property(anyToolbarHtml, ({ clean }) => expect(toQuill1Html(clean)).not.toMatch(/data-list|ql-code-block|ql-ui|<div/)));
  });

  test('contains only tags that the sanitizer left and tags of its own, whatever was published', () => {
    const own = [
      '<ul>',
      '</ul>',
      '<ol>',
      '</ol>',
      '<pre class="ql-syntax" spellcheck="false">',
      '</pre>',
      '<p>',
      '</p>',
      '<span>',
      '</span>',
    ];
    const tagsOf = (html: string) => (html.match(/<[^<>]*>/g) ?? []).map((tag) => tag.replace(/ data-list="[a-z]+"/, ''));
    fc.assert(
      fc.property(anyHostileHtml, (html) => {
        const clean = sanitizeTileHtml(html);
        const wire = toQuill1Html(clean);
        const known = new Set([...tagsOf(clean), ...own]);
        expect(tagsOf(wire).filter((tag) => !known.has(tag))).toEqual([]);
        expect(wire.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  test('does not grow if it is sent, stored and sent again', () => {
    fc.assert(
      fc.property(anyToolbarHtml, ({ clean }) => {
        const wire = toQuill1Html(clean);
        expect(toQuill1Html(sanitizeTileHtml(fromQuill1Html(wire)))).toBe(wire);
        expect(toQuill1Html(sanitizeTileHtml(wire))).toBe(wire);
      }),
    );
  });
});

describe('The HTML that older clients send back', () => {
  test('gives the same page, whatever the toolbar produced', () => {
    fc.assert(
      fc.property(anyToolbarHtml, ({ clean, withPre }) => {
        const back = sanitizeTileHtml(fromQuill1Html(toQuill1Html(clean)));
        expect(richText(back, 's')).toEqual(richText(withPre, 's'));
      }),
    );
  });

  test('ends an item with its list, and code with the text, if they are not closed', () => {
    expect(toQuill1Html('<ul><li data-list="ordered">a</ul><pre>\n  b')).toBe('<ol><li>a</li></ol><pre>&#10;  b');
  });

  test('keeps an empty first line of code, which Quill 1.3 writes in a form that browsers drop', () => {
    expect(fromQuill1Html(pre('\na\n'))).toBe(pre('\n\na\n'));
    expect(fromQuill1Html(pre('\n\na\n'))).toBe(pre('\n\n\na\n'));
    expect(fromQuill1Html(pre('a\n'))).toBe(pre('a\n'));
  });
});
