import { parseProfileAddress } from '../link-address.rules.js';
import type { TileParser } from '../tile-parser.rules.js';
import type { LinkTile } from './link-tile.rules.js';

export const parseLinkTile: TileParser<LinkTile> = (input, place, faults) => parseProfileAddress(input, place, faults);
