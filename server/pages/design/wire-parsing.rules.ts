import { refusal, type Refusal } from '../../parsed.rules.js';
import { parseColor, type Color } from './color.rules.js';
import { boundedNumber, isObject } from '../json-value.rules.js';
import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, DESIGN_LIMITS, NEW_TILE_NAME, type TileStyle } from './page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from './social-links.rules.js';
import type { TextTile } from '../tile-kinds/text/text-tile.rules.js';
import type { TextDesign, WireDesign } from './wire-design.rules.js';

/** The faults, by the older clients' names of the fields. */
export type WireFaults = Readonly<Record<string, readonly Refusal[]>>;

/** The parsed document. If the caller ignores the faults, the design has the default in each of these places. */
export interface WireReading {
  /** Null when the document does not show how many tiles there are. */
  readonly design: TextDesign | null;
  readonly faults: WireFaults;
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

type Faults = Map<string, Refusal[]>;

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
