import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { inOneLine, parseText } from '../../design/field-parsing.rules.js';
import { parseProfileAddress } from '../link-address.rules.js';
import type { TileParser } from '../tile-parser.rules.js';
import type { PictureTile } from './picture-tile.rules.js';
import { parseTilePicture } from './tile-picture.rules.js';

export const parsePictureTile: TileParser<PictureTile> = (input, place, faults) => {
  const given = input.picture ?? null;
  const picture = given === null ? null : parseTilePicture(given);
  if (picture === undefined) faults.add(`${place}.picture`, 'PICTURE_NOT_FOUND');
  return {
    picture: picture ?? null,
    alternative: inOneLine(parseText(input.alternative ?? '', `${place}.alternative`, DESIGN_LIMITS.alternativeLength, faults)),
    ...parseProfileAddress(input, place, faults),
  };
};
