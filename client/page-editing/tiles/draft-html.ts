import DOMPurify from 'dompurify';
import { escapeMarkup } from '../../../server/markup.rules.js';
import {
  rebuildTileElement,
  TILE_ATTRIBUTES,
  TILE_TAGS,
  TILE_TAGS_DROPPED_WITH_CONTENT,
  TILE_TAGS_RENAMED,
} from '../../../server/pages/tile-kinds/text/tile-html.rules.js';
import { LINK_PROTOCOLS } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';
import { liftInlineStyles, WAITING_STYLE } from '../rich-text/inline-styles.js';

const EMPTY_ELEMENTS = ['br', 'img'];

const purifier = DOMPurify(window);

// A link without effect is still a link. If it were removed here, the preview would differ from the published page.
purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'href') data.attrValue = rebuildTileElement('a', { href: data.attrValue }).attributes.href ?? '';
});

const OPTIONS = {
  ALLOWED_TAGS: [...TILE_TAGS, ...Object.keys(TILE_TAGS_RENAMED)],
  ALLOWED_ATTR: [...Object.values(TILE_ATTRIBUTES).flat(), WAITING_STYLE],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${LINK_PROTOCOLS.join('|')}|about):|/media/)`, 'i'),
  ADD_URI_SAFE_ATTR: [WAITING_STYLE, 'data-list'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...TILE_TAGS_DROPPED_WITH_CONTENT],
};

/**
 * The content of a draft's tile as it will be after publishing. Any code of this site can write into the browser's storage, so drafts are
 * not trusted. First, everything that could be executed is removed. Then the rest is rebuilt by the same rules as on the server.
 */
export function cleanDraftHtml(html: string): string {
  return contentOf(purifier.sanitize(liftInlineStyles(html), { ...OPTIONS, RETURN_DOM_FRAGMENT: true }));
}

function contentOf(node: Node): string {
  return Array.from(node.childNodes, (child) => (child instanceof Element ? elementHtml(child) : escaped(child.textContent ?? ''))).join(
    '',
  );
}

function elementHtml(element: Element): string {
  const given = Array.from(element.attributes, ({ name, value }) => [name === WAITING_STYLE ? 'style' : name, value]);
  const parent = element.parentElement?.localName;
  const { name, attributes } = rebuildTileElement(element.localName, Object.fromEntries(given) as Record<string, string>, parent);
  if (name === 'img' && attributes.src === undefined) return '';
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}>`;
  return EMPTY_ELEMENTS.includes(name) ? start : `${start}${contentOf(element)}</${name}>`;
}

function escaped(text: string): string {
  return escapeMarkup(text).replaceAll('\u00a0', '&nbsp;');
}
