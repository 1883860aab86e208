// The pictures of a page in each theme: one that its theme was made for. Each is a function that draws an SVG.
import { gear, loaf, pressedFlowers, volcano } from './crafts.mjs';
import { bird, jug, kiln, letter, ship, tulip, wheel as pottersWheel } from './delftware.mjs';
import { aurora, fjord, fog, sand } from './landscapes.mjs';
import { engraving, niche, peacockHall, shapes, starryVault, zellij } from './mosaics.mjs';
import { cat, climber, cup, moth, photographer, train, wheel, yoga } from './people.mjs';
import { ferry, gate, hearth, lemons, sundae } from './quiet-places.mjs';
import { cairn, letterform, specimen, stage, table } from './studios.mjs';

/** By the ids of the themes. `tiles` are those of the picture tiles, in their order, and `emblems` those of the first tiles. */
export const themePictures = {
  limestone: { portrait: climber },
  ravenna: { portrait: niche, tiles: [starryVault, peacockHall] },
  azulejo: { portrait: loaf },
  zellige: { portrait: yoga, tiles: [zellij] },
  terrazzo: { portrait: cup },
  pompeii: { portrait: volcano },
  delft: { emblems: [jug, pottersWheel, kiln, tulip, ship, bird, letter] },
  bauhaus: { tiles: [shapes] },
  riso: { portrait: cat },
  newsprint: { tiles: [engraving] },
  blueprint: { portrait: gear },
  herbarium: { portrait: pressedFlowers },
  nightmarket: { portrait: moth },
  subway: { portrait: train },
  skylight: { portrait: photographer, wallpaper: fjord, tiles: [aurora, sand, fog] },
  kiosk: { portrait: wheel },
  ember: { portrait: hearth },
  lemongrove: { portrait: lemons },
  nightferry: { portrait: ferry },
  peach: { portrait: sundae },
  sage: { portrait: gate },
  velvet: { portrait: stage },
  pebble: { portrait: cairn, tiles: [table] },
  graphite: { portrait: letterform, tiles: [specimen] },
};
