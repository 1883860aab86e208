import { describe, expect, test } from '@jest/globals';
import {
  rebuildTileElement,
  TILE_ATTRIBUTES,
  TILE_TAGS,
  TILE_TAGS_DROPPED_WITH_CONTENT,
  TILE_TAGS_RENAMED,
} from '../../../../../server/pages/tile-kinds/text/tile-html.rules.js';
import { hasLinkProtocol } from '../../../../../server/pages/tile-kinds/text/tile-links.rules.js';

type Attributes = Parameters<typeof rebuildTileElement>[1];

const OPENS = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' };
const LOADS = { loading: 'lazy', referrerpolicy: 'no-referrer' };

const attributesOf = (name: string, attributes: Attributes, parent?: string): Attributes =>
  rebuildTileElement(name, attributes, parent).attributes;
const classOf = (name: string, classes: string): string | undefined => attributesOf(name, { class: classes }, 'ol').class;
const styleOf = (style: string): string | undefined => attributesOf('span', { style }).style;
const hrefOf = (href: string): string | undefined => attributesOf('a', { href }).href;
const srcOf = (src: string): string | undefined => attributesOf('img', { src }).src;

describe('The lists of allowed tile content', () => {
  test('TC-17 name the elements and attributes that the toolbar makes, and no other', () => {
    const elements = 'a br div em img li ol p pre span strong sub sup u ul';
    expect([...TILE_TAGS].sort().join(' ')).toBe(elements);
    expect(TILE_ATTRIBUTES).toEqual({
      '*': ['class', 'style'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'loading', 'referrerpolicy', 'width', 'height'],
      li: ['data-list'],
      pre: ['spellcheck'],
      div: ['spellcheck'],
    });
  });

  test('name the elements that become another element, and the elements that are removed with their content', () => {
    const paragraphs = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((name) => [name, 'p']);
    expect(TILE_TAGS_RENAMED).toEqual({ ...Object.fromEntries(paragraphs), b: 'strong', i: 'em' });
    const dropped = [
      ...['applet', 'audio', 'canvas', 'embed', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'option'],
      ...['plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
    ];
    expect([...TILE_TAGS_DROPPED_WITH_CONTENT].sort()).toEqual(dropped);
  });
});

describe('An element', () => {
  test.each([
    ['h1', 'p'],
    ['blockquote', 'p'],
    ['b', 'strong'],
    ['i', 'em'],
    ['div', 'p'],
    ['strong', 'strong'],
    ['constructor', 'constructor'],
  ])('%s is kept as %s', (name, kept) => expect(rebuildTileElement(name, {})).toEqual({ name: kept, attributes: {} }));

  test('of a list is an item in a list and a paragraph anywhere else', () => {
    const names = ['ol', 'ul', 'p', 'li', undefined].map((parent) => rebuildTileElement('li', {}, parent).name);
    expect(names).toEqual(['li', 'li', 'p', 'p', 'p']);
  });

  test.each(['ol', 'ul', 'br'])('%s has no attribute', (name) => {
    expect(attributesOf(name, { class: 'ql-indent-1 ql-size-huge', style: 'color: red', start: '7' })).toEqual({});
  });

  test.each(['p', 'li', 'div', 'span', 'strong'])('%s has no attribute without a value', (name) => {
    expect(Object.keys(attributesOf(name, { class: 'x', style: 'x' }, 'ol'))).toEqual([]);
  });

  test('a without an address becomes a span, and a named anchor stays', () => {
    expect(rebuildTileElement('a', { name: 'x', class: 'ql-size-huge' })).toEqual({ name: 'span', attributes: { class: 'ql-size-huge' } });
  });

  test('pre is code, whatever its attributes', () => {
    expect(attributesOf('pre', { class: 'x', spellcheck: 'true', style: 'color: red' })).toEqual({
      class: 'ql-syntax',
      spellcheck: 'false',
    });
  });

  test.each([
    ['ql-code-block-container', { class: 'ql-code-block-container', spellcheck: 'false' }],
    ['ql-syntax', { class: 'ql-syntax', spellcheck: 'false' }],
    ['ql-code-block', { class: 'ql-code-block' }],
    ['x ql-code-block ql-syntax', { class: 'ql-code-block' }],
  ])('div of class %j is code', (classes, attributes) => {
    expect(rebuildTileElement('div', { class: classes, style: 'color: red' })).toEqual({ name: 'div', attributes });
  });

  test.each(['ql-code-blocks', 'xql-code-block', 'ql-code', 'ql-code-block-', 'ql-align-center-x'])(
    'div of class %j is a paragraph',
    (classes) => {
      expect(rebuildTileElement('div', { class: classes })).toEqual({ name: 'p', attributes: {} });
    },
  );

  test('of a list keeps its kind, and an unknown kind becomes a bullet', () => {
    const kinds = ['ordered', 'bullet', 'checked', ''].map((kind) => attributesOf('li', { 'data-list': kind }, 'ol')['data-list']);
    expect(kinds).toEqual(['ordered', 'bullet', 'bullet', 'bullet']);
    expect(attributesOf('li', {}, 'ol')).toEqual({});
  });

  test('span that only the editor needs is recognised, and no other', () => {
    expect(attributesOf('span', { class: 'ql-ui ql-size-huge', style: 'color: red' })).toEqual({ class: 'ql-ui' });
    expect(classOf('span', 'ql-uix')).toBeUndefined();
    expect(classOf('span', 'xql-ui')).toBeUndefined();
  });
});

describe('A class', () => {
  const ofBlocks = ['ql-align-center', 'ql-align-right', 'ql-align-justify', 'ql-indent-1', 'ql-indent-9'];
  const ofInlines = ['ql-font-serif', 'ql-font-monospace', 'ql-size-small', 'ql-size-large', 'ql-size-huge'];

  test.each(['p', 'li', 'h2', 'div'])('of a block is kept on %s, a class of an inline element is not', (name) => {
    expect(ofBlocks.map((each) => classOf(name, each))).toEqual(ofBlocks);
    expect(classOf(name, ofInlines.join(' '))).toBeUndefined();
  });

  test.each(['strong', 'em', 'u', 'sub', 'sup', 'span'])('of an inline element is kept on %s, a class of a block is not', (name) => {
    expect(ofInlines.map((each) => classOf(name, each))).toEqual(ofInlines);
    expect(classOf(name, ofBlocks.join(' '))).toBeUndefined();
  });

  test('TC-17 that almost matches is removed', () => {
    const almost = ['ql-align-left', 'ql-indent-0', 'ql-indent-10', 'ql-indent-', 'xql-indent-1', 'ql-align-centerx', 'ql-direction-rtl'];
    for (const each of almost) expect(classOf('p', each)).toBeUndefined();
    for (const each of ['ql-font-sans', 'ql-size-normal', 'xql-size-huge', 'ql-size-hugex', 'QL-SIZE-HUGE'])
      expect(classOf('u', each)).toBeUndefined();
  });

  test('is kept once, in the order of first use', () => {
    expect(classOf('p', ' ql-indent-2\n\tql-align-right  x ql-indent-2 ')).toBe('ql-indent-2 ql-align-right');
  });
});

describe('A style', () => {
  test.each([
    '#abc',
    '#ABCD',
    '#aabbcc',
    '#aabbccdd',
    'red',
    'lightgoldenrodyellow',
    'rgb(1,2,3)',
    'rgba(1, 2, 3, 0.5)',
    'rgb( 1%, 20.5% ,3% )',
  ])('may be the colour %s of a text and of its background', (color) => {
    expect(styleOf(`color: ${color}`)).toBe(`color: ${color.toLowerCase()};`);
    expect(styleOf(`background-color: ${color}`)).toBe(`background-color: ${color.toLowerCase()};`);
  });

  test.each([
    ...['#ab', '#aabbccdde', '#ggg', 'ab', 'a'.repeat(21), 'rgb(1,2)', 'rgb(1,2,3,4,5)', 'rgb(1,,3)', 'rgb(123456789,2,3)', 'rgb(-1,2,3)'],
    ...[
      'url(x)',
      'red url(x)',
      'var(--a)',
      'red !important',
      '1#fff',
      '#fff)',
      'hsl(1,2%,3%)',
      'rgb(1,2,3',
      'xrgb(1,2,3)',
      'red: blue',
      '',
    ],
  ])('cannot have the colour %j', (color) => expect(styleOf(`color: ${color}`)).toBeUndefined());

  test.each(['font-size: red', 'border-color: red', 'xcolor: red', 'color red', 'background: red', 'colorx: red', 'color', '-color: red'])(
    'with another property is removed: %s',
    (style) => expect(styleOf(style)).toBeUndefined(),
  );

  test('is rewritten: each colour in one spelling, and nothing else', () => {
    expect(styleOf(' COLOR :\n RED ;position: fixed;; background-color:rgb(1,2,3)')).toBe('color: red; background-color: rgb(1,2,3);');
    expect(attributesOf('span', { style: 'position: fixed' })).toEqual({});
  });
});

describe('A link', () => {
  test('TC-16 opens in a new tab and keeps its style', () => {
    const attributes = { href: 'https://ada.example', target: '_top', rel: 'opener', class: 'ql-size-large', style: 'color: red' };
    expect(attributesOf('a', attributes)).toEqual({ href: 'https://ada.example', ...OPENS, class: 'ql-size-large', style: 'color: red;' });
  });

  test.each(['http://ada.example', 'https://ada.example/a b', 'HTTPS://ADA.example', 'mailto:ada@ada.example', 'tel:+39061'])(
    'TC-14 with http, https, mailto or tel is kept: %s',
    (href) => {
      expect(hrefOf(href)).toBe(href);
      expect(hasLinkProtocol(href)).toBe(true);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'x:https://a.example',
    'https',
    'httpss://a.example',
    'https//a.example',
    '/login',
    '',
  ])('TC-15 with another protocol, or with none, is replaced: %j', (href) => {
    expect(hrefOf(href)).toBe('about:blank');
    expect(hasLinkProtocol(href)).toBe(false);
  });

  test.each(['https://', 'http://a b.example', 'https://a.example:99999'])('that is no valid web address is replaced: %s', (href) => {
    expect(hrefOf(href)).toBe('about:blank');
  });

  test('is read without control characters and without blanks at its ends', () => {
    expect(hrefOf(' \u0001ht\ntps://ada.exa\tmple\u0000 ')).toBe('https://ada.example');
    expect(hrefOf('java\tscript:alert(1)')).toBe('about:blank');
  });

  test('has at most 2,048 characters', () => {
    const address = (length: number): string => 'https://ada.example/'.padEnd(length, 'x');
    expect(hrefOf(address(2048))).toBe(address(2048));
    expect(hrefOf(address(2049))).toBe('about:blank');
  });
});

describe('A picture', () => {
  test('TC-12 is loaded lazily and without a referrer, and has no size of its own', () => {
    const attributes = {
      src: 'https://ada.example/a.png',
      alt: 'A tree',
      width: '9',
      srcset: 'x',
      loading: 'eager',
      class: 'ql-size-huge',
    };
    expect(attributesOf('img', attributes)).toEqual({ src: 'https://ada.example/a.png', alt: 'A tree', ...LOADS });
    expect(attributesOf('img', { src: 'https://ada.example/a.png' }).alt).toBe('');
  });

  test.each(['a.png', 'a.jpg', 'a.jpeg', 'a.gif', 'a.PNG', 'a.png?x=1', 'a.png#x', 'a.b/c.gif'])(
    'TC-10 TC-11 is kept when it is %s',
    (path) => {
      expect(srcOf(`https://ada.example/${path}`)).toBe(`https://ada.example/${path}`);
    },
  );

  test.each([
    ...['http://ada.example/a.svg', 'ahttps://ada.example/a.png', 'https:/ada.example/a.png', 'https://.png', 'https://ada.example/apng'],
    ...[
      'https://ada.example/a.svg',
      'https://ada.example/a.pngx',
      'https://ada.example/?a.png',
      'https://ada.example/#a.png',
      'https://[/a.png',
    ],
    `https://ada.example/${'a'.repeat(2025)}.png`,
  ])('TC-10 TC-11 is removed when it is %s', (src) => expect(attributesOf('img', { src, alt: 'x' })).toEqual({}));

  test.each(['http://ada.example/a.png', 'HTTP://ada.example/a.png', ' http://ada.example/a.png'])('is asked for over https: %s', (src) => {
    expect(srcOf(src)).toBe('https://ada.example/a.png');
  });

  test('that was uploaded keeps its path and its size in pixels', () => {
    const src = `/media/${'a'.repeat(64)}.webp#0197a8f0-0000-7000-8000-000000000001`;
    const kept = { src, alt: 'A tree', ...LOADS, width: '1280', height: '800' };
    expect(attributesOf('img', { ...kept, srcset: 'x', style: 'color: red' })).toEqual(kept);
    expect(attributesOf('img', { src, width: '100%', height: '-1' })).toEqual({ src, alt: '', ...LOADS });
    expect(attributesOf('img', { src: src.replace('/media/', '/media/../') })).toEqual({});
  });

  test('has at most 2,048 characters, and is removed without an address', () => {
    const longest = `https://ada.example/${'a'.repeat(2024)}.png`;
    expect(longest).toHaveLength(2048);
    expect(srcOf(longest)).toBe(longest);
    expect(attributesOf('img', { alt: 'x' })).toEqual({});
  });

  test('is read without control characters and without blanks at its ends', () => {
    expect(srcOf(' ht\ntps://ada.example/a.png\u0001 ')).toBe('https://ada.example/a.png');
  });
});
