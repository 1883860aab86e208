import { parseAppearance } from '../appearance/appearance-parsing.rules.js';
import { Faults, type FaultsByPlace } from './faults.rules.js';
import { parseChoice, parseColorField, parseNumberField, parseOptionalLine, parseText } from './field-parsing.rules.js';
import { isObject } from '../json-value.rules.js';
import {
  DEFAULT_DESIGN,
  DEFAULT_TILE_STYLE,
  DESIGN_LIMITS,
  withOneLead,
  type PageDesign,
  type Tile,
  type TileStyle,
} from './page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from './social-links.rules.js';
import { EMBLEM_ICONS } from '../tile-kinds/emblem-icons.rules.js';
import { parseNetworkLinks, parseSocialLink } from '../networks/network-link-parsing.rules.js';
import { parseTileOfKind } from '../tile-kinds/tile-kind-parsing.rules.js';
import { parseTilePicture } from '../tile-kinds/picture/tile-picture.rules.js';
import { TILE_SIZES, type Emblem, type BaseTile } from '../tile-kinds/tile-kind.rules.js';
import { parseTileId, withoutRepeatedIds } from './tile-ids.rules.js';
import { parseUtm } from '../utm/utm-parsing.rules.js';
import { SURFACES } from './tile-style.rules.js';
import { parseVisibility } from './visibility.rules.js';

/** The parsed design, or what is wrong with it. */
export type DesignReading =
  | { readonly design: PageDesign; readonly faults?: undefined }
  | { readonly design: null; readonly faults: FaultsByPlace };

/**
 * Parses a design from any source: the server before it is published, and the browser when it is stored on the device. Parsing the result
 * again gives the same.
 *
 * - A value that is not a text, or a text over its limit, is refused and never cut.
 * - A missing colour or number becomes the default of its place. A colour that is not a hex value is refused. Numbers are clamped. A number
 *   that is not finite is refused, in every notation.
 * - Social links are completed, so that each begins with http:// or https:// and none can run a script. One that no tile could lead to is
 *   refused; with `anyLinks` it becomes an address that leads nowhere.
 * - What is no id of a tile is left out, and so is one that a tile before has.
 * - A tile without a kind is a text tile. Each kind parses what only its tiles have.
 * - NUL and halves of surrogate pairs are removed from every text, because neither UTF-8 nor the database can store them.
 */
export function readDesign(input: unknown, anyLinks = false): DesignReading {
  const faults = new Faults();
  const design = isObject(input) ? parseParts(input, faults, anyLinks) : null;
  if (!design) faults.add('design', 'DESIGN_NOT_OBJECT');
  const byPlace = faults.byPlace();
  return design && Object.keys(byPlace).length === 0 ? { design } : { design: null, faults: byPlace };
}

/**
 * The same for a draft, which may have what a publication would refuse, such as a text over its limit, or a video of a site
 * that only a newer release knows: that stays in the draft until its author corrects it. A picture that cannot be read is missing. Refused if
 * the input is no design, or if it has a kind of tile that only a newer release knows.
 */
export function readDraftDesign(input: unknown): DesignReading {
  const faults = new Faults();
  const design = isObject(input) ? parseParts(input, faults, false) : null;
  if (!design) faults.add('design', 'DESIGN_NOT_OBJECT');
  const severe = Object.entries(faults.byPlace()).filter(([, found]) => !found.every(({ code }) => MAY_BE_IN_DRAFTS.has(code)));
  return design && severe.length === 0 ? { design } : { design: null, faults: Object.fromEntries(severe) };
}

const MAY_BE_IN_DRAFTS: ReadonlySet<string> = new Set([
  'TEXT_TOO_LONG',
  'TILE_TOO_LARGE',
  'ADDRESS_NOT_LINK',
  'COLOR_INVALID',
  'EMBED_UNKNOWN',
  'TELEPHONE_INVALID',
  'EMAIL_INVALID',
  'PICTURE_NOT_FOUND',
  'TOO_MANY_NETWORK_LINKS',
]);

type TileNumber = 'radius' | 'thickness';
type TileColor = Exclude<keyof TileStyle, TileNumber | 'surface'>;

function parseParts(input: Record<string, unknown>, faults: Faults, anyLinks: boolean): PageDesign {
  const utm = parseUtm(input.utm, faults);
  const bio = parseOptionalLine(input.bio, 'bio', DESIGN_LIMITS.bioLength, faults);
  return {
    title: parseText(input.title, 'title', DESIGN_LIMITS.titleLength, faults),
    titleColor: parseColorField(input.titleColor, 'titleColor', DEFAULT_DESIGN.titleColor, faults),
    backgroundColor: parseColorField(input.backgroundColor, 'backgroundColor', DEFAULT_DESIGN.backgroundColor, faults),
    tiles: parseTiles(input.tiles, faults),
    ...parseNetworkLinks(input.networkLinks, parseSocialLinks(input.socialLinks, faults, anyLinks), faults),
    ...(bio !== '' && { bio }),
    ...(utm && { utm }),
    ...(isObject(input.appearance) && { appearance: parseAppearance(input.appearance, 'appearance', faults) }),
  };
}

function parseTiles(input: unknown, faults: Faults): Tile[] {
  if (!Array.isArray(input)) {
    faults.add('tiles', 'TILES_NOT_LIST');
    return [];
  }
  if (input.length > DESIGN_LIMITS.tiles) {
    faults.add('tiles', 'TOO_MANY_TILES', { most: DESIGN_LIMITS.tiles, count: input.length });
    return [];
  }
  return withoutRepeatedIds(withOneLead(input.flatMap((tile: unknown, at) => parseTile(tile, `tiles.${at}`, faults))));
}

/** A list of the tile, or an empty one if it is not an object. */
function parseTile(input: unknown, place: string, faults: Faults): Tile[] {
  if (!isObject(input)) {
    faults.add(place, 'TILE_NOT_OBJECT');
    return [];
  }
  return [parseTileOfKind(input, parseBaseTile(input, place, faults), place, faults)];
}

function parseBaseTile(input: Record<string, unknown>, place: string, faults: Faults): BaseTile {
  const secondLine = parseOptionalLine(input.secondLine, `${place}.secondLine`, DESIGN_LIMITS.secondLineLength, faults);
  const emblem = parseEmblem(input.emblem, `${place}.emblem`, faults);
  const size = parseChoice(TILE_SIZES, 'small', input.size, `${place}.size`, faults);
  const id = parseTileId(input.id);
  // A heading opens nothing, and leads nowhere.
  const visibility = parseVisibility(input.visibility, `${place}.visibility`, faults, input.kind !== 'heading');
  return {
    ...(id !== undefined && { id }),
    name: parseText(input.name, `${place}.name`, DESIGN_LIMITS.tileNameLength, faults),
    style: parseStyle(isObject(input.style) ? input.style : {}, `${place}.style`, faults),
    ...(secondLine !== '' && { secondLine }),
    ...(emblem && { emblem }),
    ...(size !== 'small' && { size }),
    ...(input.isLead === true && { isLead: true }),
    ...(visibility && { visibility }),
  };
}

/** Undefined for none. An icon that this release does not know is a fault, and so is a picture that is none. */
function parseEmblem(input: unknown, place: string, faults: Faults): Emblem | undefined {
  if (!isObject(input)) return undefined;
  const { icon, picture } = input;
  if (picture !== undefined && picture !== null) return parseEmblemPicture(picture, `${place}.picture`, faults);
  if (icon !== undefined && icon !== null) {
    const known = EMBLEM_ICONS.find((name) => name === icon);
    if (!known) faults.add(`${place}.icon`, 'CHOICE_UNKNOWN');
    return known && { icon: known };
  }
  const sign = parseOptionalLine(input.sign, `${place}.sign`, DESIGN_LIMITS.emblemLength, faults);
  return sign === '' ? undefined : { sign };
}

function parseEmblemPicture(input: unknown, place: string, faults: Faults): Emblem | undefined {
  const picture = parseTilePicture(input);
  if (!picture) faults.add(place, 'PICTURE_NOT_FOUND');
  return picture && { picture };
}

function parseStyle(input: Record<string, unknown>, place: string, faults: Faults): TileStyle {
  const color = (name: TileColor) => parseColorField(input[name], `${place}.${name}`, DEFAULT_TILE_STYLE[name], faults);
  const number = (name: TileNumber) =>
    parseNumberField(input[name], `${place}.${name}`, DESIGN_LIMITS[name], DEFAULT_TILE_STYLE[name], faults);
  const surface = parseChoice(SURFACES, 'filled', input.surface, `${place}.surface`, faults);
  return {
    text: color('text'),
    button: color('button'),
    hover: color('hover'),
    border: color('border'),
    shadow: color('shadow'),
    radius: number('radius'),
    thickness: number('thickness'),
    ...(surface !== 'filled' && { surface }),
  };
}

function parseSocialLinks(input: unknown, faults: Faults, anyLinks: boolean): SocialLinks {
  const links = isObject(input) ? input : {};
  const entries = SOCIAL_KINDS.map((kind) => [kind, parseSocialLink(links[kind], `socialLinks.${kind}`, faults, anyLinks)]);
  return Object.fromEntries(entries) as SocialLinks;
}
