import fc from 'fast-check';
import { HOSTILE_HTML } from './hostile-html.js';
import { INJECTION_PAYLOADS } from './injection-payloads.js';
import { anyCharacter } from '../any-character.js';

/*
 * HTML that no editor writes, from a grammar: nested elements of every content model and namespace, attributes with every kind of quotes,
 * elements that end too early or never, and payloads that interrupt each other.
 */

const NAMES = [
  ...['p', 'ol', 'ul', 'li', 'pre', 'div', 'strong', 'b', 'em', 'u', 'sub', 'sup', 'span', 'a', 'br', 'img', 'h1', 'blockquote'],
  ...[
    'table',
    'tbody',
    'tr',
    'td',
    'caption',
    'colgroup',
    'select',
    'option',
    'optgroup',
    'form',
    'button',
    'input',
    'label',
    'fieldset',
    'legend',
  ],
  ...['svg', 'math', 'mtext', 'mglyph', 'malignmark', 'annotation-xml', 'foreignObject', 'desc', 'title', 'style', 'script', 'path'],
  ...['template', 'noscript', 'xmp', 'textarea', 'iframe', 'noembed', 'noframes', 'plaintext', 'listing', 'dialog', 'details', 'summary'],
  ...[
    'html',
    'head',
    'body',
    'frameset',
    'main',
    'section',
    'font',
    'nobr',
    'marquee',
    'object',
    'dd',
    'dt',
    'rt',
    'rp',
    'x-a',
    'slot',
    'image',
  ],
];

const VALUES = [
  ...[
    'x',
    '',
    'javascript:alert(1)',
    'https://ada.example/',
    'https://ada.example/a.png',
    'mailto:a@b.c',
    'ql-align-center ql-size-huge',
    'ql-code-block',
    'ql-ui',
  ],
  ...[
    'color: red; background-color: url(x)',
    'color:#123456',
    'ordered',
    '</style><img src=x onerror=alert(1)>',
    '-->',
    ']]>',
    '&quot;>',
    '&#60;',
    '`',
    "'",
    '>',
    '\u00a0',
  ],
];

const name = fc.constantFrom(...NAMES);
const value = fc.constantFrom(...VALUES);
const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'src',
      'class',
      'style',
      'data-list',
      'alt',
      'onclick',
      'id',
      'name',
      'title',
      'xlink:href',
      'encoding',
      'is',
      'CLASS',
      'x',
    ),
    value,
    fc.constantFrom('"', "'", '', '`'),
    fc.constantFrom(' ', '/', '\n', '\t', ''),
  )
  .map(([key, text, quote, gap]) => `${gap}${key}=${quote}${quote === '"' ? text.replaceAll('"', '&quot;') : text}${quote}`);
const attributes = fc.array(attribute, { maxLength: 3 }).map((all) => all.join(' '));

const text = fc.oneof(
  fc.constantFrom('a', ' ', '\n', '&amp;', '&lt;', '&#60;img src=x&#62;', '\u00a0', '<', '>', '"', '&', '\0', '\ud800', '\u2028', '😀'),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
);

const odd = fc.oneof(
  fc.constantFrom(
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '</',
    '/>',
    '<',
    '=',
    '<!x>',
    '</p',
    '</br>',
    '</p>',
    '</li>',
    '</svg>',
    '</form>',
  ),
  name.map((one) => `</${one}>`),
  name.map((one) => `<${one}`),
);

const { html: tree } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, odd, tie('element')), { maxLength: 5 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(name, attributes, tie('html'), fc.constantFrom('close', 'close', 'close', 'open', 'self', 'other'), name)
    .map(([one, given, inside, end, other]) => {
      const close = { close: `</${one}>`, open: '', self: '', other: `</${other}>` }[end];
      return `<${one} ${given}${end === 'self' ? '/' : ''}>${inside}${close}`;
    }),
}));

const payload = fc.constantFrom(
  ...HOSTILE_HTML,
  ...Object.values(INJECTION_PAYLOADS)
    .flat()
    .filter(({ length }) => length < 400),
);
const crossed = fc.tuple(payload, payload, fc.nat(200)).map(([first, second, at]) => first.slice(0, at) + second + first.slice(at));

/** Any HTML that could make a sanitizer and a browser disagree. */
export const anyHostileHtml: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.array(fc.oneof(tree, tree, payload), { maxLength: 4 }).map((parts) => parts.join('')), weight: 4 },
  { arbitrary: crossed, weight: 1 },
  { arbitrary: fc.array(fc.oneof(payload, odd, text), { maxLength: 12 }).map((parts) => parts.join('')), weight: 1 },
);
