import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { imageAddress, linkAddress } from '../../../../client/page-editing/rich-text/addresses.js';
import { NOWHERE } from '../../../../server/pages/tile-kinds/text/tile-links.rules.js';
import { liftInlineStyles } from '../../../../client/page-editing/rich-text/inline-styles.js';

describe('The address of a link', () => {
  test.each(['http://a.example', 'https://a.example/b?c=d#e', 'mailto:ada@example.org', 'tel:+390511234', 'HTTPS://A.example'])(
    'with http, https, mailto or tel is kept: %s',
    (address) => {
      expect(linkAddress(address)).toBe(address);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'sms:+39',
    '/relative',
    '//other.example/x',
    '#here',
  ])('with any other protocol is replaced by an empty page: %j', (address) => {
    expect(linkAddress(address)).toBe(NOWHERE);
  });

  test.each([
    ['example.org/recipes', 'https://example.org/recipes'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['ada.l@mail.example.org', 'mailto:ada.l@mail.example.org'],
    ['ada@localhost.', 'https://ada@localhost.'],
    ['ada@.org', 'https://ada@.org'],
    ['  example.org  ', 'https://example.org'],
    ['https://a.example/a b"c<d>', 'https://a.example/a%20b%22c%3Cd%3E'],
    ['', ''],
  ])('without a protocol becomes a web address or an e-mail address: %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  test('does not change when it is completed twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (text) => {
        expect(linkAddress(linkAddress(text))).toBe(linkAddress(text));
      }),
    );
  });
});

describe('The address of a picture', () => {
  test.each(['png', 'jpg', 'jpeg', 'gif', 'PNG'])('may end in .%s, also with a query after it', (ending) => {
    expect(imageAddress(`https://a.example/lemon.${ending}`)).toBe(`https://a.example/lemon.${ending}`);
    expect(imageAddress(` https://a.example/lemon.${ending}?w=300#top `)).toBe(`https://a.example/lemon.${ending}?w=300#top`);
  });

  test('with http becomes https', () => {
    expect(imageAddress('http://a.example/lemon.png')).toBe('https://a.example/lemon.png');
  });

  test.each([
    'https://a.example/lemon',
    'https://a.example/lemon.svg',
    'https://a.example/?f=lemon.png',
    'https://a.example',
    'https://lemon.png',
    'see https://a.example/lemon.png',
    'https://a.example/lemon.png and more',
    'https://a.example/lemon.png\nhttps://a.example/fig.png',
    'data:image/png;base64,AAAA',
    'lemon.png',
    '',
  ])('cannot be %j', (text) => {
    expect(imageAddress(text)).toBeNull();
  });
});

describe('Styles in HTML', () => {
  test('are moved to another attribute, with double, single or no quotes', () => {
    expect(liftInlineStyles('<p class="a" style="color: red">x</p>')).toBe('<p class="a" data-inline-style="color: red">x</p>');
    expect(liftInlineStyles("<P\nSTYLE='color: red'>x</P>")).toBe("<P\ndata-inline-style='color: red'>x</P>");
    expect(liftInlineStyles('<p title="a > b" style=color:red>')).toBe('<p title="a > b" data-inline-style=color:red>');
  });

  test('are moved in a tag that is not closed, which ends with the text', () => {
    expect(liftInlineStyles('<p style="color: red')).toBe('<p data-inline-style="color: red');
  });

  test('are the only thing that changes; text about styles stays', () => {
    const html = '<p title="style=1" data-style="x">style="a" &lt;p style="b"&gt; 3 < 4 style="c"</p>';
    expect(liftInlineStyles(html)).toBe(html);
  });
});
