import { leaf, lemon } from '../botany.mjs';

/** The lemon beside the sign-in and registration forms. On phones, its top 198 units are a band above the form. */
export default {
  width: 600,
  height: 900,
  seed: 11,
  side: 15.4,
  grout: 2,
  shapes: [
    { ink: 'slate', rect: [0, 0, 600, 900] },
    { ink: 'rose', path: 'M0 792 C90 782 170 806 250 800 C350 792 400 768 490 780 C530 786 570 800 600 804 L600 900 L0 900Z' },
    { ink: 'brick', path: 'M0 846 C90 838 150 866 250 856 C340 846 420 832 490 838 C540 842 570 850 600 856 L600 900 L0 900Z' },
    { ink: 'bark', side: 11, stroke: 10, path: 'M172 162 C230 128 300 108 380 107 C460 108 530 106 600 94' },
    ...leaf([408, 106], [268, 18], { side: 12.5 }),
    ...leaf([176, 162], [88, 268], { side: 12.5 }),
    ...leaf([500, 114], [556, 236], { side: 12.5 }),
    ...leaf([246, 126], [386, 206], { light: 'verd', dark: 'pine', side: 12.5 }),
    ...lemon({ x: 316, y: 388, scale: 1 }),
    ...leaf([208, 510], [100, 640], { light: 'verd', dark: 'pine', side: 12.5 }),
    ...leaf([426, 566], [516, 722], { side: 12.5 }),
  ],
  fade: [{ edge: 'right', reach: 90, ragged: 0.62, grain: 46 }],
};
