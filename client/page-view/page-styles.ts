import { colorToCss, parseColor, type Color } from '../../server/pages/color.rules.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  fontWeight,
  type PageDesign,
  type TileStyle,
} from '../../server/pages/page-design.rules.js';
import { flatten, readable, WHITE } from './contrast.js';

/** The class of a tile by its place on the page; its rules come from `pageStyles`. */
export function tileClass(index: number): string {
  return `t${index + 1}`;
}

/** The colour of the page as visitors see it: one that lets something through lies on white, in every colour scheme. */
export function groundColor(design: PageDesign): Color {
  return flatten(parsed(design.backgroundColor, DEFAULT_DESIGN.backgroundColor), WHITE);
}

/**
 * The creator's colours and shapes as CSS rules: one for the page, one for each tile. Rules and not style attributes, because
 * the Content-Security-Policy allows a known style sheet by its hash and nothing inline.
 */
export function pageStyles(design: PageDesign): string {
  const ground = groundColor(design);
  const tiles = design.tiles.map(({ style }, index) => `.${tileClass(index)}{${declarations(tileProperties(style, ground))}}`);
  return [`.frame{${declarations(pageProperties(design, ground))}}`, ...tiles].join('');
}

function pageProperties(design: PageDesign, ground: Color): Properties {
  const title = parsed(design.titleColor, DEFAULT_DESIGN.titleColor);
  return {
    ground: ground.hex,
    title: colorToCss(title),
    // What is not the creator's words but a control stays usable on every choice of colours.
    mark: readable(title, ground, 3).hex,
    foot: readable(title, ground, 4.5).hex,
  };
}

function tileProperties(style: TileStyle, ground: Color): Properties {
  const [text, button, hover, border, shadow] = (['text', 'button', 'hover', 'border', 'shadow'] as const).map((part) =>
    parsed(style[part], DEFAULT_TILE_STYLE[part]),
  ) as [Color, Color, Color, Color, Color];
  const head = flatten(button, ground);
  return {
    text: colorToCss(text),
    button: colorToCss(button),
    hover: colorToCss(hover),
    border: colorToCss(border),
    shadow: colorToCss(shadow),
    radius: `${within(style.radius, DESIGN_LIMITS.radius, DEFAULT_TILE_STYLE.radius)}px`,
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

// Parsed once more at the last moment: whatever a stored document holds, only a colour can reach the style sheet.
function parsed(color: Color, fallback: Color): Color {
  return parseColor(color.hex, color.alpha, fallback);
}

function within(value: number, limit: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(limit, Math.max(0, value)) : fallback;
}
