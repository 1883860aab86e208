/** Guides: a mountain with a route to its top. */
export default {
  width: 520,
  height: 404,
  seed: 29,
  side: 12.6,
  grout: 1.7,
  shapes: [
    { ink: 'sand', rect: [0, 0, 520, 404] },
    { ink: 'amber', side: 10, ellipse: [396, 66, 47] },
    { ink: 'gold', side: 10, ellipse: [396, 66, 36] },
    { ink: 'dusk', side: 11.5, path: 'M280 38 L452 268 L452 404 L120 404 L120 286Z' },
    { ink: 'lilac', side: 11.5, path: 'M280 38 L262 116 L276 168 L236 222 L248 282 L214 338 L226 404 L90 404 L90 304Z' },
    { ink: 'slate', side: 12, path: 'M392 118 L560 288 L560 404 L300 404 L322 208Z' },
    { ink: 'indigo', side: 12, path: 'M84 200 L222 346 L250 404 L-40 404 L-40 322Z' },
    { ink: 'rose', side: 9, stroke: 9, path: 'M284 66 L278 124 L296 166 L252 218 L264 276 L230 330 L244 372' },
    { ink: 'pine', side: 11.5, path: 'M0 380 C80 364 170 388 260 378 C350 366 430 364 520 380 L520 404 L0 404Z' },
  ],
};
