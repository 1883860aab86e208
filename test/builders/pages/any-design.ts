import fc from 'fast-check';
import type { Color } from '../../../server/pages/design/color.rules.js';

import { SOCIAL_KINDS } from '../../../server/pages/design/social-links.rules.js';
import type { TextTile } from '../../../server/pages/tile-kinds/text/text-tile.rules.js';
import type { TextDesign } from '../../../server/pages/design/wire-design.rules.js';
import { anyCharacter } from '../any-character.js';

/** A text of any Unicode characters except NUL, within all limits. */
export const anyText: fc.Arbitrary<string> = fc
  .string({ unit: anyCharacter, maxLength: 30 })
  .map((text) => text.replaceAll('\0', '').slice(0, 60));

export const anyColor: fc.Arbitrary<Color> = fc.record({
  hex: fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
  alpha: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
});

const anyNumber = fc.double({ min: 0, max: 900, noNaN: true }).map((number) => number + 0);

const anyTile: fc.Arbitrary<TextTile> = fc.record({
  kind: fc.constant('text'),
  name: anyText,
  html: anyText,
  style: fc.record({
    text: anyColor,
    button: anyColor,
    hover: anyColor,
    border: anyColor,
    shadow: anyColor,
    radius: anyNumber,
    thickness: anyNumber,
  }),
});

const anyLink = fc.oneof(fc.constant(''), fc.webUrl());

/** Any design of text tiles within the limits. */
export const anyDesign: fc.Arbitrary<TextDesign> = fc.record({
  title: anyText,
  titleColor: anyColor,
  backgroundColor: anyColor,
  tiles: fc.array(anyTile, { maxLength: 4 }),
  socialLinks: fc.record(Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, anyLink]))),
});
