import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import type { Faults } from '../../design/faults.rules.js';
import { isLonger, parseText } from '../../design/field-parsing.rules.js';
import type { TileParser } from '../tile-parser.rules.js';
import type { TextTile } from './text-tile.rules.js';

export const parseTextTile: TileParser<TextTile> = (input, place, faults) => {
  const html = parseText(input.html, `${place}.html`, Infinity, faults);
  checkHtmlSize(html, `${place}.html`, faults);
  return { html };
};

/** HTML over its limit is a fault. */
export function checkHtmlSize(html: string, place: string, faults: Faults): void {
  if (isLonger(html, DESIGN_LIMITS.tileHtmlBytes)) faults.add(place, 'TILE_TOO_LARGE');
}
