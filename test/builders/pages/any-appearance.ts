import fc from 'fast-check';
import * as choices from '../../../server/pages/appearance/appearance.rules.js';
import type { Appearance } from '../../../server/pages/appearance/appearance.rules.js';
import { TYPEFACES } from '../../../server/pages/appearance/typefaces.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { EMBLEM_ICONS } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { TILE_SIZES } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { SURFACES } from '../../../server/pages/design/tile-style.rules.js';
import { anyColor } from './any-design.js';
import { anyMixedDesign } from './any-tile.js';

const { APPEARANCE_LIMITS: limits } = choices;
const oneOf = <T extends string>(values: readonly T[]) => fc.constantFrom<T[]>(...(values as T[]));
const upTo = (most: number, least = 0) => fc.double({ min: least, max: most, noNaN: true }).map((number) => number + 0);
const percent = upTo(limits.percent);

/** Any appearance within the limits. */
export const anyAppearance: fc.Arbitrary<Appearance> = fc.record({
  theme: fc.stringMatching(/^[a-z-]{0,40}$/),
  ground: fc.record({
    kind: oneOf(choices.GROUND_KINDS),
    end: anyColor,
    angle: upTo(limits.angle),
    pattern: oneOf(choices.PATTERNS),
    colors: fc.array(anyColor, { minLength: 1, maxLength: limits.patternColors }),
    strength: percent,
  }),
  wallpaper: fc.record({ x: percent, y: percent, dim: percent, blur: upTo(limits.blur) }),
  panel: fc.record({
    kind: oneOf(choices.PANEL_KINDS),
    holds: oneOf(choices.PANEL_PLACES),
    color: anyColor,
    edge: anyColor,
    radius: upTo(limits.radius),
  }),
  type: fc.record({
    heading: oneOf(TYPEFACES),
    names: oneOf(TYPEFACES),
    secondLines: oneOf(TYPEFACES),
    text: oneOf(TYPEFACES),
    size: upTo(limits.titleSize, limits.leastTitleSize),
    wideSize: upTo(limits.titleSize, limits.leastTitleSize),
    weight: upTo(limits.weight, limits.leastWeight),
    spacing: upTo(limits.spacing, limits.leastSpacing),
    leading: upTo(limits.leading),
    isItalic: fc.boolean(),
    isUpperCase: fc.boolean(),
    effect: oneOf(choices.TITLE_EFFECTS),
    effectColor: anyColor,
    nameSize: upTo(limits.nameSize, limits.leastNameSize),
    wideNameSize: upTo(limits.nameSize, limits.leastNameSize),
    color: anyColor,
  }),
  header: fc.record({
    align: oneOf(choices.ALIGNMENTS),
    shape: oneOf(choices.PICTURE_SHAPES),
    place: oneOf(choices.PICTURE_PLACES),
    pictureSize: upTo(limits.pictureSize, limits.leastPictureSize),
    widePictureSize: upTo(limits.pictureSize, limits.leastPictureSize),
    line: oneOf(choices.PICTURE_LINES),
    wide: oneOf(choices.WIDE_HEADERS),
  }),
  layout: fc.record({
    kind: oneOf(choices.LAYOUT_KINDS),
    gap: upTo(limits.gap),
    spread: oneOf(choices.SPREADS),
    row: upTo(limits.row),
    wideRow: upTo(limits.row),
  }),
  tiles: fc.record({
    align: oneOf(choices.ALIGNMENTS),
    edge: upTo(limits.edge),
    emblem: oneOf(choices.EMBLEM_GROUNDS),
    ornament: oneOf(choices.ORNAMENTS),
    ornamentColor: anyColor,
  }),
  sheet: fc.record({ color: anyColor, radius: upTo(limits.radius), accent: anyColor }),
});

const anyLine = fc.stringMatching(/^[\p{L}<>&"']{0,20}$/u);

/** What a tile may have beyond a plain one. What is usual is missing. */
const anyExtras = fc
  .record({
    secondLine: anyLine,
    emblem: fc.option(
      fc.oneof(
        fc.stringMatching(/^[\p{L}\d<&]{1,3}$/u).map((sign) => ({ sign })),
        oneOf(EMBLEM_ICONS).map((icon) => ({ icon })),
      ),
    ),
    size: oneOf(TILE_SIZES),
    surface: oneOf(SURFACES),
  })
  .map(({ secondLine, emblem, size, surface }) => ({
    base: { ...(secondLine !== '' && { secondLine }), ...(emblem && { emblem }), ...(size !== 'small' && { size }) },
    style: surface === 'filled' ? {} : { surface },
  }));

const anyUtm = fc.record(
  { source: fc.stringMatching(/^[a-z.]{1,9}$/), campaign: fc.stringMatching(/^[a-zäöü&]{1,9}$/) },
  { requiredKeys: ['source'] },
);

/** Any design with all that a design can have. */
export const anyFullDesign: fc.Arbitrary<PageDesign> = fc
  .record({
    design: anyMixedDesign,
    bio: anyLine,
    appearance: fc.option(anyAppearance),
    extras: fc.array(anyExtras, { maxLength: 8 }),
    lead: fc.nat(9),
    utm: fc.option(anyUtm),
  })
  .map(({ design, bio, appearance, extras, lead, utm }) => ({
    ...design,
    ...(utm && { utm }),
    ...(bio !== '' && { bio }),
    ...(appearance && { appearance }),
    tiles: design.tiles.map((tile, at): Tile => {
      const { base = {}, style = {} } = extras[at] ?? {};
      return {
        ...(at % 2 === lead % 2 && { id: `tile-${at}` }),
        ...tile,
        ...base,
        style: { ...tile.style, ...style },
        ...(at === lead && { isLead: true as const }),
      };
    }),
  }));
