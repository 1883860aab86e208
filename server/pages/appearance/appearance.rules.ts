import type { Color } from '../design/color.rules.js';
import type { TypefaceId } from './typefaces.rules.js';

/*
 * What a page looks like beyond the colours and tile styles that every page has. A page without an appearance has the plain one: it looks as
 * pages did before there was a choice.
 */

export const GROUND_KINDS = ['color', 'gradient', 'pattern'] as const;
export const PATTERNS = ['tesserae', 'azulejo', 'terrazzo', 'grid', 'bricks', 'dots', 'stripes', 'scales', 'waves'] as const;
export const PANEL_KINDS = ['none', 'solid', 'frosted'] as const;
export const PANEL_PLACES = ['page', 'header', 'tiles'] as const;
export const TITLE_EFFECTS = ['none', 'misprint', 'glow'] as const;
export const ALIGNMENTS = ['start', 'center'] as const;
export const PICTURE_SHAPES = ['tile', 'circle', 'square', 'arch', 'banner'] as const;
export const WIDE_HEADERS = ['beside', 'above'] as const;
export const PICTURE_PLACES = ['above', 'start', 'end'] as const;
export const PICTURE_LINES = ['none', 'soft', 'double'] as const;
export const EMBLEM_GROUNDS = ['none', 'disc'] as const;
export const LAYOUT_KINDS = ['list', 'columns', 'mosaic'] as const;
export const SPREADS = ['column', 'broad', 'full'] as const;
export const ORNAMENTS = ['none', 'marker', 'corners', 'numbers', 'rules', 'frame', 'halo'] as const;

export type Pattern = (typeof PATTERNS)[number];
export type Ornament = (typeof ORNAMENTS)[number];
export type Alignment = (typeof ALIGNMENTS)[number];

/** What is behind the page. Its first colour is the page's `backgroundColor`. A wallpaper covers it. */
export interface Ground {
  readonly kind: (typeof GROUND_KINDS)[number];
  /** The second colour of a gradient. */
  readonly end: Color;
  /** The direction of a gradient, in degrees as in CSS: 180 is from top to foot. */
  readonly angle: number;
  readonly pattern: Pattern;
  /** The colours of the pattern, 1 to `APPEARANCE_LIMITS.patternColors`. What each is for depends on the pattern. */
  readonly colors: readonly Color[];
  /** How strong the pattern is, in percent. */
  readonly strength: number;
}

/** How a wallpaper is shown, if the page has one. */
export interface WallpaperLook {
  /** The focal point, in percent of the width and height: this place of the picture stays visible on every screen. */
  readonly x: number;
  readonly y: number;
  /** How much the page's colour covers the picture, in percent. */
  readonly dim: number;
  /** In CSS pixels. */
  readonly blur: number;
}

/** A plate behind a part of the page. */
export interface Panel {
  readonly kind: (typeof PANEL_KINDS)[number];
  readonly holds: (typeof PANEL_PLACES)[number];
  readonly color: Color;
  /** The colour of its line; transparent for none. */
  readonly edge: Color;
  /** In CSS pixels. */
  readonly radius: number;
}

export interface TypeLook {
  /** The typeface of the title. */
  readonly heading: TypefaceId;
  /** The typeface of the names on tiles, and of headings. */
  readonly names: TypefaceId;
  /** The typeface of the second lines on tiles. */
  readonly secondLines: TypefaceId;
  /** The typeface of everything else. */
  readonly text: TypefaceId;
  /** The size of the title on phones, and on wide pages, in CSS pixels. */
  readonly size: number;
  readonly wideSize: number;
  /** The CSS font-weight of the title, 100 to 900. */
  readonly weight: number;
  /** The space between its letters, in hundredths of an em. */
  readonly spacing: number;
  /** The height of its lines, in hundredths of its size; 0 for what suits the size. */
  readonly leading: number;
  readonly isItalic: boolean;
  readonly isUpperCase: boolean;
  readonly effect: (typeof TITLE_EFFECTS)[number];
  readonly effectColor: Color;
  /** The size of the names on tiles on phones, and on wide pages, in CSS pixels. */
  readonly nameSize: number;
  readonly wideNameSize: number;
  /** The colour of the bio line and the footer; transparent for that of the title. */
  readonly color: Color;
}

export interface HeaderLook {
  readonly align: Alignment;
  /** `tile`: round like the first tile. */
  readonly shape: (typeof PICTURE_SHAPES)[number];
  /** Where the picture is: above the title, or beside it. Wide pages that have the header beside the tiles show it above the title. */
  readonly place: (typeof PICTURE_PLACES)[number];
  /** The width of the picture on phones, and on wide pages, in CSS pixels. */
  readonly pictureSize: number;
  readonly widePictureSize: number;
  /** The line around the picture, in the title's colour. */
  readonly line: (typeof PICTURE_LINES)[number];
  /** Where the header is on wide pages: beside the tiles, or above them. */
  readonly wide: (typeof WIDE_HEADERS)[number];
}

export interface Layout {
  readonly kind: (typeof LAYOUT_KINDS)[number];
  /** The space between tiles, in CSS pixels. */
  readonly gap: number;
  /** How far the tiles spread on wide pages: 560 px, 1,080 px, or to both edges. */
  readonly spread: (typeof SPREADS)[number];
  /** The height of a row of the mosaic on phones and on wide pages, in CSS pixels; 0 for square cells. */
  readonly row: number;
  readonly wideRow: number;
}

export interface TilesLook {
  /** Where the words on a tile are. */
  readonly align: Alignment;
  /** The width of the line around a tile, in CSS pixels. */
  readonly edge: number;
  /** What an emblem stands on. A disc has the colour of the tile's border. */
  readonly emblem: (typeof EMBLEM_GROUNDS)[number];
  readonly ornament: Ornament;
  readonly ornamentColor: Color;
}

/** The popup of a tile. */
export interface SheetLook {
  readonly color: Color;
  /** In CSS pixels. */
  readonly radius: number;
  /** The colour of links, list markers and bars. */
  readonly accent: Color;
}

export interface Appearance {
  /** The id of the theme that was applied last; empty for none. It has no effect on the look. */
  readonly theme: string;
  readonly ground: Ground;
  readonly wallpaper: WallpaperLook;
  readonly panel: Panel;
  readonly type: TypeLook;
  readonly header: HeaderLook;
  readonly layout: Layout;
  readonly tiles: TilesLook;
  readonly sheet: SheetLook;
}

/** Numbers are the greatest ones; the least is 0 unless the name says otherwise. */
export const APPEARANCE_LIMITS = {
  themeLength: 40,
  angle: 360,
  patternColors: 7,
  percent: 100,
  blur: 24,
  radius: 900,
  titleSize: 320,
  leastTitleSize: 16,
  weight: 900,
  leastWeight: 100,
  spacing: 20,
  leastSpacing: -10,
  leading: 160,
  nameSize: 60,
  leastNameSize: 12,
  gap: 24,
  row: 400,
  pictureSize: 560,
  leastPictureSize: 40,
  edge: 10,
} as const;

const CLEAR: Color = { hex: '#000000', alpha: 0 };

/** The plain appearance: the look of a page that has none. */
export const PLAIN_APPEARANCE: Appearance = {
  theme: '',
  ground: {
    kind: 'color',
    end: { hex: '#23254a', alpha: 1 },
    angle: 180,
    pattern: 'tesserae',
    colors: [{ hex: '#ffffff', alpha: 0.1 }],
    strength: 100,
  },
  wallpaper: { x: 50, y: 50, dim: 0, blur: 0 },
  panel: { kind: 'none', holds: 'page', color: { hex: '#ffffff', alpha: 1 }, edge: CLEAR, radius: 16 },
  type: {
    heading: 'system',
    names: 'system',
    secondLines: 'system',
    text: 'system',
    size: 27,
    wideSize: 42,
    weight: 650,
    spacing: -1,
    leading: 0,
    isItalic: false,
    isUpperCase: false,
    effect: 'none',
    effectColor: CLEAR,
    nameSize: 16.5,
    wideNameSize: 16.5,
    color: CLEAR,
  },
  header: { align: 'center', shape: 'tile', place: 'above', pictureSize: 112, widePictureSize: 168, line: 'soft', wide: 'beside' },
  layout: { kind: 'list', gap: 12, spread: 'column', row: 112, wideRow: 132 },
  tiles: { align: 'center', edge: 1, emblem: 'none', ornament: 'none', ornamentColor: CLEAR },
  sheet: { color: { hex: '#ffffff', alpha: 1 }, radius: 16, accent: { hex: '#373a70', alpha: 1 } },
};
