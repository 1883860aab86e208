import { parseColor, type Color } from '../../../server/pages/design/color.rules.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  fontWeight,
  type PageDesign,
  type TileStyle,
} from '../../../server/pages/design/page-design.rules.js';
import { NO_PICTURES, type PagePictures, type Picture } from '../pictures/page-pictures.js';
import { flatten, readable, WHITE } from '../contrast.js';
import plainCss from '../page-view-plain.css?inline';
import { colorToCss } from '../rgba.js';
import { longestWord } from '../title-length.js';

/** The class of a tile by its place on the page. `pageStyles` makes its rules. */
export function tileClass(index: number): string {
  return `t${index + 1}`;
}

/** The colour of the page as visitors see it: a transparent one is on white, in every colour scheme. */
export function groundColor({ backgroundColor }: Pick<PageDesign, 'backgroundColor'>): Color {
  return flatten(parsed(backgroundColor, DEFAULT_DESIGN.backgroundColor), WHITE);
}

/**
 * The creator's colours and shapes as CSS rules: one for the page, one for each tile. They are rules and not style attributes, because the
 * Content-Security-Policy allows a style sheet by its hash, and nothing inline.
 */
export function pageStyles(design: PageDesign, pictures: PagePictures = NO_PICTURES): string {
  const ground = groundColor(design);
  const tiles = design.tiles.map(({ style }, index) => `.${tileClass(index)}{${declarations(tileProperties(style, ground))}}`);
  const isOnlyType = design.appearance === undefined && !pictures.profilePicture && !pictures.wallpaper;
  const page = {
    ...pageProperties(design, ground),
    ...pictureProperties(design, pictures),
    ...(isOnlyType && { word: String(longestWord(design.title)) }),
  };
  return [isOnlyType ? plainCss : '', `.frame{${declarations(page)}}`, ...tiles].join('');
}

function pageProperties(design: PageDesign, ground: Color): Properties {
  const title = parsed(design.titleColor, DEFAULT_DESIGN.titleColor);
  return {
    ground: ground.hex,
    title: colorToCss(title),
    // Controls, which are not the creator's text, stay usable on every choice of colours.
    mark: readable(title, ground, 3).hex,
    foot: readable(title, ground, 4.5).hex,
  };
}

// One slider makes a page square, soft or round: from this value on, the portrait is a circle, and a plate does not get rounder.
const ROUND = 28;

/** The look of the pictures until they are loaded, and of their surroundings: with the shape of the first tile. */
function pictureProperties({ tiles }: PageDesign, { profilePicture, wallpaper }: PagePictures): Properties {
  const { radius, border } = tiles[0]?.style ?? DEFAULT_TILE_STYLE;
  const round = Math.min(ROUND, radiusOf(radius));
  return {
    ...(profilePicture && { 'portrait-shape': profilePictureShape(tiles), 'portrait-color': placeholder(profilePicture) }),
    ...(wallpaper && {
      'wallpaper-color': placeholder(wallpaper),
      'plate-radius': `${round}px`,
      'plate-border': colorToCss(parsed(border, DEFAULT_TILE_STYLE.border)),
    }),
  };
}

/** The radius of the portrait's corners: that of the first tile, up to a circle. */
export function profilePictureShape([first]: readonly { readonly style: Pick<TileStyle, 'radius'> }[]): string {
  const round = Math.min(ROUND, radiusOf((first?.style ?? DEFAULT_TILE_STYLE).radius));
  return `${Math.min(50, (round / ROUND) * 60).toFixed(1)}%`;
}

/** The placeholder colour of a picture; none for a picture with transparency, where it would stay visible. */
function placeholder({ color, variants }: Picture): string {
  const isOpaque = variants.some(({ format }) => format === 'jpg');
  return isOpaque ? parsed({ hex: color, alpha: 1 }, DEFAULT_DESIGN.backgroundColor).hex : 'transparent';
}

function tileProperties(style: TileStyle, ground: Color): Properties {
  const { text, button, hover, border, shadow } = tileColors(style);
  const head = flatten(button, ground);
  return {
    text: colorToCss(text),
    button: colorToCss(button),
    hover: colorToCss(hover),
    border: colorToCss(border),
    shadow: colorToCss(shadow),
    radius: `${radiusOf(style.radius)}px`,
    weight: String(fontWeight(within(style.thickness, DESIGN_LIMITS.thickness, DEFAULT_TILE_STYLE.thickness))),
    head: head.hex,
    'on-head': readable(text, head, 3).hex,
  };
}

type Properties = Readonly<Record<string, string>>;

function declarations(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The colours of a tile. */
export function tileColors(style: TileStyle): Readonly<Record<'text' | 'button' | 'hover' | 'border' | 'shadow', Color>> {
  const of = (part: 'text' | 'button' | 'hover' | 'border' | 'shadow') => parsed(style[part], DEFAULT_TILE_STYLE[part]);
  return { text: of('text'), button: of('button'), hover: of('hover'), border: of('border'), shadow: of('shadow') };
}

// The colour is parsed again here: whatever a stored document contains, only a colour can reach the style sheet.
function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}

function radiusOf(radius: number): number {
  return within(radius, DESIGN_LIMITS.radius, DEFAULT_TILE_STYLE.radius);
}

function within(value: number, limit: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(limit, Math.max(0, value)) : fallback;
}
