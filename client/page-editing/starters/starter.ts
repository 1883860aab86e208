import type { Theme } from '../../../server/pages/appearance/themes/theme.rules.js';
import { DEFAULT_TILE_STYLE, type Tile } from '../../../server/pages/design/page-design.rules.js';
import type { StarterPicture } from '../../../server/pages/pictures/starter-pictures.rules.js';
import type { EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { NO_CONTACT } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { BaseTile } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { paragraph, plainText } from '../../../server/pages/tile-kinds/tile-html-writing.rules.js';

/** A page to begin from: a theme, and tiles with words that may stay. */
export interface Starter {
  /** The name of its file. */
  readonly id: string;
  /** What its creator does. */
  readonly name: string;
  /** The label of the button that starts with it. */
  readonly start: string;
  readonly theme: Theme;
  /** The theme gives them their looks. */
  readonly tiles: readonly Tile[];
}

/** What a tile of a starter has beside its name. */
interface Extras extends Pick<BaseTile, 'size' | 'isLead'> {
  readonly line?: string;
  readonly icon?: EmblemIcon;
}

/** What a text tile says, in this order. */
interface Content {
  readonly text?: string;
  readonly list?: readonly string[];
  readonly steps?: readonly string[];
}

/** What a picture tile shows. */
interface Drawing {
  readonly picture: StarterPicture;
  readonly alternative: string;
}

/** A tile with text, which may be published as it is. */
export function text(name: string, { text: words, list, steps, ...extras }: Content & Extras): Tile {
  const html = [words === undefined ? '' : paragraph(plainText(words)), items('ul', list), items('ol', steps)].join('');
  return { kind: 'text', ...baseTile(name, extras), html };
}

/** A link whose address is still missing: visitors do not see it before it has one. */
export function link(name: string, extras: Extras): Tile {
  return { kind: 'link', ...baseTile(name, extras), address: '' };
}

/** A contact card whose data are still missing: visitors do not see it before. */
export function contact(name: string, extras: Extras): Tile {
  return { kind: 'contact', ...baseTile(name, extras), contact: NO_CONTACT };
}

/** A video or a song whose address is still missing: visitors do not see it before it has one. */
export function embed(name: string, extras: Extras = {}): Tile {
  return { kind: 'embed', ...baseTile(name, extras), address: '' };
}

/** A picture that comes with the product, which may stay. */
export function picture(name: string, { picture: drawn, alternative, ...extras }: Drawing & Extras): Tile {
  return { kind: 'picture', ...baseTile(name, extras), picture: tilePicture(drawn), alternative, address: '' };
}

export function heading(name: string): Tile {
  return { kind: 'heading', ...baseTile(name, {}) };
}

/** As tiles have it: without the sizes of the files. */
function tilePicture({ variants, ...picture }: StarterPicture): TilePicture {
  return { ...picture, variants: variants.map(({ name, format, width, height }) => ({ name, format, width, height })) };
}

function baseTile(name: string, { line, icon, ...rest }: Extras): BaseTile {
  return { name, style: DEFAULT_TILE_STYLE, ...(line !== undefined && { secondLine: line }), ...(icon && { emblem: { icon } }), ...rest };
}

function items(tag: 'ul' | 'ol', lines: readonly string[] = []): string {
  const inner = lines.map((line) => `<li>${plainText(line)}</li>`).join('');
  return inner === '' ? '' : `<${tag}>${inner}</${tag}>`;
}
