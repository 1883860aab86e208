import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { TileSanitizer } from '../pages/ports/tile-sanitizer.port.js';

// What the toolbar of specification §5 makes, in the markup of Quill 1.3 and of Quill 2.
const BLOCKS = ['p', 'ol', 'ul', 'li', 'pre', 'div'];
const INLINES = ['strong', 'em', 'u', 'sub', 'sup', 'span', 'a'];
const EMBEDS = ['br', 'img'];

// Other blocks keep their line of text, other names of the same format keep their look.
const RENAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((heading) => [heading, 'p'])),
  b: 'strong',
  i: 'em',
};

// Their text is code, an alternative, or read by other rules than HTML's: it goes with them.
const DROPPED_WITH_CONTENT = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed', 'applet', 'xmp', 'plaintext'],
  ...['textarea', 'option', 'select', 'title', 'head', 'svg', 'math', 'audio', 'video', 'canvas'],
];

const BLOCK_CLASS = /^ql-(?:align-(?:center|right|justify)|indent-[1-9])$/;
const INLINE_CLASS = /^ql-(?:font-(?:serif|monospace)|size-(?:small|large|huge))$/;
const CODE_CLASS = /^ql-(?:syntax|code-block|code-block-container)$/;

const PERCENT = String.raw`\s*[\d.]{1,8}%?\s*`;
const COLOR = new RegExp(`^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\\((?:${PERCENT},){2}${PERCENT}(?:,${PERCENT})?\\))$`, 'i');
const COLOR_PROPERTIES = ['color', 'background-color'];

const LINK = /^(?:https?|mailto|tel):/i;
const PICTURE = /^https:\/\/[^?#]+\.(?:png|jpe?g|gif)(?:[?#]|$)/i;
const URL_MAX_LENGTH = 2048;

// Deeper nesting than any toolbar makes, and less than what tires a browser.
const DEEPEST = 40;
// Elements that are open at once, whatever they are and whether they will be left. The parser's work for each element grows with
// them, so that beyond this a text is not read on as HTML.
const MOST_OPEN = 200;
const MOST_PASSES = 5;
const KNOWN_LENGTH = 4_000_000;

const OPTIONS: IOptions = {
  allowedTags: [...BLOCKS, ...INLINES, ...EMBEDS],
  allowedAttributes: {
    '*': ['class', 'style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'loading', 'referrerpolicy'],
    li: ['data-list'],
    pre: ['spellcheck'],
    div: ['spellcheck'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'about'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WITH_CONTENT,
  nestingLimit: DEEPEST,
  // Each attribute below is built, not filtered, so that a style is what was matched here and nothing that a parser makes of it.
  parseStyleAttributes: false,
  transformTags: { '*': rebuild },
};

/** Cleans tiles with sanitize-html: an allow list of elements, with every attribute rebuilt from what was understood. */
export class SanitizeHtmlTileSanitizer extends TileSanitizer {
  override readonly version = 1;

  // Who publishes has changed a tile or two since the last time: the others come back as they left. In characters.
  private readonly known = new LRUCache<string, true>({ maxSize: KNOWN_LENGTH, sizeCalculation: (_, html) => html.length + 1 });

  override clean(html: string): string {
    if (this.known.get(html)) return html;
    const clean = cleanAnything(html);
    this.known.set(clean, true);
    return clean;
  }
}

/**
 * Cleans until nothing changes: what reads differently the second time never leaves. What is nested as no person writes it becomes
 * plain text: the time to clean grows with the length of the HTML and not with its square.
 */
function cleanAnything(html: string): string {
  try {
    return cleanRepeatedly(html);
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return cleanRepeatedly(withoutTags(html));
  }
}

class NestedTooDeep extends Error {}

function cleanRepeatedly(html: string): string {
  let before = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const after = cleanOnce(before);
    if (after === before) return after;
    before = after;
  }
  return textOnly(before);
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(withoutControls(html), { ...OPTIONS, ...limitOpenElements() });
  // Attributes and text have their angle brackets escaped, so that these can only be whole tags. The spelling is the browser's.
  return clean
    .replaceAll(' />', '>')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<img>', '')
    .replaceAll('<span class="ql-ui"></span>', '')
    .replaceAll('<span class="ql-ui">', '<span>');
}

// The parser itself tells: whatever is counted in the text beforehand, a comment or an attribute could hide from the count.
function limitOpenElements(): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> {
  let open = 0;
  return {
    onOpenTag: () => {
      open += 1;
      if (open > MOST_OPEN) throw new NestedTooDeep();
    },
    onCloseTag: () => {
      open -= 1;
    },
  };
}

// No angle bracket is left, so that nothing of it can be read as a tag.
function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function textOnly(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], nonTextTags: DROPPED_WITH_CONTENT }).replaceAll('\u00a0', '&nbsp;');
}

function rebuild(name: string, attributes: Attributes): Tag {
  const tagName = rename(name, attributes);
  return { tagName, attribs: withoutAbsent(rebuildAttributes(tagName, attributes)) };
}

function rename(name: string, attributes: Attributes): string {
  if (name === 'div' && codeClass(attributes) === undefined) return 'p';
  if (name === 'a' && attributes.href === undefined) return 'span';
  return Object.hasOwn(RENAMED, name) ? (RENAMED[name] ?? name) : name;
}

type Rebuilt = Readonly<Record<string, string | undefined>>;

function rebuildAttributes(name: string, attributes: Attributes): Rebuilt {
  switch (name) {
    case 'a':
      return { ...linkAttributes(attributes), ...inlineAttributes(attributes) };
    case 'img':
      return pictureAttributes(attributes);
    case 'pre':
    case 'div':
      return codeAttributes(name, attributes);
    case 'li':
      return { 'data-list': listKind(attributes['data-list']), class: classes(attributes, BLOCK_CLASS) };
    case 'p':
      return { class: classes(attributes, BLOCK_CLASS) };
    case 'span':
      return isEditorOnly(attributes) ? { class: 'ql-ui' } : inlineAttributes(attributes);
    default:
      return INLINES.includes(name) ? inlineAttributes(attributes) : {};
  }
}

function inlineAttributes(attributes: Attributes): Rebuilt {
  return { class: classes(attributes, INLINE_CLASS), style: colors(attributes.style) };
}

function linkAttributes({ href = '' }: Attributes): Rebuilt {
  return { href: linkAddress(href), target: '_blank', rel: 'noopener noreferrer nofollow ugc' };
}

// Browsers drop tabs and line breaks from an address before they look at its protocol; other controls have no place in one.
function linkAddress(href: string): string {
  const address = href.replace(/\p{Cc}/gu, '').trim();
  const isWeb = /^http/i.test(address);
  const isUsable = LINK.test(address) && address.length <= URL_MAX_LENGTH && (!isWeb || URL.canParse(address));
  return isUsable ? address : 'about:blank';
}

// A picture without attributes is taken out afterwards.
function pictureAttributes({ src = '', alt = '' }: Attributes): Rebuilt {
  const address = src.replace(/\p{Cc}/gu, '').trim();
  if (!PICTURE.test(address) || address.length > URL_MAX_LENGTH || !URL.canParse(address)) return {};
  return { src: address, alt, loading: 'lazy', referrerpolicy: 'no-referrer' };
}

function codeAttributes(name: string, attributes: Attributes): Rebuilt {
  const kind = name === 'pre' ? 'ql-syntax' : codeClass(attributes);
  return { class: kind, spellcheck: kind === 'ql-code-block' ? undefined : 'false' };
}

function codeClass(attributes: Attributes): string | undefined {
  return classes(attributes, CODE_CLASS)?.split(' ')[0];
}

function listKind(kind: string | undefined): string | undefined {
  if (kind === undefined) return undefined;
  return kind === 'ordered' ? 'ordered' : 'bullet';
}

function isEditorOnly(attributes: Attributes): boolean {
  return classes(attributes, /^ql-ui$/) !== undefined;
}

function classes(attributes: Attributes, allowed: RegExp): string | undefined {
  const kept = (attributes.class ?? '').split(/\s+/).filter((name) => allowed.test(name));
  return kept.length > 0 ? [...new Set(kept)].join(' ') : undefined;
}

function colors(style: string | undefined): string | undefined {
  if (style === undefined) return undefined;
  const kept = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(/:(.*)/s, 2).map((part) => part.trim().toLowerCase());
    return COLOR_PROPERTIES.includes(property) && COLOR.test(value) ? [`${property}: ${value};`] : [];
  });
  return kept.length > 0 ? kept.join(' ') : undefined;
}

function withoutAbsent(attributes: Rebuilt): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Attributes;
}

// Line breaks and tabs are white space; no other control character means anything in HTML, and NUL cannot be stored.
function withoutControls(html: string): string {
  return html.replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu, '');
}
