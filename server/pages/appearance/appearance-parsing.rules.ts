import type { Color } from '../design/color.rules.js';
import type { Faults } from '../design/faults.rules.js';
import { inOneLine, parseChoice, parseColorField, parseText } from '../design/field-parsing.rules.js';
import { isObject } from '../json-value.rules.js';
import {
  ALIGNMENTS,
  APPEARANCE_LIMITS as LIMITS,
  EMBLEM_GROUNDS,
  GROUND_KINDS,
  LAYOUT_KINDS,
  ORNAMENTS,
  PANEL_KINDS,
  PANEL_PLACES,
  PATTERNS,
  PICTURE_LINES,
  PICTURE_PLACES,
  PICTURE_SHAPES,
  PLAIN_APPEARANCE,
  SPREADS,
  TITLE_EFFECTS,
  WIDE_HEADERS,
  type Appearance,
} from './appearance.rules.js';
import { TYPEFACES } from './typefaces.rules.js';

/** Parses a field. A missing one becomes the fallback. */
type FieldParser<T> = (input: unknown, place: string, fallback: T, faults: Faults) => T;

/** Parses an object: each of its fields by its parser. */
type PartParser<T> = { readonly [Name in keyof T]: FieldParser<T[Name]> };

const color: FieldParser<Color> = parseColorField;

const flag: FieldParser<boolean> = (input, _place, fallback) => (typeof input === 'boolean' ? input : fallback);

/** Parses a number and clamps it to its limits. A number that is not finite is a fault. */
function within(most: number, least = 0): FieldParser<number> {
  return (input, place, fallback, faults) => {
    if (typeof input !== 'number') return fallback;
    if (!Number.isFinite(input)) faults.add(place, 'NOT_FINITE');
    return Number.isFinite(input) ? Math.min(most, Math.max(least, input)) : fallback;
  };
}

function oneOf<T extends string>(values: readonly T[]): FieldParser<T> {
  return (input, place, fallback, faults) => parseChoice(values, fallback, input, place, faults);
}

const patternColors: FieldParser<readonly Color[]> = (input, place, fallback, faults) => {
  if (!Array.isArray(input) || input.length === 0) return fallback;
  const last = fallback.at(-1) ?? { hex: '#000000', alpha: 0 };
  return input.slice(0, LIMITS.patternColors).map((one: unknown, at) => parseColorField(one, `${place}.${at}`, last, faults));
};

const themeId: FieldParser<string> = (input, place, fallback, faults) =>
  input === undefined || input === null ? fallback : inOneLine(parseText(input, place, LIMITS.themeLength, faults));

const PARTS: { readonly [Part in Exclude<keyof Appearance, 'theme'>]: PartParser<Appearance[Part]> } = {
  ground: {
    kind: oneOf(GROUND_KINDS),
    end: color,
    angle: within(LIMITS.angle),
    pattern: oneOf(PATTERNS),
    colors: patternColors,
    strength: within(LIMITS.percent),
  },
  wallpaper: { x: within(LIMITS.percent), y: within(LIMITS.percent), dim: within(LIMITS.percent), blur: within(LIMITS.blur) },
  panel: { kind: oneOf(PANEL_KINDS), holds: oneOf(PANEL_PLACES), color, edge: color, radius: within(LIMITS.radius) },
  type: {
    heading: oneOf(TYPEFACES),
    names: oneOf(TYPEFACES),
    secondLines: oneOf(TYPEFACES),
    text: oneOf(TYPEFACES),
    size: within(LIMITS.titleSize, LIMITS.leastTitleSize),
    wideSize: within(LIMITS.titleSize, LIMITS.leastTitleSize),
    weight: within(LIMITS.weight, LIMITS.leastWeight),
    spacing: within(LIMITS.spacing, LIMITS.leastSpacing),
    leading: within(LIMITS.leading),
    isItalic: flag,
    isUpperCase: flag,
    effect: oneOf(TITLE_EFFECTS),
    effectColor: color,
    nameSize: within(LIMITS.nameSize, LIMITS.leastNameSize),
    wideNameSize: within(LIMITS.nameSize, LIMITS.leastNameSize),
    color,
  },
  header: {
    align: oneOf(ALIGNMENTS),
    shape: oneOf(PICTURE_SHAPES),
    place: oneOf(PICTURE_PLACES),
    pictureSize: within(LIMITS.pictureSize, LIMITS.leastPictureSize),
    widePictureSize: within(LIMITS.pictureSize, LIMITS.leastPictureSize),
    line: oneOf(PICTURE_LINES),
    wide: oneOf(WIDE_HEADERS),
  },
  layout: {
    kind: oneOf(LAYOUT_KINDS),
    gap: within(LIMITS.gap),
    spread: oneOf(SPREADS),
    row: within(LIMITS.row),
    wideRow: within(LIMITS.row),
  },
  tiles: {
    align: oneOf(ALIGNMENTS),
    edge: within(LIMITS.edge),
    emblem: oneOf(EMBLEM_GROUNDS),
    ornament: oneOf(ORNAMENTS),
    ornamentColor: color,
  },
  sheet: { color, radius: within(LIMITS.radius), accent: color },
};

/**
 * Parses an appearance from any source. A part or field that is missing becomes that of the plain appearance, and numbers are clamped.
 * A value that no list of choices has is a fault, and so is a colour that is not a hex value. Parsing the result again gives the same.
 */
export function parseAppearance(input: Record<string, unknown>, place: string, faults: Faults): Appearance {
  const parts = Object.entries(PARTS).map(([part, fields]) => {
    const values = isObject(input[part]) ? input[part] : {};
    const plain = PLAIN_APPEARANCE[part as keyof typeof PARTS] as unknown as Record<string, unknown>;
    const parsers = Object.entries(fields) as [string, FieldParser<unknown>][];
    return [
      part,
      Object.fromEntries(parsers.map(([name, parse]) => [name, parse(values[name], `${place}.${part}.${name}`, plain[name], faults)])),
    ];
  });
  return { theme: themeId(input.theme, `${place}.theme`, '', faults), ...Object.fromEntries(parts) } as Appearance;
}
