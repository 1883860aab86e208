import type { Appearance } from '../../../../server/pages/appearance/appearance.rules.js';
import { difference, least, ofPage, pixels, scaled, type Length } from './length.js';

/*
 * How wide the title of a page may be, as its style sheets place it. On phones and on pages that are wider than 960 px, it stands elsewhere.
 */

/** The widest column of a phone, and its margins. */
const PHONE_COLUMN = 560;
const PHONE_MARGINS = 40;
/** The margins of a wide page, and the room between its header and its tiles. */
const WIDE_MARGINS = 128;
const BESIDE_TILES = 88;
/** Around the words on a plate that holds the page, and between that plate and the window. */
const IN_PLATE = 120;
const AROUND_PLATE = 64;
/** Around the words on the plate of a header. */
const IN_HEADER_PLATE = 96;
/** On phones, a plate with a line has more room inside. */
const IN_EDGED_PLATE = 84;
const IN_PLAIN_PLATE = 60;
/** Between a picture and a title beside it. */
const AFTER_PICTURE = 20;
const BEFORE_PICTURE = 16;
const AROUND_TITLE = 80;
/** The share of a phone that a picture beside the title has at most, in percent, and of a wide page. */
const PICTURE_SHARE = 34;
const SHEET_SHARE = 42;
const SHEET_TEXT = 520;
const AFTER_SHEET = 72;
/** Where tiles go from edge to edge. */
const BESIDE_FULL = least(ofPage(32), difference(ofPage(37.5), pixels(80)));
const ABOVE_FULL = difference(ofPage(100), pixels(80));

/** On pages narrower than 960 px. */
export function roomOnPhones(appearance: Appearance, hasPicture: boolean, hasOwnLine: boolean): Length {
  const { header, layout } = appearance;
  if (layout.spread === 'full') return difference(ofPage(100), pixels(96));
  const column = least(pixels(PHONE_COLUMN), difference(ofPage(100), pixels(phoneMargins(appearance))));
  if (!hasPicture || hasOwnLine || !isBesidePicture(header)) return column;
  const picture = least(pixels(header.pictureSize), ofPage(PICTURE_SHARE));
  return difference(column, picture, pixels(besidePicture(header)));
}

/** On pages from 960 px on. `column` is the width of a header beside the tiles, in CSS pixels. */
export function roomOnWidePages(appearance: Appearance, hasPicture: boolean, column: number): Length {
  const { header } = appearance;
  const isBeside = header.wide === 'beside';
  if (appearance.layout.spread === 'full') return isBeside ? BESIDE_FULL : ABOVE_FULL;
  if (isBeside && hasPicture && header.shape === 'banner') return besideSheet(header);
  const plate = holds(appearance, 'header') && header.shape !== 'banner' ? IN_HEADER_PLATE : 0;
  if (isBeside) return difference(besideTiles(appearance, column), pixels(plate));
  return difference(contentOf(appearance), pixels(plate + (hasPicture ? besidePictureOnWidePages(header) : 0)));
}

/** Whether the page has a plate that holds this. */
function holds({ panel }: Appearance, place: Appearance['panel']['holds']): boolean {
  return panel.kind !== 'none' && panel.holds === place;
}

/** Whether the title stands beside the picture on phones. */
export function isBesidePicture({ align, place, shape }: Appearance['header']): boolean {
  return align === 'start' && place !== 'above' && shape !== 'banner';
}

function phoneMargins(appearance: Appearance): number {
  if (!holds(appearance, 'page')) return PHONE_MARGINS;
  return appearance.panel.edge.alpha > 0 ? IN_EDGED_PLATE : IN_PLAIN_PLATE;
}

function besidePicture({ place }: Appearance['header']): number {
  return place === 'start' ? AFTER_PICTURE : BEFORE_PICTURE;
}

function besidePictureOnWidePages(header: Appearance['header']): number {
  if (header.place === 'above' || header.shape === 'banner') return 0;
  if (header.align === 'start') return header.widePictureSize + besidePicture(header);
  return header.place === 'start' ? header.widePictureSize + AROUND_TITLE : 0;
}

function besideSheet({ widePictureSize }: Appearance['header']): Length {
  const sheet = least(pixels(widePictureSize), ofPage(SHEET_SHARE));
  return least(pixels(SHEET_TEXT), difference(ofPage(100), sheet, pixels(WIDE_MARGINS + AFTER_SHEET)));
}

/** If there is no room for header and tiles side by side, both become narrower. */
function besideTiles(appearance: Appearance, column: number): Length {
  const tiles = tilesWidth(appearance);
  const both = difference(contentOf(appearance), pixels(BESIDE_TILES));
  return least(pixels(column), scaled(both, column / (column + tiles)));
}

/** The width of a page without its margins. */
function contentOf(appearance: Appearance): Length {
  const isOnPlate = holds(appearance, 'page');
  const page = difference(ofPage(100), pixels(isOnPlate ? IN_PLATE + AROUND_PLATE : WIDE_MARGINS));
  return appearance.header.wide === 'beside' && !isOnPlate ? page : least(pixels(tilesWidth(appearance)), page);
}

/** As wide as the tiles are where there is room, in CSS pixels. */
function tilesWidth(appearance: Appearance): number {
  const { header, layout } = appearance;
  const isBeside = header.wide === 'beside';
  if (layout.spread !== 'broad') return isBeside ? 600 : holds(appearance, 'page') ? 500 : 560;
  if (holds(appearance, 'page')) return 720;
  if (layout.kind === 'mosaic' && layout.row === 0) return 928;
  return isBeside ? besideBroad(appearance) : belowBroad(appearance);
}

function besideBroad(appearance: Appearance): number {
  return holds(appearance, 'tiles') ? 640 : 748;
}

function belowBroad(appearance: Appearance): number {
  if (appearance.header.shape === 'banner') return 928;
  return holds(appearance, 'header') ? 1040 : 1080;
}
