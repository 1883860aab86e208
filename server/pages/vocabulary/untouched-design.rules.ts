import { readDesign } from '../design/design-parsing.rules.js';
import { DEFAULT_DESIGN, NEW_LINK_NAME, NEW_TILE_NAME } from '../design/page-design.rules.js';
import { isObject } from '../json-value.rules.js';
import { networkLinksOf } from '../networks/network-links.rules.js';
import { asTextTile } from '../tile-kinds/tile-kinds.rules.js';

const NEW_NAMES: readonly string[] = ['', NEW_TILE_NAME, NEW_LINK_NAME];

/**
 * Whether a design is what an older editor posts of a page that was never published, when it is only opened: the title `My page`, no tile with words, and no social link, whatever its colours. Its owner has pressed
 * nothing, so nothing of it should become public.
 */
export function isUntouched(input: unknown): boolean {
  if (!isObject(input) || input.title !== DEFAULT_DESIGN.title) return false;
  const { design } = readDesign(input, true);
  if (!design || networkLinksOf(design).length > 0 || design.bio !== undefined) return false;
  return design.tiles.every((tile) => NEW_NAMES.includes(tile.name) && hasNoWords(asTextTile(tile).html));
}

function hasNoWords(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '';
}
