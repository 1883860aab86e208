import type { TypefaceId } from '../../../../server/pages/appearance/typefaces.rules.js';

/** On phones, and on wide pages, in CSS pixels. */
type Sizes = readonly [phone: number, wide: number];
type SizesOfTypefaces = Readonly<Partial<Record<TypefaceId, Sizes>>>;

const SECOND_LINES: SizesOfTypefaces = {
  'archivo-narrow': [16, 21],
  'bricolage-grotesque': [14, 14],
  figtree: [14, 14],
  forum: [17, 17],
  'jetbrains-mono': [13, 13],
  jost: [15, 16],
  karla: [14, 14],
  'la-belle-aurore': [22, 22],
  'sorts-mill-goudy': [16, 16],
  'system-serif': [15, 18],
  'work-sans': [15, 15],
};

const BIO_LINES: SizesOfTypefaces = {
  'archivo-narrow': [18, 28],
  'bricolage-grotesque': [16, 19],
  'chakra-petch': [16, 19],
  forum: [19, 24],
  'jetbrains-mono': [14, 16],
  jost: [18, 22],
  karla: [16, 19],
  'libre-caslon-text': [15, 17],
  overpass: [16, 20],
  'sorts-mill-goudy': [18, 21],
  'system-serif': [15, 17],
  'work-sans': [16, 18],
};

/** The sizes of second lines on tiles. Letters of the same size are wide in one typeface, and small in another one. */
export function secondLineSizes(typeface: TypefaceId): Sizes {
  return SECOND_LINES[typeface] ?? [14, 16];
}

/** The sizes of the line about a page. */
export function bioSizes(typeface: TypefaceId): Sizes {
  return BIO_LINES[typeface] ?? [17, 20];
}
