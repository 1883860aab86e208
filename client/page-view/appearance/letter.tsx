import type { ReactNode } from 'react';
import { parseColor, type Color } from '../../../server/pages/design/color.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, type PageDesign, type Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileStyle } from '../../../server/pages/design/tile-style.rules.js';
import { contrast, flatten, readable } from '../contrast.js';
import type { PagePictures } from '../pictures/page-pictures.js';
import { groundColor } from '../document/page-styles.js';
import { shownPicture } from '../tile-kinds/picture/shown-picture.js';

const LETTER = /[\p{L}\p{N}]/u;
/** Below this contrast with the page, a shape cannot be seen. */
const SEEN = 1.25;

/** The first letter of a text, as readers count letters; null if it has none. */
export function firstLetter(text: string): string | null {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) if (LETTER.test(segment)) return segment;
  return null;
}

/** The letter that stands where the picture of a page would be. None for a page with a picture, or in a look without a shape for pictures. */
export function pageLetter({ title, appearance }: PageDesign, { profilePicture }: PagePictures): string | null {
  return profilePicture || !appearance || appearance.header.shape === 'tile' ? null : firstLetter(title);
}

/** Whether a page has a picture, or a letter in its place. */
export function hasPortrait(design: PageDesign, pictures: PagePictures): boolean {
  return pictures.profilePicture !== null || pageLetter(design, pictures) !== null;
}

/** The letter on a picture tile without a picture. */
export function tileLetter(tile: Tile): string | null {
  return tile.kind === 'picture' && !tile.emblem && !shownPicture(tile.picture) ? firstLetter(tile.name) : null;
}

/** A letter says nothing that the words beside it do not. */
export function Letter({ letter, place }: { readonly letter: string; readonly place: 'portrait' | 'emblem' }): ReactNode {
  return (
    <span className={`${place} letter`} aria-hidden="true" lang="">
      {letter}
    </span>
  );
}

/**
 * The rule for the colours of the letter of a page, if it has one: those of a tile, or those of the title exchanged if no such tile can be seen.
 */
export function letterColors(design: PageDesign, pictures: PagePictures): string {
  const { titleColor, backgroundColor, appearance } = design;
  if (!appearance || pageLetter(design, pictures) === null) return '';
  const { panel } = appearance;
  const ground = groundColor({ backgroundColor });
  const behind = panel.kind === 'none' || panel.holds === 'tiles' ? ground : flatten(parsed(panel.color, ground), ground);
  const looks = likelyStyles(design).map(({ button, text }) => ({
    shape: flatten(parsed(button, DEFAULT_TILE_STYLE.button), behind),
    ink: parsed(text, DEFAULT_TILE_STYLE.text),
  }));
  const exchanged = { shape: flatten(parsed(titleColor, DEFAULT_DESIGN.titleColor), behind), ink: behind };
  const { shape, ink } = looks.find((look) => contrast(look.shape, behind) >= SEEN) ?? exchanged;
  return `.portrait.letter{background:${shape.hex};color:${readable(ink, shape, 4.5).hex}}`;
}

/** The tile that matters most. Across the page, its colours would be louder than the title, so an ordinary tile comes first there. */
function likelyStyles({ tiles, appearance }: PageDesign): readonly TileStyle[] {
  const [first = { style: DEFAULT_TILE_STYLE }] = tiles;
  const { style: lead } = tiles.find(({ isLead }) => isLead) ?? first;
  const { style: ordinary } = tiles.find(({ kind, isLead }) => !isLead && kind !== 'heading') ?? first;
  const isAcross = appearance?.header.shape === 'banner' && appearance.header.wide === 'above';
  return isAcross ? [ordinary, lead] : [lead];
}

function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}
