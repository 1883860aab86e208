const EYES = [
  [152, 156],
  [258, 156],
];
/** Rows of scalloped feathers on the breast: left end, height and number of scallops. */
const FEATHERS = [
  [149, 262, 4],
  [163, 288, 3],
  [177, 314, 2],
];

const eye = ([x, y]) => [
  { ink: 'sand', side: 9.5, ellipse: [x, y, 50] },
  { ink: 'gold', side: 8.5, ellipse: [x, y, 31] },
  { ink: 'night', side: 8, ellipse: [x, y, 16] },
  { ink: 'night', side: 20, ellipse: [x, y, 7] },
];

const scallops = ([left, y, count]) => {
  let path = `M${left} ${y}`;
  for (let i = 0; i < count; i += 1) path += ` Q${left + 28 * i + 14} ${y + 26} ${left + 28 * i + 28} ${y}`;
  return { ink: 'bark', side: 6.5, stroke: 6.5, path };
};

/** Teaching: an owl on its branch. */
export default {
  width: 410,
  height: 404,
  seed: 13,
  side: 13,
  grout: 1.7,
  shapes: [
    { ink: 'pine', rect: [0, 0, 410, 404] },
    {
      ink: 'oak',
      side: 11,
      path: 'M98 32 C140 70 172 78 205 78 C238 78 270 70 312 32 C316 90 328 150 326 220 C324 312 276 364 205 364 C134 364 86 312 84 220 C82 150 94 90 98 32Z',
    },
    {
      ink: 'sand',
      side: 9.5,
      path: 'M205 214 C254 214 284 236 280 276 C274 324 240 352 205 352 C170 352 136 324 130 276 C126 236 156 214 205 214Z',
    },
    ...FEATHERS.map(scallops),
    { ink: 'bark', side: 10.5, path: 'M87 176 C126 220 130 290 168 358 C116 344 84 292 84 220Z' },
    { ink: 'bark', side: 10.5, path: 'M323 176 C284 220 280 290 242 358 C294 344 326 292 326 220Z' },
    ...EYES.flatMap(eye),
    { ink: 'bark', side: 9, path: 'M98 32 C128 84 190 96 205 148 C220 96 282 84 312 32 C276 74 236 84 205 84 C174 84 134 74 98 32Z' },
    { ink: 'gold', side: 8.5, path: 'M205 160 L224 188 L205 226 L186 188Z' },
    { ink: 'bark', side: 10.5, path: 'M0 368 C90 352 300 348 410 364 L410 388 C300 374 100 378 0 392Z' },
    { ink: 'amber', side: 8, path: 'M152 346 L192 346 L192 371 L152 371Z' },
    { ink: 'amber', side: 8, path: 'M218 346 L258 346 L258 371 L218 371Z' },
  ],
};
