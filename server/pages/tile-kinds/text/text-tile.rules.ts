import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';

/** A button that opens rich text. */
export interface TextTile extends BaseTile {
  readonly kind: 'text';
  /** HTML; at most `DESIGN_LIMITS.tileHtmlBytes`. */
  readonly html: string;
}

/** Tags other than those of pictures, and blanks. */
const BLANK = /^(?:<(?!img\b)[^<>]*>|&nbsp;|[\s\u200b])*$/i;

export const textTiles: TileKindRules<TextTile> = {
  toHtml({ html }) {
    return html;
  },

  isBlank({ html }) {
    return BLANK.test(html);
  },

  publicFields: [],
};
