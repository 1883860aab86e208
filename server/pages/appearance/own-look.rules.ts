import type { Appearance } from './appearance.rules.js';
import { accepted, refused, type Parsed } from '../../parsed.rules.js';
import type { PageDesign, TileStyle } from '../design/page-design.rules.js';

/** The limits of looks that an account keeps. */
export const OWN_LOOK_LIMITS = {
  /** Looks of one account. */
  looks: 24,
  /** In UTF-16 units. */
  nameLength: 40,
  /** The styles of tiles, without that of the lead. */
  styles: 12,
} as const;

/** The look of a page without any words, pictures and links, as it is stored. */
export interface Look extends Pick<PageDesign, 'titleColor' | 'backgroundColor'> {
  /**
   * The tiles get these styles one after the other, beginning again after the last. If the list is empty, they get the style of a new tile.
   */
  readonly styles: readonly TileStyle[];
  /** The style of the lead, if it has one of its own. */
  readonly leadStyle?: TileStyle;
  readonly appearance: Appearance;
}

/** Parses the name of a look. Blanks at both ends and control characters are removed. Refusal: LOOK_NAME_INVALID. */
export function parseLookName(text: string): Parsed<string> {
  const name = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (name === '') return refused('LOOK_NAME_INVALID', {}, 'LOOK_NAME_MISSING');
  const most = OWN_LOOK_LIMITS.nameLength;
  return name.length > most ? refused('LOOK_NAME_INVALID', { most, length: name.length }, 'TEXT_TOO_LONG') : accepted(name);
}
