import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { TileSanitizer } from '../pages/ports/tile-sanitizer.port.js';
import {
  LINK_PROTOCOLS,
  NOWHERE,
  rebuildTileElement,
  TILE_ATTRIBUTES,
  TILE_TAGS,
  TILE_TAGS_DROPPED_WITH_CONTENT,
} from '../pages/tile-html.rules.js';

// Deeper nesting than any toolbar makes, and less than what tires a browser.
const DEEPEST = 40;
// Elements that are open at once, whatever they are and whether they will be left. The parser's work for each element grows with
// them, so that beyond this a text is not read on as HTML.
const MOST_OPEN = 200;
const MOST_PASSES = 5;
const KNOWN_LENGTH = 4_000_000;

const OPTIONS: IOptions = {
  allowedTags: [...TILE_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(TILE_ATTRIBUTES).map(([name, attributes]) => [name, [...attributes]])),
  allowedSchemes: [...LINK_PROTOCOLS, NOWHERE.split(':', 1)[0] as string],
  allowProtocolRelative: false,
  nonTextTags: [...TILE_TAGS_DROPPED_WITH_CONTENT],
  nestingLimit: DEEPEST,
  // Each attribute is built by the rules, not filtered, so that a style is what was matched there and nothing that a parser makes of it.
  parseStyleAttributes: false,
  transformTags: { '*': rebuild },
};

/** Cleans tiles with sanitize-html: the rules' list of elements, with every attribute rebuilt from what was understood. */
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
  return sanitizeHtml(html, { allowedTags: [], nonTextTags: [...TILE_TAGS_DROPPED_WITH_CONTENT] }).replaceAll('\u00a0', '&nbsp;');
}

// A picture without attributes is taken out afterwards.
function rebuild(name: string, attributes: Attributes): Tag {
  const { name: tagName, attributes: attribs } = rebuildTileElement(name, attributes);
  return { tagName, attribs };
}

// Line breaks and tabs are white space; no other control character means anything in HTML, and NUL cannot be stored.
function withoutControls(html: string): string {
  return html.replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu, '');
}
