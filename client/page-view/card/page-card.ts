import { CARD_SIZE, type CardBox, type CardDrawing, type CardPicture, type CardText } from '../../../server/media/card-drawing.rules.js';
import { PLAIN_APPEARANCE, type Appearance, type Ground } from '../../../server/pages/appearance/appearance.rules.js';
import { parseColor, type Color } from '../../../server/pages/design/color.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { drawnTypeface } from '../appearance/type/typefaces.js';
import { flatten, readable } from '../contrast.js';
import { pageName } from '../document/page-summary.js';
import { groundColor, profilePictureShape } from '../document/page-styles.js';
import { plainFile } from '../pictures/picture-files.js';
import type { Picture } from '../pictures/page-pictures.js';
import type { PublicPageView } from '../document/public-page-view.js';
import { writingDirection } from '../writing-direction.js';
import { drawableText } from './drawable-text.js';
import { groundLayers } from '../appearance/ground.js';

/** The space around everything on a card. */
const EDGE = 84;
/** The band at the foot in the colours of the tiles. */
const BAND = 26;
const MOST_BANDS = 6;
const PORTRAIT = 300;
/** How far an arch is higher than wide. */
const ARCH = 1.22;
/** The height of a title of one, two and more lines. */
const TITLE_HEIGHTS = [118, 186, 230] as const;
/** A title without a picture beside it has a wider column than this, in pixels, and is so much larger. */
const BESIDE_PICTURE = 900;
const ALONE = 1.35;
const LONGEST = { title: 110, bio: 150 };
const ADDRESS_HEIGHT = 32;
/** Above the line and above the address: what stands above has its ink cut at the letters, and no line height. */
const SPACE = { bio: 46, address: 42 };

type Header = Appearance['header'];

/** What networks show of a page: its name, its line, its picture and its address, on its ground and in its typefaces and colours. */
export function pageCard(view: PublicPageView): CardDrawing {
  const { design, profilePicture, wallpaper } = view;
  const appearance = design.appearance ?? PLAIN_APPEARANCE;
  const ground = groundColor(design);
  const plate = plateColor(appearance, ground, wallpaper !== null);
  const isRightToLeft = writingDirection(design.title) === 'rtl';
  const portrait = profilePicture && portraitOf(profilePicture, design, appearance.header, isRightToLeft);
  const column = columnBeside(portrait?.box ?? null, isRightToLeft);
  return {
    ground: cardGround(design.appearance?.ground, ground),
    backdrop: wallpaper && nameOf(wallpaper, CARD_SIZE.width),
    plate: cardSvg(`${plate ? plateBox(appearance, plate) : ''}${band(design, ground)}`),
    portrait,
    column,
    align: alignment(appearance.header, portrait !== null, isRightToLeft),
    texts: textsOf(view, appearance, { behind: plate ?? ground, column }),
  };
}

/** On a pattern or a picture, words need a plate. One in the page's own look is kept. */
function plateColor({ panel, ground }: Appearance, color: Color, hasWallpaper: boolean): Color | null {
  if (panel.kind !== 'none' && panel.holds !== 'tiles') return flatten(parsed(panel.color, PLAIN_APPEARANCE.panel.color), color);
  return hasWallpaper || ground.kind === 'pattern' ? color : null;
}

function plateBox({ panel }: Appearance, { hex }: Color): string {
  const [x, y] = [EDGE / 2, EDGE / 2];
  const radius = panel.kind === 'none' || !Number.isFinite(panel.radius) ? 0 : Math.min(36, Math.max(0, panel.radius));
  return `<rect x="${x}" y="${y}" width="${CARD_SIZE.width - 2 * x}" height="${CARD_SIZE.height - BAND - 2 * y}" rx="${radius}" fill="${hex}"/>`;
}

function band({ tiles }: PageDesign, ground: Color): string {
  const buttons = tiles.map(({ style }) => flatten(parsed(style.button, DEFAULT_TILE_STYLE.button), ground).hex);
  const bands = [...new Set(buttons)].slice(0, MOST_BANDS);
  const wide = CARD_SIZE.width / bands.length;
  const top = CARD_SIZE.height - BAND;
  return bands.map((color, at) => `<path fill="${color}" d="M${at * wide} ${top}h${wide}v${BAND}h${-wide}z"/>`).join('');
}

function portraitOf(picture: Picture, design: PageDesign, { shape }: Header, isRightToLeft: boolean): CardPicture | null {
  const name = nameOf(picture, PORTRAIT);
  const height = shape === 'arch' ? PORTRAIT * ARCH : PORTRAIT;
  const box = {
    x: isRightToLeft ? CARD_SIZE.width - EDGE - PORTRAIT : EDGE,
    y: Math.round((CARD_SIZE.height - BAND - height) / 2),
    ...{ width: PORTRAIT, height },
  };
  return name === null ? null : { name, box, mask: maskOf(shape, box, design) };
}

function maskOf(shape: Header['shape'], { width, height }: CardBox, { tiles }: PageDesign): string {
  const round = shape === 'tile' ? (Number.parseFloat(profilePictureShape(tiles)) / 100) * width : shape === 'circle' ? width / 2 : 0;
  const drawing =
    shape === 'arch'
      ? `<path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z"/>`
      : `<rect width="${width}" height="${height}" rx="${round}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
}

function columnBeside(portrait: CardBox | null, isRightToLeft: boolean): CardBox {
  const taken = portrait ? portrait.width + EDGE * 0.7 : 0;
  const x = Math.round(EDGE + (isRightToLeft ? 0 : taken));
  return { x, y: EDGE, width: Math.round(CARD_SIZE.width - 2 * EDGE - taken), height: CARD_SIZE.height - BAND - 2 * EDGE };
}

function alignment({ align }: Header, isBesidePicture: boolean, isRightToLeft: boolean): CardDrawing['align'] {
  if (align === 'center' && !isBesidePicture) return 'centre';
  return isRightToLeft ? 'right' : 'left';
}

function textsOf(
  view: PublicPageView,
  { type }: Appearance,
  { behind, column: { width, height } }: { readonly behind: Color; readonly column: CardBox },
): CardText[] {
  const { design, linkname } = view;
  // A linkname has only letters that every typeface has.
  const name = drawableText(pageName(view)) ?? linkname;
  const title = cut(type.isUpperCase ? name.toLocaleUpperCase() : name, LONGEST.title);
  const bio = cut(drawableText(design.bio ?? '') ?? '', LONGEST.bio);
  const own = parsed(design.titleColor, DEFAULT_DESIGN.titleColor);
  const chosen = parsed(type.color, PLAIN_APPEARANCE.type.color);
  const words = readable(chosen.alpha === 0 ? own : chosen, behind, 4.5).hex;
  const small = { face: drawnTypeface(type.text, 400, false), color: words };
  const below = [
    ...(bio === '' ? [] : [{ text: bio, ...small, height: bioHeight(bio, width), space: SPACE.bio }]),
    { text: addressOf(view), ...small, height: ADDRESS_HEIGHT, space: SPACE.address },
  ];
  const free = below.reduce((left, text) => left - text.height - text.space, height);
  const heading = { face: drawnTypeface(type.heading, type.weight, type.isItalic), color: readable(own, behind, 4.5).hex };
  return [{ text: title, ...heading, height: Math.min(titleHeight(title, width), free), space: 0 }, ...below];
}

/** As many lines as letters of the usual width need. */
function linesOf({ length }: string, letter: number, width: number): number {
  return Math.max(1, Math.ceil((length * letter) / width));
}

function titleHeight(title: string, width: number): number {
  const height = TITLE_HEIGHTS[linesOf(title, 50, width) - 1] ?? TITLE_HEIGHTS[2];
  return Math.round(height * (width > BESIDE_PICTURE ? ALONE : 1));
}

function bioHeight(bio: string, width: number): number {
  return Math.min(3, linesOf(bio, 16, width)) * 46;
}

/** The address without its protocol. */
function addressOf({ address }: PublicPageView): string {
  return address.replace(/^https?:\/\//, '');
}

function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`;
}

/** The name of the stored file of a picture that is wide enough. */
function nameOf(picture: Picture, width: number): string | null {
  return plainFile(picture, width)?.url.replace(/^.*\//, '') ?? null;
}

function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}

const { width, height } = CARD_SIZE;
const SVG_START = 'url("data:image/svg+xml,';
/** Patterns are drawn larger than on a page, because a card is shown smaller. */
const ENLARGED = 1.5;

/** A drawing of the size of a card. */
function cardSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function filledBox(fill: string, place = ''): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${place}/>`;
}

/** The ground of a page as a drawing of the size of a card. */
function cardGround(ground: Ground | undefined, color: Color): string {
  const below = filledBox(color.hex);
  if (!ground || ground.kind === 'color') return cardSvg(below);
  const { 'ground-image': image = '', 'ground-size': size = '' } = groundLayers(ground, color);
  if (image.startsWith(SVG_START)) return cardSvg(below + tiled(decodeURIComponent(image.slice(SVG_START.length, -2))));
  return cardSvg(below + (ground.kind === 'gradient' ? faded(image) : lined(image, size)));
}

/** A drawing that repeats in both directions. */
function tiled(svg: string): string {
  const [, tileWidth, tileHeight, content] = /^<svg [^>]*width='(\d+)' height='(\d+)'>([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  return pattern(Number(tileWidth), Number(tileHeight), content ?? '');
}

function pattern(tileWidth: number, tileHeight: number, content: string, turn = ''): string {
  const size = `width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse" patternTransform="scale(${ENLARGED})${turn}"`;
  return `<defs><pattern id="pattern" ${size}>${content}</pattern></defs>${filledBox('url(#pattern)')}`;
}

/** From one colour to the other, as `linear-gradient(180deg,#fff,rgba(…))` says it. */
function faded(image: string): string {
  const [, degrees = '180', from = '', to = ''] = /^linear-gradient\(([\d.]+)deg,(#\w+),(.*)\)$/.exec(image) ?? [];
  const turn = `gradientTransform="rotate(${Number(degrees) - 180} .5 .5)" x1="0" y1="0" x2="0" y2="1"`;
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return `<defs><linearGradient id="fade" ${turn}>${stops}</linearGradient></defs>${filledBox('url(#fade)')}`;
}

/** The patterns that are not drawings on the page: lines, dots and stripes, each in the colours of its image. */
function lined(image: string, size: string): string {
  const colors = [...image.matchAll(/#[\da-f]{6,8}/gi)].map(([color]) => color);
  if (image.startsWith('radial')) return pattern(14, 14, `<circle cx="7" cy="7" r="2.2" fill="${colors[0]}"/>`);
  if (image.startsWith('repeating')) return pattern(24, 24, `<path fill="${colors[0]}" d="M0 0h12v24H0z"/>`, ' rotate(45)');
  const side = Number.parseInt(size, 10);
  const fine = Array.from({ length: 5 }, (_, at) => `M0 ${(at * side) / 5}h${side}v1H0zM${(at * side) / 5} 0v${side}h1V0z`).join('');
  return pattern(
    side,
    side,
    `<path fill="${colors.at(-1)}" d="${fine}"/><path fill="${colors[0]}" d="M0 0h${side}v1H0zM0 0v${side}h1V0z"/>`,
  );
}
