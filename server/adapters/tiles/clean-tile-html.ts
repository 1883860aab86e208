import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  LINK_PROTOCOLS,
  NOWHERE,
  rebuildTileElement,
  TILE_ATTRIBUTES,
  TILE_TAGS,
  TILE_TAGS_DROPPED_WITH_CONTENT,
} from '../../pages/tile-html.rules.js';

// Deeper nesting than any toolbar makes, and less than what tires a browser.
const DEEPEST = 40;
// Elements that are open at once, whatever they are and whether they will be left. The parser's work for each element grows with
// them, so that beyond this a text is not read on as HTML.
const MOST_OPEN = 200;
const MOST_PASSES = 5;

const OPTIONS: IOptions = {
  allowedTags: [...TILE_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(TILE_ATTRIBUTES).map(([name, attributes]) => [name, [...attributes]])),
  allowedSchemes: [...LINK_PROTOCOLS, NOWHERE.split(':', 1)[0] as string],
  allowProtocolRelative: false,
  nonTextTags: [...TILE_TAGS_DROPPED_WITH_CONTENT],
  nestingLimit: DEEPEST,
  // Each attribute is built by the rules, not filtered, so that a style is what was matched there and nothing that a parser makes of it.
  parseStyleAttributes: false,
};

/**
 * The clean form of any text: the rules' list of elements, with every attribute rebuilt from what was understood.
 *
 * It is cleaned until nothing changes: what reads differently the second time never leaves. What is nested as no person writes it
 * becomes plain text: the time to clean grows with the length of the HTML and not with its square.
 */
export function cleanTileHtml(html: string): string {
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
  const clean = sanitizeHtml(withoutControls(html), { ...OPTIONS, ...rebuilding() });
  // Attributes and text have their angle brackets escaped, so that these can only be whole tags. The spelling is the browser's.
  return clean
    .replaceAll(' />', '>')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<img>', '')
    .replaceAll('<span class="ql-ui"></span>', '')
    .replaceAll('<span class="ql-ui">', '<span>');
}

// The parser itself tells what is open: whatever is counted in the text beforehand, a comment or an attribute could hide from the count.
function rebuilding(): Pick<IOptions, 'onOpenTag' | 'onCloseTag' | 'transformTags'> {
  const open: string[] = [];
  return {
    onOpenTag: (name) => {
      open.push(name);
      if (open.length > MOST_OPEN) throw new NestedTooDeep();
    },
    onCloseTag: () => void open.pop(),
    // A picture without attributes is taken out afterwards.
    transformTags: { '*': (name, attributes) => rebuild(name, attributes, open.at(-2)) },
  };
}

// No angle bracket is left, so that nothing of it can be read as a tag.
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
  const { name: tagName, attributes: attribs } = rebuildTileElement(name, attributes, parent);
  return { tagName, attribs };
}

// Line breaks and tabs are white space; no other control character means anything in HTML, and NUL cannot be stored.
function withoutControls(html: string): string {
  return html.replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu, '');
}
