const BACK = 'M58 206 C104 142 176 114 244 118 C314 122 366 156 408 190';
const KEEL = 'C362 256 304 290 228 288 C152 284 98 252 58 206Z';

/** Cooking: a fish over the sea. The fish is within the middle 332 rows, so the drawing can be cropped to a wide shape. */
export default {
  width: 520,
  height: 404,
  seed: 3,
  side: 12.6,
  grout: 1.7,
  shapes: [
    { ink: 'dune', rect: [0, 0, 520, 404] },
    { ink: 'mint', path: 'M0 306 C70 298 150 314 230 316 C320 318 390 300 520 306 L520 404 L0 404Z' },
    { ink: 'verd', path: 'M0 360 C70 352 150 366 230 368 C320 370 400 354 520 358 L520 404 L0 404Z' },
    { ink: 'rose', side: 10, path: 'M204 128 C220 88 258 72 304 84 L334 102 L320 136Z' },
    { ink: 'rose', side: 10, path: 'M396 196 L486 106 C466 166 470 238 500 308 L396 212Z' },
    { ink: 'night', side: 5.5, stroke: 5.5, path: 'M396 188 L486 106 C466 166 470 238 500 308 L396 214' },
    { ink: 'indigo', side: 11, path: `${BACK} L408 212 ${KEEL}` },
    { ink: 'ice', side: 9, path: `M70 218 C150 252 270 244 408 208 L408 212 ${KEEL}` },
    { ink: 'dusk', side: 8, stroke: 8, path: 'M182 216 C260 222 340 212 402 198' },
    { ink: 'night', side: 5.5, stroke: 5.5, path: `${BACK} L408 212 ${KEEL}` },
    { ink: 'rose', side: 9.5, path: 'M226 268 L296 262 C298 286 308 306 304 322 C272 322 244 300 226 268Z' },
    { ink: 'gold', side: 8, stroke: 8, path: 'M170 140 C186 172 188 204 174 236' },
    { ink: 'straw', side: 8, ellipse: [118, 186, 24] },
    { ink: 'night', side: 20, ellipse: [118, 186, 11] },
  ],
};
