import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { flatten } from '../../../page-view/contrast.js';
import { groundColor } from '../../../page-view/document/page-styles.js';
import { legibility, type Legibility } from '../../style/colors/legibility.js';
import { EASY } from '../../style/colors/shades.js';
import { appearanceOf, patternColors, withLook } from '../looks/look-change.js';

/** What is behind the title: the page's colour, that of a panel, one on the way to the second one of a gradient, one of a pattern, or the wallpaper. */
export type TitleGround = 'page' | 'panel' | 'end' | 'pattern' | 'wallpaper';

/** How much of the chosen cover a wallpaper has where the title ends: it is less covered in the middle of the screen. */
const COVER_BEHIND_TITLE = 0.6;

export interface TitleLegibility {
  readonly legibility: Legibility;
  /** What the title is least readable on. */
  readonly on: TitleGround;
  /** Whether only a plate behind the title helps: no shade is easy to read on all the colours together. */
  readonly needsPlate: boolean;
}

/**
 * How readable the title is on each colour that can be behind it. The other texts of a page become readable by themselves. `picture` has the
 * colours of the wallpaper, if the page has one.
 */
export function titleLegibility(design: PageDesign, picture: readonly Color[] | null = null): TitleLegibility {
  const grounds = titleGrounds(design, picture);
  const [first, ...others] = grounds.map(({ color }) => color);
  const read = legibility(design.titleColor, [first ?? groundColor(design), ...others]);
  const needsPlate = read.verdict !== 'easy' && (read.better === null || read.betterRatio < EASY);
  return { legibility: needsPlate ? { ...read, better: null } : read, on: grounds[read.at]?.on ?? 'page', needsPlate };
}

/** The design with a plate in the page's colour behind the title, and the title in a shade that is easy to read on it. */
export function withPlate(design: PageDesign): PageDesign {
  const color = groundColor(design);
  const titleColor = legibility(design.titleColor, [color]).better ?? design.titleColor;
  return withLook({ ...design, titleColor }, 'panel', { kind: 'solid', holds: 'header', color, edge: { ...color, alpha: 0 } });
}

interface Ground {
  readonly on: TitleGround;
  readonly color: Color;
}

function titleGrounds(design: PageDesign, picture: readonly Color[] | null): readonly Ground[] {
  const { panel } = appearanceOf(design);
  const under = picture ? papersOf(design, picture) : groundsOf(design);
  if (panel.kind === 'none' || panel.holds === 'tiles') return under;
  return under.map(({ color }) => ({ on: 'panel', color: flatten(panel.color, color) }));
}

/** A wallpaper that is not covered has a plate in the page's colour below the title. */
function papersOf(design: PageDesign, picture: readonly Color[]): readonly Ground[] {
  const { panel, wallpaper } = appearanceOf(design);
  const color = groundColor(design);
  if (wallpaper.dim === 0 && (panel.kind === 'none' || panel.holds === 'tiles')) return [{ on: 'page', color }];
  const cover = { hex: color.hex, alpha: Math.min(1, (wallpaper.dim * COVER_BEHIND_TITLE) / 100) };
  return picture.map((each) => ({ on: 'wallpaper', color: flatten(cover, each) }));
}

/** Where a gradient is looked at: a shade between two ends can be that of the title. */
const STEPS = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

function groundsOf(design: PageDesign): readonly Ground[] {
  const color = groundColor(design);
  const { kind, end, strength } = appearanceOf(design).ground;
  const page: Ground = { on: 'page', color };
  if (kind === 'gradient')
    return [page, ...STEPS.map((alpha): Ground => ({ on: 'end', color: flatten({ ...end, alpha: end.alpha * alpha }, color) }))];
  if (kind !== 'pattern') return [page];
  const drawn = patternColors(design).map((each) => flatten({ ...each, alpha: (each.alpha * strength) / 100 }, color));
  return [page, ...drawn.map((each): Ground => ({ on: 'pattern', color: each }))];
}
