import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  rebuildTileElement,
  TILE_ATTRIBUTES,
  TILE_TAGS,
  TILE_TAGS_DROPPED_WITH_CONTENT,
} from '../../pages/tile-kinds/text/tile-html.rules.js';
import { LINK_PROTOCOLS, NOWHERE } from '../../pages/tile-kinds/text/tile-links.rules.js';

// The limit of nested elements in the result. It is above what the toolbar can make, and below what slows browsers down.
const DEEPEST = 40;
// The limit of elements that are open at once, whether or not they are kept. The parser's work for each element grows with their number, so
// a text beyond this limit is not parsed as HTML.
const MOST_OPEN = 200;
const MOST_PASSES = 5;

/** Blocks that no toolbar makes, such as those of a page that a program has read. Without them, the texts of two would become one line. */
const OTHER_BLOCKS: ReadonlySet<string> = new Set(
  'address article aside caption center dd dt figcaption figure footer form header main nav section summary td th'.split(' '),
);
// The browser's rules end a paragraph before a heading, a list or another paragraph in it, and make an empty one of its end tag. An empty line of
// the editor has a `<br>`, and a line of blanks no line break.
const EMPTY_PARAGRAPH = /<p(?: class="[^"<>]*")?>(\s*)<\/p>/g;

const OPTIONS: IOptions = {
  allowedTags: [...TILE_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(TILE_ATTRIBUTES).map(([name, attributes]) => [name, [...attributes]])),
  allowedSchemes: [...LINK_PROTOCOLS, NOWHERE.split(':', 1)[0] as string],
  allowProtocolRelative: false,
  nonTextTags: [...TILE_TAGS_DROPPED_WITH_CONTENT],
  nestingLimit: DEEPEST,
  // The rules build each attribute from parsed values. So a style has only what the rules matched, whatever a parser makes of the text.
  parseStyleAttributes: false,
};

/**
 * The sanitized form of any text: only elements of the rules' list, with every attribute rebuilt from parsed values.
 *
 * It repeats until nothing changes, so that the result does not change when it is parsed again. A text that is nested deeper than any
 * person writes becomes plain text. So the time grows with the length of the HTML, and not with its square.
 */
export function sanitizeTileHtml(html: string): string {
  try {
    return sanitizeRepeatedly(html);
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return sanitizeRepeatedly(withoutTags(html));
  }
}

class NestedTooDeep extends Error {}

function sanitizeRepeatedly(html: string): string {
  let before = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const after = sanitizeOnce(before);
    if (after === before) return after;
    before = after;
  }
  return textOnly(before);
}

function sanitizeOnce(html: string): string {
  const clean = sanitizeHtml(withoutControls(html), { ...OPTIONS, ...rebuilding() });
  // Angle brackets are escaped in attributes and texts, so these are whole tags. The result is spelled as browsers spell it.
  return clean
    .replaceAll(' />', '>')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<img>', '')
    .replaceAll('<span class="ql-ui"></span>', '')
    .replaceAll('<span class="ql-ui">', '<span>')
    .replace(EMPTY_PARAGRAPH, (paragraph, blank: string) => (blank === '' || /[\n\r]/.test(blank) ? '' : paragraph));
}

// The parser itself counts the open elements: a count of the text could be deceived by a comment or an attribute.
function rebuilding(): Pick<IOptions, 'onOpenTag' | 'onCloseTag' | 'transformTags'> {
  const open: string[] = [];
  return {
    onOpenTag: (name) => {
      open.push(name);
      if (open.length > MOST_OPEN) throw new NestedTooDeep();
    },
    onCloseTag: () => void open.pop(),
    // An image without attributes is removed afterwards.
    transformTags: { '*': (name, attributes) => rebuild(name, attributes, open.at(-2)) },
  };
}

// No angle bracket is left, so no part of it can be parsed as a tag.
function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function textOnly(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], nonTextTags: [...TILE_TAGS_DROPPED_WITH_CONTENT] }).replaceAll('\u00a0', '&nbsp;');
}

function rebuild(name: string, attributes: Attributes, parent: string | undefined): Tag {
  const { name: tagName, attributes: attribs } = rebuildTileElement(OTHER_BLOCKS.has(name) ? 'p' : name, attributes, parent);
  return { tagName, attribs };
}

// Line breaks and tabs are white space. Other control characters have no meaning in HTML, and PostgreSQL cannot store NUL.
function withoutControls(html: string): string {
  return html.replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu, '');
}
