import type { Faults } from '../../faults.rules.js';
import { isLonger, parseText } from '../../field-parsing.rules.js';
import { DESIGN_LIMITS } from '../../design-limits.rules.js';
import type { TileFace, TileKindRules } from '../tile-kind.rules.js';

/** A button that opens rich text. */
export interface TextTile extends TileFace {
  readonly kind: 'text';
  /** HTML; at most `DESIGN_LIMITS.tileHtmlBytes`. */
  readonly html: string;
}

export const textTiles: TileKindRules<TextTile> = {
  parse(input, place, faults) {
    const html = parseText(input.html, `${place}.html`, Infinity, faults);
    checkHtmlSize(html, `${place}.html`, faults);
    return { html };
  },

  toHtml({ html }) {
    return html;
  },

  isBlank({ html }) {
    if (/<img\b/i.test(html)) return false;
    return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
  },
};

/** HTML over its limit is a fault. */
export function checkHtmlSize(html: string, place: string, faults: Faults): void {
  if (isLonger(html, DESIGN_LIMITS.tileHtmlBytes)) faults.add(place, 'TILE_TOO_LARGE');
}
