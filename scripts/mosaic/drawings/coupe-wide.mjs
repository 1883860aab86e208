import { placed } from '../placed.mjs';
import coupe from './coupe.mjs';

const STEMMED =
  'M186 120 L370 120 L290 244 L287 258 L287 372 C290 386 330 392 336 408 L220 408 C226 392 266 386 269 372 L269 258 L266 244Z';
const TALL = 'M700 104 L846 104 L836 408 L710 408Z';

/** The cover of a post about drinks, with three different glasses. Phones show only the middle 686 units. */
export default {
  width: 1060,
  height: 440,
  seed: 9,
  side: 14.4,
  grout: 1.8,
  shapes: [
    { ink: 'brick', rect: [0, 0, 1060, 440] },
    { ink: 'ice', side: 11, path: STEMMED },
    { ink: 'amber', side: 10, path: 'M212 146 L344 146 L282 236 L274 236Z' },
    { ink: 'rose', side: 8, ellipse: [282, 172, 15] },
    { ink: 'verd', side: 10, ellipse: [838, 104, 44] },
    { ink: 'mint', side: 9, ellipse: [838, 104, 32] },
    { ink: 'ice', side: 11, path: TALL },
    { ink: 'straw', side: 11, path: 'M718 158 L828 158 L820 392 L726 392Z' },
    { ink: 'ice', side: 12, path: 'M732 176 L772 170 L778 210 L738 216Z' },
    { ink: 'ice', side: 12, path: 'M776 226 L814 234 L806 272 L768 264Z' },
    { ink: 'ice', side: 12, path: 'M734 286 L772 280 L778 318 L740 324Z' },
    ...placed(coupe.shapes.slice(1), { x: 354, y: 0, scale: 0.846 }),
  ],
};
