import type { TileFace, TileKindRules } from '../tile-kind.rules.js';

/** A button that opens rich text. */
export interface TextTile extends TileFace {
  readonly kind: 'text';
  /** HTML; at most `DESIGN_LIMITS.tileHtmlBytes`. */
  readonly html: string;
}

export const textTiles: TileKindRules<TextTile> = {
  toHtml({ html }) {
    return html;
  },

  isBlank({ html }) {
    if (/<img\b/i.test(html)) return false;
    return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
  },
};
