import type { PageDesign } from '../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';

const words =
  'Water the lemons at night and never when ground is warm from day prune them in spring before they bloom keep every fifth branch for birds'.split(
    ' ',
  );

/** So many words in an order that hardly compresses, as in what people write. */
function text(seed: number, length: number): string {
  return Array.from({ length }, (_, at) => words[(seed * 31 + at * at * 7 + at * seed) % words.length]).join(' ');
}

/** Eight tiles with the text of a short recipe each. `version` changes the title and one tile, as most publications do. */
export function realisticDesign(version = 0): PageDesign {
  const tiles = Array.from({ length: 8 }, (_, at) =>
    aTile({
      name: `What grows in corner ${at + 1}`,
      html: `<p><strong>${text(at, 6)}</strong></p><p>${text(at + 9, 18)}${at === 0 ? ` ${version}` : ''}</p><ul><li>${text(at + 17, 7)}</li><li>${text(at + 26, 5)}</li></ul>`,
      style: { radius: at * 7, thickness: at * 11 },
    }),
  );
  return aDesign({ title: `Version ${version} of this garden`, tiles });
}
