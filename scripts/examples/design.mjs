// Designs of the example pages, as the API takes them.
import { richText } from './rich-text.mjs';

const socialKinds = ['home', 'twitter', 'instagram', 'facebook', 'youtube', 'reddit', 'tiktok', 'linkedin', 'medium', 'discord'];

/** A colour: `#rrggbb`, and how opaque it is. */
export const color = (hex, alpha = 1) => ({ hex, alpha });

/** A tile: its name and the blocks that it opens. */
export const tile = (name, ...blocks) => ({ name, html: richText(...blocks) });

/** Links of the given kinds. They lead to a domain that belongs to nobody (RFC 2606). */
export function linksTo(name, ...kinds) {
  const address = (kind) => (kinds.includes(kind) ? `https://example.org/${name}/${kind}` : '');
  return Object.fromEntries(socialKinds.map((kind) => [kind, address(kind)]));
}

/** A whole design: all tiles have one look. */
export function design({ title, titleColor, ground, links, look, tiles }) {
  return {
    title,
    titleColor: color(titleColor),
    backgroundColor: color(ground),
    socialLinks: links,
    tiles: tiles.map(({ name, html }) => ({ name, html, style: look })),
  };
}
