/**
 * Draws the mosaics of the app: `node scripts/mosaic/draw.mjs [name…]` writes client/art/<name>.svg, or all of them.
 *
 * To add one, write drawings/<name>.mjs with a default export:
 *
 *   export default {
 *     width: 600, height: 900,                 // units of the viewBox, whole numbers
 *     seed: 7,                                 // any whole number: another seed, other stones
 *     side: 15,                                // side of a tessera, 9–17; a shape may have its own, for eyes and outlines
 *     grout: 1.8,                              // 1.4–2
 *     shapes: [                                // painted in order, later ones lie on top
 *       { ink: 'slate', rect: [x, y, width, height] },
 *       { ink: 'gold', side: 9, ellipse: [cx, cy, rx, ry] },
 *       { ink: 'rose', path: 'M0 0 L10 0 Q15 5 10 10 C…Z' },      // absolute M, L, Q, C, Z
 *       { ink: 'bark', side: 8, path: 'M0 0 L90 20', stroke: 8 },  // a line of this width
 *       { ink: 'verd', path: '…', at: { x, y, scale, turn: [dx, dy] } },
 *     ],
 *     holes: [{ x, y, width, height }],        // stays empty, rows flow round it
 *     fade: [{ edge: 'left', reach: 120 }],    // unfinished edge: left, right, top or bottom; ragged 0–1, grain in units
 *   };
 *
 * then run the program and commit the SVG with the drawing. Inks are named in inks.mjs. The output depends on the drawing
 * alone: the arithmetic is restricted to operations that every JavaScript engine rounds alike (no sines, no powers). The
 * modules take these from Math once, because looking up a global in a loop over pixels is slow where a test runner replaces it.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { layCells } from './cells.mjs';
import { cutStones } from './cut.mjs';
import { fadeEdges } from './fade.mjs';
import { contourField } from './field.mjs';
import { TONES, toneOf } from './inks.mjs';
import { createRandom } from './random.mjs';
import { FINE, paintRegions } from './raster.mjs';
import { writeSvg } from './svg.mjs';

const DRAWINGS = new URL('./drawings/', import.meta.url);
const ART = new URL('../../client/art/', import.meta.url);

/** @returns {string} the whole SVG file of a drawing */
export function drawMosaic(drawing) {
  const shapes = drawing.shapes.map((shape) => ({ side: drawing.side, ...shape }));
  const map = paintRegions(drawing);
  const field = contourField(map, drawing.side * FINE * 0.6);
  const stones = fadeEdges(cutStones(map, layCells(map, field, shapes), drawing.grout), drawing);
  const random = createRandom(drawing.seed);
  const coloured = stones.map((stone) => ({
    ...stone,
    colour: toneOf(shapes[stone.label].ink, Math.floor(random() * TONES)),
  }));
  return writeSvg(drawing, coloured);
}

/** @returns {Promise<object>} the drawing of that name */
export async function loadDrawing(name) {
  return (await import(new URL(`${name}.mjs`, DRAWINGS).href)).default;
}

async function main(names) {
  const all = (await readdir(DRAWINGS)).map((file) => file.replace('.mjs', '')).sort();
  for (const name of names.length > 0 ? names : all) {
    const svg = drawMosaic(await loadDrawing(name));
    await writeFile(new URL(`${name}.svg`, ART), svg);
    console.log(`client/art/${name}.svg ${svg.length} bytes`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
