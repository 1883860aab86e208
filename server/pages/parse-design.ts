import type { FieldRefusals } from '../domain-error.js';
import { refusal, type Refusal, type Values } from '../parsed.rules.js';
import { parseColor, type Color } from './color.rules.js';
import { boundedNumber, isObject } from './json-value.rules.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  newTile,
  type PageDesign,
  type Tile,
  type TileStyle,
} from './page-design.rules.js';
import { DesignInvalid, DesignTooLarge } from './pages.errors.js';
import { completeSocialLink, SOCIAL_KINDS, type SocialLinks } from './social-links.rules.js';

/**
 * Parses a design from any source. Parsing the result again gives the same.
 *
 * - A value that is not a text, or a text over its limit, is refused and never cut.
 * - A colour that is not a hex value becomes the default of its place, and so does a missing number. Numbers are clamped. A number that is
 *   not finite is refused, in every notation.
 * - Social links are completed, so that each begins with http:// or https:// and none can run a script: `javascript:alert(1)` becomes a web
 *   address that leads nowhere.
 * - NUL and halves of surrogate pairs are removed from every text, because neither UTF-8 nor the database can store them.
 *
 * @throws {DesignInvalid} that names every faulty place, such as `tiles.3.name`.
 * @throws {DesignTooLarge}
 */
export function parseDesign(input: unknown): PageDesign {
  const faults = new Faults();
  const design = isObject(input) ? readDesign(input, faults) : undefined;
  if (!design) faults.add('design', 'DESIGN_NOT_OBJECT');
  if (!design || faults.found) throw new DesignInvalid(faults.fields());
  return checkDesignSize(design);
}

/**
 * Returns the tile if its content is within its limit in bytes. `at` is its place in the page.
 * @throws {DesignInvalid}
 */
export function checkTileSize(tile: Tile, at: number): Tile {
  const faults = new Faults();
  checkHtmlSize(tile.html, `tiles.${at}.html`, faults);
  if (faults.found) throw new DesignInvalid(faults.fields());
  return tile;
}

/**
 * Returns the design if the whole of it is within its limit in bytes.
 * @throws {DesignTooLarge}
 */
export function checkDesignSize(design: PageDesign): PageDesign {
  if (bytes(JSON.stringify(design)) > DESIGN_LIMITS.designBytes) throw new DesignTooLarge();
  return design;
}

type TileNumber = 'radius' | 'thickness';
type TileColor = Exclude<keyof TileStyle, TileNumber>;

function readDesign(input: Record<string, unknown>, faults: Faults): PageDesign {
  return {
    title: readText(input.title, 'title', DESIGN_LIMITS.titleLength, faults),
    titleColor: readColor(input.titleColor, 'titleColor', DEFAULT_DESIGN.titleColor, faults),
    backgroundColor: readColor(input.backgroundColor, 'backgroundColor', DEFAULT_DESIGN.backgroundColor, faults),
    tiles: readTiles(input.tiles, faults),
    socialLinks: readSocialLinks(input.socialLinks, faults),
  };
}

function readTiles(input: unknown, faults: Faults): Tile[] {
  if (!Array.isArray(input)) {
    faults.add('tiles', 'TILES_NOT_LIST');
    return [];
  }
  if (input.length > DESIGN_LIMITS.tiles) {
    faults.add('tiles', 'TOO_MANY_TILES', { most: DESIGN_LIMITS.tiles, count: input.length });
    return [];
  }
  return input.map((tile: unknown, at) => readTile(tile, `tiles.${at}`, faults));
}

function readTile(input: unknown, place: string, faults: Faults): Tile {
  if (!isObject(input)) faults.add(place, 'TILE_NOT_OBJECT');
  const tile: Record<string, unknown> = isObject(input) ? input : { ...newTile() };
  const html = readText(tile.html, `${place}.html`, Infinity, faults);
  checkHtmlSize(html, `${place}.html`, faults);
  return {
    name: readText(tile.name, `${place}.name`, DESIGN_LIMITS.tileNameLength, faults),
    html,
    style: readStyle(isObject(tile.style) ? tile.style : {}, `${place}.style`, faults),
  };
}

function readStyle(input: Record<string, unknown>, place: string, faults: Faults): TileStyle {
  const color = (name: TileColor) => readColor(input[name], `${place}.${name}`, DEFAULT_TILE_STYLE[name], faults);
  const number = (name: TileNumber) => {
    checkFinite(input[name], `${place}.${name}`, faults);
    return boundedNumber(input[name], DESIGN_LIMITS[name], DEFAULT_TILE_STYLE[name]);
  };
  return {
    text: color('text'),
    button: color('button'),
    hover: color('hover'),
    border: color('border'),
    shadow: color('shadow'),
    radius: number('radius'),
    thickness: number('thickness'),
  };
}

function readSocialLinks(input: unknown, faults: Faults): SocialLinks {
  const links = isObject(input) ? input : {};
  const entries = SOCIAL_KINDS.map((kind) => {
    const place = `socialLinks.${kind}`;
    const link = completeSocialLink(readText(links[kind] ?? '', place, Infinity, faults));
    checkLength(link, place, DESIGN_LIMITS.linkLength, faults);
    return [kind, link];
  });
  return Object.fromEntries(entries) as SocialLinks;
}

function readText(input: unknown, place: string, limit: number, faults: Faults): string {
  if (typeof input !== 'string') {
    faults.add(place, 'NOT_TEXT');
    return '';
  }
  const text = withoutUnstorable(input);
  checkLength(text, place, limit, faults);
  return text;
}

function checkLength(text: string, place: string, limit: number, faults: Faults): void {
  if (text.length > limit) faults.add(place, 'TEXT_TOO_LONG', { most: limit, length: text.length });
}

function checkHtmlSize(html: string, place: string, faults: Faults): void {
  if (bytes(html) > DESIGN_LIMITS.tileHtmlBytes) faults.add(place, 'TILE_TOO_LARGE');
}

function readColor(input: unknown, place: string, fallback: Color, faults: Faults): Color {
  if (!isObject(input)) return fallback;
  checkFinite(input.alpha, `${place}.alpha`, faults);
  return parseColor(input.hex, input.alpha, fallback);
}

function checkFinite(input: unknown, place: string, faults: Faults): void {
  if (typeof input === 'number' && !Number.isFinite(input)) faults.add(place, 'NOT_FINITE');
}

function withoutUnstorable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The faults, by place. */
class Faults {
  private readonly byPlace = new Map<string, Refusal[]>();

  get found(): boolean {
    return this.byPlace.size > 0;
  }

  add(place: string, code: string, values?: Values): void {
    this.byPlace.set(place, [...(this.byPlace.get(place) ?? []), refusal(code, values)]);
  }

  fields(): FieldRefusals {
    return Object.fromEntries(this.byPlace);
  }
}
