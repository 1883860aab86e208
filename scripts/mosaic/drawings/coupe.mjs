/** Drinks: a coupe with a slice of blood orange and a twist of lime. */
export default {
  width: 410,
  height: 540,
  seed: 9,
  side: 13,
  grout: 1.8,
  shapes: [
    { ink: 'brick', rect: [0, 0, 410, 540] },
    { ink: 'rose', side: 11, ellipse: [296, 142, 76] },
    { ink: 'peach', side: 10, ellipse: [296, 142, 62] },
    { ink: 'straw', side: 5.5, stroke: 5, path: 'M296 142 L296 82' },
    { ink: 'straw', side: 5.5, stroke: 5, path: 'M296 142 L238 118' },
    { ink: 'straw', side: 5.5, stroke: 5, path: 'M296 142 L346 106' },
    {
      ink: 'ice',
      side: 11.5,
      path: 'M72 160 L338 160 C338 246 300 304 228 322 L222 342 L222 430 C226 448 286 452 296 482 L114 482 C124 452 184 448 188 430 L188 342 L182 322 C110 304 72 246 72 160Z',
    },
    { ink: 'straw', side: 10.5, path: 'M94 194 L316 194 C308 258 270 294 205 296 C140 294 102 258 94 194Z' },
    { ink: 'gold', side: 10.5, path: 'M102 228 L308 228 C294 272 258 295 205 296 C152 295 116 272 102 228Z' },
    { ink: 'verd', side: 11, stroke: 12, path: 'M290 150 C308 112 360 120 364 166 C366 200 340 222 310 210' },
  ],
};
