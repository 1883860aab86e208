import { linkOpening } from './text/tile-links.rules.js';

/*
 * HTML for clients that know only text tiles, exactly as the sanitizer of tiles writes it. So what such a client sends back unchanged is
 * recognized.
 */

/** A paragraph of inline HTML. */
export function paragraph(inline: string): string {
  return `<p>${inline}</p>`;
}

/** A text between elements. */
export function plainText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link as in a text tile. */
export function link(address: string, text: string): string {
  const written = Object.entries(linkOpening(address)).map(([name, value]) => ` ${name}="${plainText(value).replaceAll('"', '&quot;')}"`);
  return `<a${written.join('')}>${plainText(text)}</a>`;
}
