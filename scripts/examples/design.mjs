// Makes the designs of the example pages, in the format of the API.
import { richText } from './rich-text.mjs';

const socialKinds = ['home', 'twitter', 'instagram', 'facebook', 'youtube', 'reddit', 'tiktok', 'linkedin', 'medium', 'discord'];

/** A colour: `#rrggbb` and an opacity. */
export const color = (hex, alpha = 1) => ({ hex, alpha });

/** A tile: its name and the blocks of its content. */
export const tile = (name, ...blocks) => ({ name, html: richText(...blocks) });

/** Links of the given kinds. Their domain is reserved for examples (RFC 2606). */
export function linksTo(name, ...kinds) {
  const address = (kind) => (kinds.includes(kind) ? `https://example.org/${name}/${kind}` : '');
  return Object.fromEntries(socialKinds.map((kind) => [kind, address(kind)]));
}

/** A design in which all tiles have the same style. */
export function design({ title, titleColor, ground, links, look, tiles }) {
  return {
    title,
    titleColor: color(titleColor),
    backgroundColor: color(ground),
    socialLinks: links,
    tiles: tiles.map(({ name, html }) => ({ kind: 'text', name, html, style: look })),
  };
}
