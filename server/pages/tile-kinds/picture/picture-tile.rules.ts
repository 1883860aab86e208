import { linkInText, shownAddress } from '../link/link-tile.rules.js';
import { paragraph, plainText } from '../tile-html-writing.rules.js';
import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';
import type { TilePicture } from './tile-picture.rules.js';

/** A picture, which may lead somewhere. Its name is the caption. */
export interface PictureTile extends BaseTile {
  readonly kind: 'picture';
  /** Null until its creator chooses one. */
  readonly picture: TilePicture | null;
  /** What the picture shows, for people who do not see it, in one line. At most `DESIGN_LIMITS.alternativeLength` characters. */
  readonly alternative: string;
  /** An address of the web, of mail, of a telephone or of an app, of at most `DESIGN_LIMITS.linkLength` characters, or empty. */
  readonly address: string;
  /** Whether the page says with `rel="me"` that its creator is there. Missing for no. */
  readonly isMe?: true;
}

export const pictureTiles: TileKindRules<PictureTile> = {
  // Rich text has only pictures with an absolute address, and these rules do not know the address of the site.
  toHtml({ alternative, address }) {
    const words = alternative || shownAddress(address);
    if (words === '') return '';
    return paragraph(address === '' ? plainText(words) : linkInText(address, words));
  },
  isBlank: ({ picture, alternative, address }) => picture === null && alternative === '' && address === '',
  publicFields: [],
};
