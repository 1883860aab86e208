import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeTileHtml } from '../../../../../server/adapters/tiles/sanitize-tile-html.js';
import { fromQuill1Html, toQuill1Html } from '../../../../../server/pages/tile-kinds/text/quill-1-html.rules.js';
import { contentOf } from '../../../../../server/pages/tile-kinds/text/text-content.rules.js';
import { anyToolbarHtml } from '../../../../builders/documents/any-toolbar-html.js';

const sanitizedContent = (html: string) => contentOf(sanitizeTileHtml(html));

// What Quill 1.3.7 has written in Chromium after it was given the first text, with its usual settings.
test.each([
  [
    'colours',
    '<p><span style="color: rgb(1, 2, 3); background-color: rgb(255, 250, 205);">a</span></p>',
    '<p><span style="background-color: rgb(255, 250, 205); color: rgb(1, 2, 3);">a</span></p>',
  ],
  [
    'colours in other notations',
    '<p><span style="background-color: #fffacd; color: #123;">a</span><span style="color: rgb(10%, 20%, 30%);">b</span><span style="color: #12345678;">c</span></p>',
    '<p><span style="color: rgb(17, 34, 51); background-color: rgb(255, 250, 205);">a</span><span style="color: rgb(26, 51, 77);">b</span><span style="color: rgba(18, 52, 86, 0.47);">c</span></p>',
  ],
  [
    'a size and a font',
    '<p><span class="ql-size-large ql-font-serif">a</span></p>',
    '<p><span class="ql-font-serif ql-size-large">a</span></p>',
  ],
  [
    'strong words in a colour',
    '<p><span style="color: rgb(1, 2, 3);">a<strong>b</strong>c</span></p>',
    '<p><span style="color: rgb(1, 2, 3);">a</span><strong style="color: rgb(1, 2, 3);">b</strong><span style="color: rgb(1, 2, 3);">c</span></p>',
  ],
  ['nested formats', '<p><em><strong>a</strong></em></p>', '<p><strong><em>a</em></strong></p>'],
  [
    'a strong link',
    '<p><strong><a href="https://ada.example/">a</a></strong></p>',
    '<p><a href="https://ada.example/" rel="noopener noreferrer" target="_blank"><strong>a</strong></a></p>',
  ],
  ['blanks that repeat or are at the ends of a line', '<p>  a  b&nbsp; c </p>', '<p>a b c</p>'],
  ['an empty last line', '<p>a</p><p><br></p>', '<p>a</p>'],
  ['several empty last lines', '<p>a</p><p><br></p><p><br></p>', '<p>a</p><p><br></p>'],
  ['nothing', '', '<p><br></p>'],
  ['a line to the right', '<p class="ql-align-right ql-indent-2">a</p>', '<p class="ql-indent-2 ql-align-right">a</p>'],
  ['a line break', '<p>a<br>b</p>', '<p>a</p><p>b</p>'],
  ['line breaks of the source', '<p>\n  a\n  <strong>b</strong>\n</p>\n<p>c</p>', '<p>a <strong>b</strong></p><p>c</p>'],
  ['a paragraph of nothing', '<p></p><p>a</p>', '<p>a</p>'],
  [
    'lists',
    '<ol><li data-list="bullet">a</li></ol><ol><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
  ],
  ['a list after words', '<p>a</p><ol><li data-list="bullet">b</li></ol>', '<p>a</p><p><br></p><ul><li>b</li></ul>'],
  [
    'a list after an empty line',
    '<p class="ql-align-center"><br></p><ul><li>b</li></ul>',
    '<p class="ql-align-center"><br></p><p class="ql-align-center"><br></p><ul><li>b</li></ul>',
  ],
  [
    'code',
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block"><br></div><div class="ql-code-block">a</div></div>',
    '<pre class="ql-syntax" spellcheck="false">\na\n</pre>',
  ],
  ['a picture', '<p><img src="https://pictures.example/a.png" alt="A"></p>', '<p><img src="https://pictures.example/a.png" alt="A"></p>'],
])('A text has the same content after Quill 1.3 has opened it: %s', (_, stored, opened) => {
  expect(sanitizedContent(fromQuill1Html(opened))).toBe(sanitizedContent(stored));
});

test('A text has the same content in the HTML for older clients, whatever the toolbar produced', () => {
  fc.assert(
    fc.property(anyToolbarHtml, ({ clean, withPre }) => {
      const content = contentOf(clean);
      expect(sanitizedContent(fromQuill1Html(toQuill1Html(clean)))).toBe(content);
      expect(sanitizedContent(withPre)).toBe(content);
    }),
  );
});

describe('What anybody sees of a text is in its content:', () => {
  const paragraph = '<p>a <strong>b</strong> c</p>';
  test.each([
    ['words', paragraph, '<p>a <strong>x</strong> c</p>'],
    ['a format', paragraph, '<p>a b c</p>'],
    ['how far a format goes', paragraph, '<p>a <strong>b c</strong></p>'],
    ['which format', paragraph, '<p>a <em>b</em> c</p>'],
    ['a blank between words', paragraph, '<p>a<strong>b</strong> c</p>'],
    ['where a line ends', '<p>a</p><p>b</p>', '<p>a b</p>'],
    ['an empty line between words', '<p>a</p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
    ['an empty first line', '<p>a</p>', '<p><br></p><p>a</p>'],
    ['a colour', '<p><span style="color: #010203">a</span></p>', '<p><span style="color: #010204">a</span></p>'],
    ['what has the colour', '<p><span style="color: #010203">a</span></p>', '<p><span style="background-color: #010203">a</span></p>'],
    ['how clear a colour is', '<p><span style="color: #010203">a</span></p>', '<p><span style="color: #01020380">a</span></p>'],
    ['a size', '<p><span class="ql-size-large">a</span></p>', '<p><span class="ql-size-huge">a</span></p>'],
    ['a font', '<p><span class="ql-font-serif">a</span></p>', '<p><span class="ql-font-monospace">a</span></p>'],
    ['where a line is', '<p class="ql-align-center">a</p>', '<p class="ql-align-right">a</p>'],
    ['an empty last line in the middle', '<p>a</p>', '<p>a</p><p class="ql-align-center"><br></p>'],
    ['how deep a line is', '<p class="ql-indent-1">a</p>', '<p class="ql-indent-2">a</p>'],
    ['whether it is a list', '<ul><li>a</li></ul>', '<p>a</p>'],
    ['which list', '<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
    ['whether it is code', '<pre>a</pre>', '<p>a</p>'],
    ['an empty line of code', '<pre>a\nb</pre>', '<pre>a\n\nb</pre>'],
    ['where a link leads', '<p><a href="https://a.example/">a</a></p>', '<p><a href="https://b.example/">a</a></p>'],
    ['a picture', '<p><img src="https://a.example/a.png"></p>', '<p><img src="https://a.example/b.png"></p>'],
    ['what a picture shows', '<p><img src="https://a.example/a.png" alt="A"></p>', '<p><img src="https://a.example/a.png" alt="B"></p>'],
    ['raised and lowered', '<p><sub>a</sub></p>', '<p><sup>a</sup></p>'],
    ['underlined', '<p><u>a</u></p>', '<p>a</p>'],
  ])('%s', (_, one, other) => {
    expect(sanitizedContent(one)).not.toBe(sanitizedContent(other));
  });
});
