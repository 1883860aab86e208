import { describe, expect, test } from '@jest/globals';
import { contrast, flatten, readable } from '../../../../client/page-view/contrast.js';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { Theme } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';

/** The colours that can be behind a part of the page. */
function groundsOf({ backgroundColor, appearance: { ground, panel } }: Theme, part: 'header' | 'tiles'): Color[] {
  const others = { color: [], gradient: [ground.end], pattern: ground.colors }[ground.kind];
  const page = [backgroundColor, ...others.map((color) => flatten(color, backgroundColor))];
  if (panel.kind === 'none' || ![part, 'page'].includes(panel.holds)) return page;
  return page.map((color) => flatten(panel.color, color));
}

function least(text: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => contrast(flatten(text, ground), ground)));
}

describe.each(THEMES)('In $name,', (theme) => {
  const { type, sheet } = theme.appearance;
  const header = groundsOf(theme, 'header');
  const around = groundsOf(theme, 'tiles');

  test('every word has a contrast of 4.5 to 1 with everything that is behind it', () => {
    const ratios = { title: least(theme.titleColor, header), bio: least(type.color.alpha > 0 ? type.color : theme.titleColor, header) };
    expect(Object.entries(ratios).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    const tiles = [...theme.tiles, theme.lead].flatMap(({ text, button, hover }, at) =>
      [button, hover].map((plate, of) => ({
        at,
        of,
        ratio: least(
          text,
          around.map((ground) => flatten(plate, ground)),
        ),
      })),
    );
    expect(tiles.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    expect(least(sheet.accent, [sheet.color])).toBeGreaterThanOrEqual(4.5);
  });

  test('the focus ring has a contrast of 3 to 1 with everything that is behind it', () => {
    for (const grounds of [header, around]) expect(least(readable(theme.titleColor, grounds[0]!, 3), grounds)).toBeGreaterThanOrEqual(3);
  });
});
