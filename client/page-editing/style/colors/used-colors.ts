import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';

/** The colours of a page, each once, in the order of their appearance. */
export function usedColors({ backgroundColor, titleColor, tiles }: PageDesign, limit = 12): readonly Color[] {
  const all = [
    backgroundColor,
    titleColor,
    ...tiles.flatMap(({ style: { button, text, hover, border, shadow } }) => [button, text, hover, border, shadow]),
  ];
  const each = new Map(all.map((color) => [`${color.hex} ${color.alpha}`, color]));
  return [...each.values()].slice(0, limit);
}
