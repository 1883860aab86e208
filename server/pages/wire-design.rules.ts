import { parseColor, type Color } from './color.rules.js';
import { boundedNumber, isObject } from './json-value.rules.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  NEW_TILE_NAME,
  type PageDesign,
  type Tile,
  type TileStyle,
} from './page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from './social-links.rules.js';

/** A colour as older clients write it. */
export interface WireColor {
  readonly color: string;
  readonly alpha: number;
}

/** The five colours of a tile as older clients write them. */
export interface WireTileColors {
  readonly text: WireColor;
  readonly button: WireColor;
  readonly hover: WireColor;
  readonly border: WireColor;
  readonly shadow: WireColor;
}

/** The design document of older clients (specification §3): one array for each property of a tile. */
export interface WireDesign {
  readonly titleColor: { readonly body: WireColor };
  readonly bodyBackgroundColor: { readonly body: WireColor };
  readonly buttonColors: readonly (readonly WireTileColors[])[];
  readonly borderRadius: readonly number[];
  readonly textThickness: readonly number[];
  readonly buttonNames: readonly string[];
  readonly showModal: readonly boolean[];
  readonly showPreviewModal: readonly boolean[];
  readonly showEditBtnModal: readonly boolean[];
  readonly editedText: string;
  readonly inputTextList: readonly string[];
  readonly socialLinksList: SocialLinks;
  readonly showEditLinksPickerModal: boolean;
  readonly showEditBgColorModal: boolean;
  readonly btnCount: number;
  readonly containerCount: number;
}

/** A design read from the wire, or the field that makes it unreadable with a sentence for people. */
export type WireReading =
  { readonly ok: true; readonly design: PageDesign } | { readonly ok: false; readonly field: string; readonly sentence: string };

/** The design in the shape of older clients: every array has exactly one entry per tile, all ten social kinds are there. */
export function toWire(design: PageDesign): WireDesign {
  const { tiles } = design;
  const closed = tiles.map(() => false);
  return {
    titleColor: { body: toWireColor(design.titleColor) },
    bodyBackgroundColor: { body: toWireColor(design.backgroundColor) },
    buttonColors: tiles.map(({ style }) => [toWireColors(style)]),
    borderRadius: tiles.map(({ style }) => style.radius),
    textThickness: tiles.map(({ style }) => style.thickness),
    buttonNames: tiles.map(({ name }) => name),
    showModal: closed,
    showPreviewModal: closed,
    showEditBtnModal: closed,
    editedText: design.title,
    inputTextList: tiles.map(({ html }) => html),
    socialLinksList: design.socialLinks,
    showEditLinksPickerModal: false,
    showEditBgColorModal: false,
    btnCount: tiles.length,
    containerCount: tiles.length,
  };
}

/**
 * The design as the string that `data` holds: JSON that never has two backslashes in a row. Older clients replace `\\` by `\`
 * before they parse; what has none survives that, and means the same to every JSON parser.
 */
export function writeWireData(design: PageDesign): string {
  return JSON.stringify(toWire(design)).replaceAll('\\\\', '\\u005c');
}

/**
 * Reads a design document of an older client. The number of names decides how many tiles there are; whatever else is missing,
 * surplus or of another type gets its default or is left out. Texts are taken at any length: limits are checked at publishing.
 */
export function readWireDesign(document: unknown): WireReading {
  if (!isObject(document)) return unreadable('design', 'A design must be an object.');
  const names = document.buttonNames;
  if (!Array.isArray(names)) return unreadable('buttonNames', 'The names of the tiles must be a list.');
  if (names.length > DESIGN_LIMITS.tiles) {
    return unreadable('buttonNames', `A page can have ${DESIGN_LIMITS.tiles} tiles at most; this one has ${names.length}.`);
  }
  const design: PageDesign = {
    title: readText(document.editedText, DEFAULT_DESIGN.title),
    titleColor: readNestedColor(document.titleColor, DEFAULT_DESIGN.titleColor),
    backgroundColor: readNestedColor(document.bodyBackgroundColor, DEFAULT_DESIGN.backgroundColor),
    tiles: names.map((name, at) => readTile(document, name, at)),
    socialLinks: readSocialLinks(document.socialLinksList),
  };
  return { ok: true, design };
}

/** How an older client calls a place of a design: `tiles.3.name` is its `buttonNames.3`. */
export function wireFieldName(place: string): string {
  for (const [pattern, name] of WIRE_FIELD_NAMES) if (pattern.test(place)) return place.replace(pattern, name);
  return place;
}

const WIRE_FIELD_NAMES: readonly [RegExp, string][] = [
  [/^title$/, 'editedText'],
  [/^tiles\.(\d+)\.html$/, 'inputTextList.$1'],
  [/^tiles\.(\d+)(\.name)?$/, 'buttonNames.$1'],
  [/^tiles$/, 'buttonNames'],
  [/^socialLinks\./, 'socialLinksList.'],
];

function toWireColor({ hex, alpha }: Color): WireColor {
  return { color: hex, alpha };
}

function toWireColors({ text, button, hover, border, shadow }: TileStyle): WireTileColors {
  return {
    text: toWireColor(text),
    button: toWireColor(button),
    hover: toWireColor(hover),
    border: toWireColor(border),
    shadow: toWireColor(shadow),
  };
}

function readTile(document: Record<string, unknown>, name: unknown, at: number): Tile {
  return {
    name: readText(name, NEW_TILE_NAME),
    html: readText(entry(document.inputTextList, at), ''),
    style: readStyle(document, at),
  };
}

function readStyle(document: Record<string, unknown>, at: number): TileStyle {
  const listed = entry(document.buttonColors, at);
  const candidate: unknown = Array.isArray(listed) ? listed[0] : listed;
  const colors = isObject(candidate) ? candidate : {};
  return {
    text: readColor(colors.text, DEFAULT_TILE_STYLE.text),
    button: readColor(colors.button, DEFAULT_TILE_STYLE.button),
    hover: readColor(colors.hover, DEFAULT_TILE_STYLE.hover),
    border: readColor(colors.border, DEFAULT_TILE_STYLE.border),
    shadow: readColor(colors.shadow, DEFAULT_TILE_STYLE.shadow),
    radius: readNumber(entry(document.borderRadius, at), DESIGN_LIMITS.radius, DEFAULT_TILE_STYLE.radius),
    thickness: readNumber(entry(document.textThickness, at), DESIGN_LIMITS.thickness, DEFAULT_TILE_STYLE.thickness),
  };
}

function readSocialLinks(input: unknown): SocialLinks {
  const links = isObject(input) ? input : {};
  return Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, readText(links[kind], '')])) as SocialLinks;
}

function readNestedColor(input: unknown, fallback: Color): Color {
  return readColor(isObject(input) && 'body' in input ? input.body : input, fallback);
}

function readColor(input: unknown, fallback: Color): Color {
  return isObject(input) ? parseColor(input.color, input.alpha, fallback) : fallback;
}

function readNumber(input: unknown, maximum: number, fallback: number): number {
  const isNumeric = typeof input === 'number' || (typeof input === 'string' && input.trim() !== '');
  return boundedNumber(isNumeric ? Number(input) : undefined, maximum, fallback);
}

function readText(input: unknown, fallback: string): string {
  return typeof input === 'string' ? input : fallback;
}

function entry(list: unknown, at: number): unknown {
  return Array.isArray(list) ? list[at] : undefined;
}

function unreadable(field: string, sentence: string): WireReading {
  return { ok: false, field, sentence };
}
