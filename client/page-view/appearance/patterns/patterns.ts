import type { Pattern } from '../../../../server/pages/appearance/appearance.rules.js';
import { drawAzulejo } from './azulejo.js';
import { drawBricks, drawDots, drawGrid, drawScales, drawStripes, drawWaves } from './line-patterns.js';
import type { DrawPattern } from './pattern.js';
import { drawTerrazzo } from './terrazzo.js';
import { drawTesserae } from './tesserae.js';

/** The drawing of every pattern. */
export const PATTERN_DRAWINGS: Readonly<Record<Pattern, DrawPattern>> = {
  tesserae: drawTesserae,
  azulejo: drawAzulejo,
  terrazzo: drawTerrazzo,
  grid: drawGrid,
  bricks: drawBricks,
  dots: drawDots,
  stripes: drawStripes,
  scales: drawScales,
  waves: drawWaves,
};
