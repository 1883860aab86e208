import { CARD_SIZE } from '../../../server/media/card-drawing.rules.js';
import type { Ground } from '../../../server/pages/appearance/appearance.rules.js';
import type { Color } from '../../../server/pages/design/color.rules.js';
import { groundLayers } from '../appearance/ground.js';

const { width, height } = CARD_SIZE;
const SVG_START = 'url("data:image/svg+xml,';
/** Patterns are drawn larger than on a page, because a card is shown smaller. */
const ENLARGED = 1.5;

/** A drawing of the size of a card. */
export function cardSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

export function filledBox(fill: string, place = ''): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${place}/>`;
}

/** The ground of a page as a drawing of the size of a card. */
export function cardGround(ground: Ground | undefined, color: Color): string {
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
