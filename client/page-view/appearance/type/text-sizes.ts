import type { FaceId } from '../../../../server/pages/appearance/faces.rules.js';

/** On phones, and on wide pages, in CSS pixels. */
type Sizes = readonly [phone: number, wide: number];
type SizesOfFaces = Readonly<Partial<Record<FaceId, Sizes>>>;

const SECOND_LINES: SizesOfFaces = {
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

const BIO_LINES: SizesOfFaces = {
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
export function secondLineSizes(face: FaceId): Sizes {
  return SECOND_LINES[face] ?? [14, 16];
}

/** The sizes of the line about a page. */
export function bioSizes(face: FaceId): Sizes {
  return BIO_LINES[face] ?? [17, 20];
}
