import { describe, expect, jest, test } from '@jest/globals';
import { richText } from '../../../client/page-view/tiles/rich-text.js';

describe('The colours of a text', () => {
  test('A style attribute becomes a class within the scope, and a rule for it', () => {
    const { html, css } = richText('<p>a <span style="color: rgb(230, 0, 0);">b</span></p>', 'x1');
    expect(html).toBe('<p>a <span class="c1">b</span></p>');
    expect(css).toBe('.x1 .c1{color:#e60000;--link:currentColor}');
  });

  test('Existing classes are kept', () => {
    const { html } = richText('<span class="ql-size-large" style="color:#e60000">b</span>', 'x1');
    expect(html).toBe('<span class="ql-size-large c1">b</span>');
  });

  test('The same colour gives one rule, however it is written', () => {
    const { css } = richText('<b style="color:#E60000">a</b><i style="color: rgb(230,0,0)">b</i>', 'x1');
    expect(css).toBe('.x1 .c1{color:#e60000;--link:currentColor}');
  });

  test('The text and background colours of one element become two classes', () => {
    const { html, css } = richText('<span style="color: #fff; background-color: rgba(0, 0, 0, 0.5)">b</span>', 'x2');
    expect(html).toBe('<span class="c1 c2">b</span>');
    expect(css).toBe('.x2 .c1{color:#fff;--link:currentColor}.x2 .c2{background-color:rgba(0,0,0,0.5)}');
  });

  test.each([
    'color:red}body{display:none',
    'color:url(https://example.org/x)',
    'color:expression(alert(1))',
    'background-image:url(https://example.org/x)',
    'position:fixed',
    'color:var(--ground)',
    'color:</style><script>',
  ])('A style that is no plain colour is removed: %s', (style) => {
    const { html, css } = richText(`<span style="${style.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}">b</span>`, 'x1');
    expect(html).toBe('<span>b</span>');
    expect(css).toBe('');
  });

  test('The end of another attribute is not treated as a style attribute', () => {
    const picture = '<img src="https://a.example/a.png" alt="about style=" loading="lazy" referrerpolicy="no-referrer">';
    expect(richText(picture, 'x1')).toEqual({ html: picture, css: '', staysLight: false });
    const link = '<a href="https://a.example/ class=" target="_blank" class="ql-size-large" style="color: red;">b</a>';
    expect(richText(link, 'x1').html).toBe('<a class="ql-size-large c1" href="https://a.example/ class=" target="_blank">b</a>');
  });

  test('Text that looks like a style attribute stays text', () => {
    const text = '<p>write style="color:red" like this</p>';
    expect(richText(text, 'x1').html).toBe(text);
  });
});

describe('A text in dark mode', () => {
  test('On screen, a text colour of the editor becomes a lighter one in dark mode; in print it does not', () => {
    const { css, staysLight } = richText('<span style="color: rgb(162, 63, 38)">b</span>', 'x1');
    expect(staysLight).toBe(false);
    expect(css).toBe('.x1 .c1{color:#a23f26;--link:currentColor}@media screen and (prefers-color-scheme:dark){.x1 .c1{color:#f0987c}}');
  });

  test.each(['color:#000000', 'background-color:#a23f26'])('Any other colour keeps the popup light: %s', (style) => {
    const { css, staysLight } = richText(`<b style="color:#a23f26">a</b><i style="${style}">b</i>`, 'x1');
    expect(staysLight).toBe(true);
    expect(css).not.toContain('prefers-color-scheme');
  });

  test('A text without colours follows the colour scheme', () => {
    expect(richText('<p>a</p>', 'x1')).toEqual({ html: '<p>a</p>', css: '', staysLight: false });
  });
});

describe('Blanks', () => {
  test('Several blanks in a row stay, and so do tabs and non-breaking spaces', () => {
    const text = '<p>  a   b\tc&nbsp;d \u00a0 e</p>';
    expect(richText(text, 'x1').html).toBe(text);
  });

  test('A line break with all blanks around it becomes one blank, except in code', () => {
    const { html } = richText('<p>a\n   b \r\n\n c</p><pre class="ql-syntax" spellcheck="false">d\n  e\n</pre>', 'x1');
    expect(html).toBe('<p>a b c</p><pre class="ql-syntax" spellcheck="false">d\n  e\n</pre>');
  });

  test('Code that is not closed ends with the text', () => {
    expect(richText('<p>a</p>\n<pre>b\n  c', 'x1').html).toBe('<p>a</p><pre>b\n  c');
  });

  test('A carriage return counts as a line break', () => {
    expect(richText('<p>a\rb</p>\r<p>c</p>', 'x1').html).toBe('<p>a b</p><p>c</p>');
  });

  test.each([
    ['between blocks', '<p>a</p>\n<p>b</p>\n<pre>\n c\n</pre>\n<p>d</p>', '<p>a</p><p>b</p><pre>\n c\n</pre><p>d</p>'],
    ['where a line begins or ends', '<p>\n  a <strong>b</strong>\n</p>', '<p>a <strong>b</strong></p>'],
    ['beside a break', '<p>Hello \n<br>\n  World</p>', '<p>Hello<br>World</p>'],
    ['in and between items', '<ul>\n  <li>\n a\n</li>\n <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'around lines of code',
      '<div class="ql-code-block-container">\n  <div class="ql-code-block">  a</div>\n</div>',
      '<div class="ql-code-block-container"><div class="ql-code-block">  a</div></div>',
    ],
    ['at the ends of the text', '\n a\n b\n', 'a b'],
  ])('A line break and the blanks around it are removed %s', (_, source, shown) => {
    expect(richText(source, 'x1').html).toBe(shown);
  });

  test('A paragraph with only a line break is removed; a paragraph with blanks or a break element stays', () => {
    const { html } = richText('<p>\n </p><p>a</p>\n<p class="ql-align-center">\r\n</p><p> </p><p><br></p>', 'x1');
    expect(html).toBe('<p>a</p><p> </p><p></p>');
  });

  test('LM-27 Nothing is done for each blank of a text, also where it has line breaks', () => {
    const searching = jest.spyOn(RegExp.prototype, 'exec');
    richText(`<p>${'a '.repeat(40_000)}</p>\n<p>${'a '.repeat(5_000)}</p>`, 'x1');
    // Splitting a text is one search, which counts each place only here.
    const searches = searching.mock.contexts.filter((pattern) => !(pattern as RegExp).sticky);
    searching.mockRestore();
    expect(searches.length).toBeLessThan(50);
  });

  test('A hundred kilobytes of blanks and tags do not become longer', () => {
    for (const part of [' ', '\n', '<p>', '<br>\n', ' <p'])
      expect(richText(part.repeat(100_000 / part.length), 'x1').html.length).toBeLessThanOrEqual(100_000);
  });
});
