import {
  APPEARANCE_LIMITS as LIMITS,
  PLAIN_APPEARANCE as PLAIN,
  type Appearance,
  type Ornament,
} from '../../../server/pages/appearance/appearance.rules.js';
import { parseColor, type Color } from '../../../server/pages/design/color.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { contrast, flatten, INK, readable, WHITE } from '../contrast.js';
import type { PagePictures } from '../pictures/page-pictures.js';
import { groundColor, tileClass } from '../document/page-styles.js';
import { colorToCss } from '../rgba.js';
import { bodyStack, typefaceStack, isSans, titleStack } from './type/typefaces.js';
import { groundColors, groundLayers } from './ground.js';
import { bioSizes, secondLineSizes } from './type/text-sizes.js';
import { hasPortrait } from './letter.js';
import { digits, rem } from './type/length.js';
import { titleSizes } from './type/title-size.js';

/** The size of the arrow on a tile that leads away, in CSS pixels. Beside names that are larger than this on wide pages, it is as large. */
const ARROW = 18;
const HEAVY_ARROW = 24;
const BIG_NAME = 40;
/** From these on, names are heavy: their size on wide pages, in CSS pixels, and the weight of the title. */
const HEAVY_NAME = 22;
const HEAVY_WEIGHT = 700;

/** How much of its colour a light keeps where it is brightest. */
const GLOW = 0.6;

/** The opacity of the cover, in percent, from which words on a wallpaper need only a soft halo. With less cover, the halo is narrow. */
const ENOUGH = 40;

/** A contrast with which long texts are read with ease. */
const MUCH = 10.5;

/** The size of the name above a text, in CSS pixels. */
const LEAST_HEAD = 20;
const LARGEST_HEAD = 32;

type Properties = Readonly<Record<string, string>>;

/** The choices of an appearance as custom properties, which its style sheets use. Colours and numbers are checked again on the way. */
export function appearanceProperties(design: PageDesign, appearance: Appearance, pictures: PagePictures): string {
  const ground = groundColor(design);
  const page: Properties = {
    ...typeProperties(design, appearance, ground, pictures),
    ...partProperties(appearance),
    ...sheetProperties(design, appearance),
    ...numberProperties(appearance),
    ...(pictures.wallpaper && wallpaperProperties(appearance, ground)),
    ...groundLayers(appearance.ground, ground),
  };
  const discs = appearance.tiles.emblem === 'disc' ? design.tiles.map(discRule) : [];
  const fades = appearance.layout.kind === 'mosaic' ? design.tiles.map((tile, index) => fadeRule(tile, index, ground)) : [];
  const heads = design.tiles.map((tile, index) => headRule(tile, index, page));
  return `.dressed{${declarations(page)}}${[...discs, ...fades, ...heads].join('')}`;
}

function typeProperties(design: PageDesign, appearance: Appearance, ground: Color, pictures: PagePictures): Properties {
  const { type, panel } = appearance;
  const sizes = titleSizes(design.title, appearance, hasPortrait(design, pictures));
  const title = parsed(design.titleColor, DEFAULT_DESIGN.titleColor);
  const words = wordsColor(design, type);
  const behind = (isAtFoot: boolean, ...held: readonly Appearance['panel']['holds'][]): Grounds => {
    const [nearest, ...others] = pictures.wallpaper ? ([ground] as const) : groundColors(appearance.ground, ground, isAtFoot);
    if (panel.kind === 'none' || !held.includes(panel.holds)) return [nearest, ...others];
    const plate = parsed(panel.color, PLAIN.panel.color);
    return [flatten(plate, nearest), ...others.map((color) => flatten(plate, color))];
  };
  const [header, tiles] = [behind(false, 'page', 'header'), behind(false, 'page', 'tiles')];
  return {
    'heading-face': titleStack(type.heading),
    'name-face': typefaceStack(type.names),
    'second-face': typefaceStack(type.secondLines),
    'text-face': typefaceStack(type.text),
    'body-face': bodyStack(type.text),
    'title-size': sizes.phone.css,
    'title-wide': sizes.wide.css,
    'title-height': leading(type, number(type.size, LIMITS.titleSize, PLAIN.type.size)),
    'title-wide-height': leading(type, number(type.wideSize, LIMITS.titleSize, PLAIN.type.wideSize)),
    'title-weight': String(number(type.weight, LIMITS.weight, PLAIN.type.weight)),
    'title-space': `${digits(number(type.spacing, LIMITS.spacing, PLAIN.type.spacing, LIMITS.leastSpacing) / 100)}em`,
    'title-style': type.isItalic ? 'italic' : 'normal',
    'title-case': type.isUpperCase ? 'uppercase' : 'none',
    ...(type.effect !== 'none' && { effect: colorToCss(parsed(type.effectColor, PLAIN.type.effectColor)) }),
    'name-size': rem(nameSizes(type)[0]),
    'name-wide': rem(nameSizes(type)[1]),
    'who-wide': rem(sizes.column),
    words: readableOn(words, header, 4.5).hex,
    'link-mark': readableOn(linkColor(design, appearance, title, header), header, 3).hex,
    mark: readableOn(title, tiles, 3).hex,
    heads: readableOn(words, tiles, 4.5).hex,
    foot: readableOn(words, behind(true, 'page'), 4.5).hex,
    ...lineSizes(type),
  };
}

type Grounds = readonly [nearest: Color, ...others: Color[]];

/** The same as `readable` for a text on several colours. If nothing is readable on all of them, the nearest one counts. */
function readableOn(wanted: Color, grounds: Grounds, ratio: number): Color {
  const [nearest] = grounds;
  const choices = [wanted, readable(nearest, nearest, ratio), INK, WHITE];
  const found = choices.find((color) => grounds.every((ground) => contrast(flatten(color, ground), ground) >= ratio));
  return found ? flatten(found, nearest) : readable(wanted, nearest, ratio);
}

/** Links have a second colour: of the lines in the frames of tiles, or of the light around the lead tile. If it is not seen, that of the title. */
function linkColor({ tiles: [first, ...others] }: PageDesign, { tiles }: Appearance, title: Color, grounds: Grounds): Color {
  const light = [first, ...others].find((tile) => tile?.isLead) ?? first;
  const second: Partial<Record<Ornament, Color>> = {
    frame: parsed(tiles.ornamentColor, PLAIN.tiles.ornamentColor),
    halo: light && flatten({ ...parsed(light.style.border, DEFAULT_TILE_STYLE.border), alpha: GLOW }, WHITE),
  };
  const color = second[tiles.ornament];
  return color && grounds.every((ground) => contrast(flatten(color, ground), ground) >= 3) ? color : title;
}

/** The colour of the line about a page and of its footer, as far as it can be read. */
export function wordsColor({ titleColor }: PageDesign, type: Appearance['type']): Color {
  const chosen = parsed(type.color, PLAIN.type.color);
  return chosen.alpha === 0 ? parsed(titleColor, DEFAULT_DESIGN.titleColor) : chosen;
}

function lineSizes({ secondLines, text }: Appearance['type']): Properties {
  const [second, wideSecond] = secondLineSizes(secondLines);
  const [bio, wideBio] = bioSizes(text);
  return { 'second-size': rem(second), 'second-wide': rem(wideSecond), 'bio-size': rem(bio), 'bio-wide': rem(wideBio) };
}

function nameSizes({ nameSize, wideNameSize }: Appearance['type']): readonly [number, number] {
  return [number(nameSize, LIMITS.nameSize, PLAIN.type.nameSize), number(wideNameSize, LIMITS.nameSize, PLAIN.type.wideNameSize)];
}

/** The height of the lines of a title. Large letters need less. */
function leading({ leading: chosen }: Appearance['type'], size: number): string {
  if (chosen > 0) return digits(number(chosen, LIMITS.leading, 100) / 100);
  return digits(Math.max(0.92, 1.3 - size * 0.0044));
}

function partProperties({ header, layout, tiles, panel, type }: Appearance): Properties {
  const [name, wideName] = nameSizes(type);
  const row = number(layout.row, LIMITS.row, PLAIN.layout.row);
  const wideRow = number(layout.wideRow, LIMITS.row, PLAIN.layout.wideRow);
  const arrow = isHeavy(type) ? HEAVY_ARROW : ARROW;
  return {
    picture: rem(number(header.pictureSize, LIMITS.pictureSize, PLAIN.header.pictureSize)),
    'picture-wide': rem(number(header.widePictureSize, LIMITS.pictureSize, PLAIN.header.widePictureSize)),
    gap: `${digits(number(layout.gap, LIMITS.gap, PLAIN.layout.gap))}px`,
    // A row of 0 is as high as a cell is wide, see mosaic.css.
    ...(row > 0 && { row: rem(row) }),
    ...(wideRow > 0 && { 'row-wide': rem(wideRow) }),
    arrow: rem(wideName > BIG_NAME ? name * 1.17 : arrow),
    'arrow-wide': rem(wideName > BIG_NAME ? wideName * 1.08 : arrow),
    'head-size': rem(Math.min(LARGEST_HEAD, Math.max(LEAST_HEAD, wideName * 1.2))),
    edge: `${digits(number(tiles.edge, LIMITS.edge, PLAIN.tiles.edge))}px`,
    ornament: colorToCss(parsed(tiles.ornamentColor, PLAIN.tiles.ornamentColor)),
    ...(panel.kind !== 'none' && panelProperties(panel)),
  };
}

function panelProperties(panel: Appearance['panel']): Properties {
  const plate = parsed(panel.color, PLAIN.panel.color);
  const edge = parsed(panel.edge, PLAIN.panel.edge);
  const hasEdge = edge.alpha > 0;
  return {
    panel: colorToCss(plate),
    'panel-edge': colorToCss(edge),
    'panel-radius': `${digits(number(panel.radius, LIMITS.radius, PLAIN.panel.radius))}px`,
    ...(panel.holds === 'page' && {
      // Lines inside the edge need room.
      'panel-room': hasEdge ? '42px' : '30px',
      'panel-ring': hasEdge ? colorToCss(plate) : 'transparent',
      'panel-band': hasEdge ? '7rem' : '4.25rem',
    }),
  };
}

/** Whether names are so large and bold that a fine arrow beside them would be lost. */
export function isHeavy({ names, weight, wideNameSize }: Appearance['type']): boolean {
  return wideNameSize > BIG_NAME || (wideNameSize >= HEAVY_NAME && weight >= HEAVY_WEIGHT && isSans(names));
}

/** The popup: its text has the colour of the page's words or of its title, or is dark or light, whichever is readable. Its accent stays readable as a link. */
export function sheetProperties(design: PageDesign, { sheet, type }: Appearance): Properties {
  const color = flatten(parsed(sheet.color, PLAIN.sheet.color), { hex: '#ffffff', alpha: 1 });
  const wanted = [wordsColor(design, type), parsed(design.titleColor, DEFAULT_DESIGN.titleColor)];
  const usual = isDark(color) ? { hex: '#f2f0ea', alpha: 1 } : { hex: '#22232e', alpha: 1 };
  const ink = wanted.find((one) => one.alpha === 1 && contrast(one, color) >= MUCH) ?? usual;
  return {
    'sheet-color': color.hex,
    'sheet-ink': ink.hex,
    'sheet-link': readable(parsed(sheet.accent, PLAIN.sheet.accent), color, 4.5).hex,
    'sheet-radius': `${digits(number(sheet.radius, LIMITS.radius, PLAIN.sheet.radius))}px`,
    'sheet-scheme': isDark(color) ? 'dark' : 'light',
  };
}

/** From edge to edge, the numbers of lists in a popup have the colour of the ornament, if there is one. */
function numberProperties({ layout, tiles, sheet }: Appearance): Properties {
  const mark = parsed(tiles.ornamentColor, PLAIN.tiles.ornamentColor);
  if (layout.spread !== 'full' || mark.alpha === 0) return {};
  const color = flatten(parsed(sheet.color, PLAIN.sheet.color), { hex: '#ffffff', alpha: 1 });
  return { number: readable(mark, color, 4.5).hex };
}

/** Whether white is easier to read on a colour than black. */
export function isDark(color: Color): boolean {
  return contrast(color, { hex: '#ffffff', alpha: 1 }) > contrast(color, { hex: '#000000', alpha: 1 });
}

function wallpaperProperties({ wallpaper: { x, y, dim, blur } }: Appearance, ground: Color): Properties {
  const [left, top, cover] = [x, y, dim].map((value) => number(value, LIMITS.percent, 50)) as [number, number, number];
  const shade = (part: number) => colorToCss({ hex: ground.hex, alpha: Math.min(1, Math.round(cover * part) / 100) });
  return {
    focus: `${digits(left)}% ${digits(top)}%`,
    blur: `${digits(number(blur, LIMITS.blur, 0))}px`,
    'dim-top': shade(1),
    'dim-middle': shade(0.4),
    'dim-foot': shade(1.2),
    'dim-start': shade(1.6),
    'dim-end': shade(0.2),
    ...(cover < ENOUGH && { halo: '.375rem' }),
  };
}

/**
 * What is below the words on a picture. Light words are on a fade, in the tile's colour and darker. Dark ones are on a strip, because a light
 * fade would be a haze.
 */
function fadeRule({ kind, style }: PageDesign['tiles'][number], index: number, ground: Color): string {
  if (kind !== 'picture') return '';
  const button = flatten(parsed(style.button, DEFAULT_TILE_STYLE.button), ground);
  const text = flatten(parsed(style.text, DEFAULT_TILE_STYLE.text), button);
  const rules = isDark(text) ? stripOf(button) : `--fade:${flatten({ hex: '#000000', alpha: 0.5 }, button).hex}`;
  return `.${tileClass(index)}{${rules}}`;
}

function stripOf({ hex }: Color): string {
  return `--fade:${hex};--strip:${hex};--fade-top:.625rem`;
}

/** The head of a popup whose tile has the colour of the sheet, or is one to see through, has that colour, too, and a rule below it. */
function headRule({ style: { button } }: PageDesign['tiles'][number], index: number, page: Properties): string {
  const { hex, alpha } = parsed(button, DEFAULT_TILE_STYLE.button);
  if (alpha > 0.5) return hex === page['sheet-color'] ? `.${tileClass(index)}{--rule:2px}` : '';
  return `.${tileClass(index)}{--head:${page['sheet-color']};--on-head:${page['sheet-ink']};--rule:2px}`;
}

function discRule({ style }: PageDesign['tiles'][number], index: number): string {
  const border = parsed(style.border, DEFAULT_TILE_STYLE.border);
  const seen = flatten(border, flatten(parsed(style.button, DEFAULT_TILE_STYLE.button), { hex: '#ffffff', alpha: 1 }));
  return `.${tileClass(index)}{--on-disc:${readable(parsed(style.text, DEFAULT_TILE_STYLE.text), seen, 4.5).hex}}`;
}

function declarations(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}

function number(value: number, most: number, fallback: number, least = 0): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;
}
