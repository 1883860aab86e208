/** The cover of a post about guides: the mountain of the smaller drawing in a mountain range. Phones show only the middle 686 units. */
export default {
  width: 1060,
  height: 440,
  seed: 29,
  side: 14,
  grout: 1.8,
  shapes: [
    { ink: 'sand', rect: [0, 0, 1060, 440] },
    { ink: 'amber', side: 11, ellipse: [768, 98, 52] },
    { ink: 'gold', side: 11, ellipse: [768, 98, 40] },
    { ink: 'dusk', side: 12, path: 'M530 46 L724 300 L724 440 L370 440 L370 320Z' },
    { ink: 'lilac', side: 12, path: 'M530 46 L512 130 L526 184 L486 240 L498 302 L462 360 L474 440 L320 440 L330 330Z' },
    { ink: 'slate', side: 13, path: 'M652 156 L772 276 L856 212 L958 304 L1060 238 L1060 440 L580 440 L604 260Z' },
    { ink: 'indigo', side: 13, path: 'M104 262 L186 322 L302 198 L446 356 L480 440 L-20 440 L-20 350Z' },
    { ink: 'rose', side: 10, stroke: 10, path: 'M534 76 L528 138 L546 182 L502 238 L514 298 L480 354 L494 400' },
    { ink: 'pine', side: 12, path: 'M0 412 C160 394 340 418 530 408 C720 396 900 396 1060 414 L1060 440 L0 440Z' },
  ],
};
