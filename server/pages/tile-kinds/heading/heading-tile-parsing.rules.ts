import type { TileParser } from '../tile-parser.rules.js';
import type { HeadingTile } from './heading-tile.rules.js';

export const parseHeadingTile: TileParser<HeadingTile> = () => ({});
