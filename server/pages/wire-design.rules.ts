import { refusal, type Refusal } from '../parsed.rules.js';
import { parseColor, type Color } from './color.rules.js';
import { boundedNumber, isObject } from './json-value.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, DESIGN_LIMITS, NEW_TILE_NAME, type PageDesign, type TileStyle } from './page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from './social-links.rules.js';
import { asTextTile } from './tile-kinds/tile-kinds.rules.js';
import type { TextTile } from './tile-kinds/text/text-tile.rules.js';

/** A colour in the format of older clients. */
export interface WireColor {
  readonly color: string;
  readonly alpha: number;
}

/** The five colours of a tile in the format of older clients. */
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

/** The faults, by the older clients' names of the fields. */
export type WireFaults = Readonly<Record<string, readonly Refusal[]>>;

/** A design as older clients know it. */
export interface TextDesign extends PageDesign {
  readonly tiles: readonly TextTile[];
}

/** The parsed document. If the caller ignores the faults, the design has the default in each of these places. */
export interface WireReading {
  /** Null when the document does not show how many tiles there are. */
  readonly design: TextDesign | null;
  readonly faults: WireFaults;
}

/** The design with text tiles only. A tile of another kind becomes one that says the same. */
export function inTexts(design: PageDesign): TextDesign {
  return { ...design, tiles: design.tiles.map(asTextTile) };
}

/**
 * The design in the format of older clients, with unchanged HTML. Every array has one entry for each tile, and all ten social kinds are
 * present.
 */
export function toWire(design: PageDesign): WireDesign {
  const { tiles } = inTexts(design);
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
 * Parses a design document of an older client. The number of names decides how many tiles there are. Surplus entries are ignored, and
 * missing ones get their defaults. Null counts as missing: such a client writes it for a hole in a list.
 *
 * A user's text must not get lost because it has a wrong type. So an object, a list, true or false in the place of a text is a fault; a
 * number is converted to a text. A value of another type in the place of a list is a fault, too, because the list has the values of all
 * tiles. A single colour, radius or thickness that cannot be parsed gets its default. Limits are not checked here, but at the publication.
 */
export function readWireDesign(document: unknown): WireReading {
  if (!isObject(document)) return unreadable('design', refusal('DESIGN_NOT_OBJECT'));
  const names = document.buttonNames;
  if (!Array.isArray(names)) return unreadable('buttonNames', refusal('TILE_NAMES_NOT_LIST'));
  if (names.length > DESIGN_LIMITS.tiles) {
    return unreadable('buttonNames', refusal('TOO_MANY_TILES', { most: DESIGN_LIMITS.tiles, count: names.length }));
  }
  const faults = new Map<string, Refusal[]>();
  const design: TextDesign = {
    title: readText(document.editedText, 'editedText', DEFAULT_DESIGN.title, faults),
    titleColor: readNestedColor(document.titleColor, DEFAULT_DESIGN.titleColor),
    backgroundColor: readNestedColor(document.bodyBackgroundColor, DEFAULT_DESIGN.backgroundColor),
    tiles: readTiles(document, names, faults),
    socialLinks: readSocialLinks(document.socialLinksList, faults),
  };
  return { design, faults: Object.fromEntries(faults) };
}

/** The older clients' name for a place of a design: `tiles.3.name` is `buttonNames.3`. */
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

type Faults = Map<string, Refusal[]>;

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

function readTiles(document: Record<string, unknown>, names: readonly unknown[], faults: Faults): TextTile[] {
  const lists = {
    html: readList(document, 'inputTextList', faults),
    colors: readList(document, 'buttonColors', faults),
    radius: readList(document, 'borderRadius', faults),
    thickness: readList(document, 'textThickness', faults),
  };
  return names.map((name, at) => ({
    kind: 'text',
    name: readText(name, `buttonNames.${at}`, NEW_TILE_NAME, faults),
    html: readText(lists.html[at], `inputTextList.${at}`, '', faults),
    style: {
      ...readColors(lists.colors[at]),
      radius: readNumber(lists.radius[at], DESIGN_LIMITS.radius, DEFAULT_TILE_STYLE.radius),
      thickness: readNumber(lists.thickness[at], DESIGN_LIMITS.thickness, DEFAULT_TILE_STYLE.thickness),
    },
  }));
}

function readColors(entry: unknown): Omit<TileStyle, 'radius' | 'thickness'> {
  const candidate: unknown = Array.isArray(entry) ? entry[0] : entry;
  const colors = isObject(candidate) ? candidate : {};
  return {
    text: readColor(colors.text, DEFAULT_TILE_STYLE.text),
    button: readColor(colors.button, DEFAULT_TILE_STYLE.button),
    hover: readColor(colors.hover, DEFAULT_TILE_STYLE.hover),
    border: readColor(colors.border, DEFAULT_TILE_STYLE.border),
    shadow: readColor(colors.shadow, DEFAULT_TILE_STYLE.shadow),
  };
}

function readSocialLinks(input: unknown, faults: Faults): SocialLinks {
  if (!isMissing(input) && !isObject(input)) faults.set('socialLinksList', [refusal('NOT_OBJECT')]);
  const links = isObject(input) ? input : {};
  return Object.fromEntries(
    SOCIAL_KINDS.map((kind) => [kind, readText(links[kind], `socialLinksList.${kind}`, '', faults)]),
  ) as SocialLinks;
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

function readText(input: unknown, field: string, fallback: string, faults: Faults): string {
  if (typeof input === 'string' || typeof input === 'number') return String(input);
  if (!isMissing(input)) faults.set(field, [refusal('NOT_TEXT')]);
  return fallback;
}

function readList(document: Record<string, unknown>, field: keyof WireDesign, faults: Faults): readonly unknown[] {
  const list = document[field];
  if (Array.isArray(list)) return list;
  if (!isMissing(list)) faults.set(field, [refusal('NOT_LIST')]);
  return [];
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function unreadable(field: string, reason: Refusal): WireReading {
  return { design: null, faults: { [field]: [reason] } };
}
