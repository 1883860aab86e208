import { isUploadedPicture } from './text-pictures.rules.js';
import { addressOf, isUsableAddress, linkOpening, NOWHERE, overHttps } from './tile-links.rules.js';

/*
 * The content of a tile: exactly what the toolbar of specification §5 can make, in the markup of Quill 1.3 and Quill 2. The server
 * sanitizes by these rules what is published, and the editor sanitizes what it shows before that.
 */

const LISTS = ['ol', 'ul'];
const BLOCKS = ['p', ...LISTS, 'li', 'pre', 'div'];
const INLINES = ['strong', 'em', 'u', 'sub', 'sup', 'span', 'a'];
const EMBEDS = ['br', 'img'];

/** Every allowed element. */
export const TILE_TAGS: readonly string[] = [...BLOCKS, ...INLINES, ...EMBEDS];

/** Every allowed attribute, and its elements; `*` stands for all of them. */
export const TILE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'style'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'loading', 'referrerpolicy', 'width', 'height'],
  li: ['data-list'],
  pre: ['spellcheck'],
  div: ['spellcheck'],
};

/** Elements that are renamed. Other block elements become paragraphs. `b` and `i` have the same look under their standard names. */
export const TILE_TAGS_RENAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((heading) => [heading, 'p'])),
  b: 'strong',
  i: 'em',
};

/** Elements that are removed with their text: it is code, an alternative text, or is not parsed by the normal rules of HTML. */
export const TILE_TAGS_DROPPED_WITH_CONTENT: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed', 'applet', 'xmp', 'plaintext'],
  ...['textarea', 'option', 'select', 'title', 'head', 'svg', 'math', 'audio', 'video', 'canvas'],
];

/** How every picture is loaded: when it becomes visible, and without telling its server the page that shows it. */
export const PICTURE_LOADS = { loading: 'lazy', referrerpolicy: 'no-referrer' } as const;

const PICTURE = /^https:\/\/[^?#]+\.(?:png|jpe?g|gif)(?:[?#]|$)/i;

const BLOCK_CLASS = /^ql-(?:align-(?:center|right|justify)|indent-[1-9])$/;
const INLINE_CLASS = /^ql-(?:font-(?:serif|monospace)|size-(?:small|large|huge))$/;
const CODE_CLASS = /^ql-(?:syntax|code-block|code-block-container)$/;

const PERCENT = String.raw`\s*[\d.]{1,8}%?\s*`;
const COLOR = String.raw`#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\((?:${PERCENT},){2}${PERCENT}(?:,${PERCENT})?\)`;
const COLOR_DECLARATION = new RegExp(String.raw`^((?:background-)?color)\s*:\s*(${COLOR})$`);

type Attributes = Readonly<Record<string, string>>;
type Rebuilt = Readonly<Record<string, string | undefined>>;

/** An element of the result. It has only parsed values. */
export interface TileElement {
  readonly name: string;
  /** Empty for a picture that may not be shown. */
  readonly attributes: Attributes;
}

/**
 * The element with the standard name of its format, and with every attribute rebuilt. `parent` is the element around it, if there is
 * one.
 */
export function rebuildTileElement(name: string, attributes: Attributes, parent?: string): TileElement {
  const kept = rename(name, attributes, parent);
  const present = Object.entries(rebuildAttributes(kept, attributes)).filter(([, value]) => value !== undefined);
  return { name: kept, attributes: Object.fromEntries(present) as Attributes };
}

function rename(name: string, attributes: Attributes, parent: string | undefined): string {
  // Without a list of its own, the item would end the list item of the page that contains the tile.
  if (name === 'li' && !LISTS.some((list) => list === parent)) return 'p';
  if (name === 'div' && codeClass(attributes) === undefined) return 'p';
  if (name === 'a' && attributes.href === undefined) return 'span';
  return Object.hasOwn(TILE_TAGS_RENAMED, name) ? (TILE_TAGS_RENAMED[name] ?? name) : name;
}

function rebuildAttributes(name: string, attributes: Attributes): Rebuilt {
  const rebuild = REBUILT.get(name);
  if (rebuild) return rebuild(attributes);
  return INLINES.includes(name) ? inlineAttributes(attributes) : {};
}

const REBUILT: ReadonlyMap<string, (attributes: Attributes) => Rebuilt> = new Map([
  ['a', linkAttributes],
  ['img', pictureAttributes],
  ['pre', () => ({ class: 'ql-syntax', spellcheck: 'false' })],
  ['div', codeAttributes],
  ['li', (attributes) => ({ 'data-list': listKind(attributes['data-list']), class: classes(attributes, BLOCK_CLASS) })],
  ['p', (attributes) => ({ class: classes(attributes, BLOCK_CLASS) })],
  ['span', (attributes) => (isEditorOnly(attributes) ? { class: 'ql-ui' } : inlineAttributes(attributes))],
]);

function inlineAttributes(attributes: Attributes): Rebuilt {
  return { class: classes(attributes, INLINE_CLASS), style: colors(attributes.style) };
}

function linkAttributes(attributes: Attributes): Rebuilt {
  return { ...linkOpening(attributes.href ?? NOWHERE), ...inlineAttributes(attributes) };
}

function pictureAttributes({ src = NOWHERE, alt = '', width, height }: Attributes): Rebuilt {
  const address = overHttps(addressOf(src));
  if (isUploadedPicture(address)) return { src: address, alt, ...PICTURE_LOADS, width: side(width), height: side(height) };
  return PICTURE.test(address) && isUsableAddress(address) ? { src: address, alt, ...PICTURE_LOADS } : {};
}

/** A size in pixels, so that nothing moves when the picture has been loaded. */
function side(text: string | undefined): string | undefined {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? text : undefined;
}

function codeAttributes(attributes: Attributes): Rebuilt {
  const kind = codeClass(attributes);
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
  const kept = attributes.class?.split(/\s/).filter((name) => allowed.test(name)) ?? [];
  return kept.length > 0 ? [...new Set(kept)].join(' ') : undefined;
}

function colors(style: string | undefined): string | undefined {
  const declarations =
    style
      ?.toLowerCase()
      .split(';')
      .map((declaration) => declaration.trim()) ?? [];
  const kept = declarations.filter((declaration) => COLOR_DECLARATION.test(declaration));
  return kept.length > 0 ? kept.map((declaration) => declaration.replace(COLOR_DECLARATION, '$1: $2;')).join(' ') : undefined;
}
