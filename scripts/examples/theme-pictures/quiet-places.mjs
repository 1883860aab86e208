// A fire, a grove, a ferry and other places, in squares of 500 unless it says otherwise.
import { around, box, closed, disc, fade, fill, line, picture, round, seeded, turned } from './svg.mjs';

/** A fire in the mouth of an oven. */
export function hearth() {
  const bricks = Array.from({ length: 15 }, (_, at) => {
    const [inner, outer] = [150, 212].map((radius) => [-180 + at * 12, -169 + at * 12].map((angle) => around(250, 300, radius, angle)));
    return fill(['#8a4a30', '#7a3f29', '#96553a'][at % 3], closed([inner[0], outer[0], outer[1], inner[1]]));
  });
  const flame = (color, height, width) =>
    fill(
      color,
      `M${-width} 0C${-width * 1.2} ${-height * 0.5} ${-width * 0.1} ${-height * 0.55} 0 ${-height}C${width * 0.2} ${-height * 0.6} ${width * 1.3} ${-height * 0.5} ${width} 0z`,
    );
  const parts = [
    box('#c98a62', 0, 0, 500, 500),
    fill('#1c0d09', 'M100 420V300a150 150 0 0 1 300 0v120z'),
    ...bricks,
    box('#7a3f29', 38, 300, 60, 120),
    box('#7a3f29', 402, 300, 60, 120),
    disc('#a2461b', 250, 360, 120, 'opacity=".45"'),
    turned(190, 412, -6, flame('#d8572a', 150, 34)),
    turned(312, 412, 6, flame('#d8572a', 170, 36)),
    turned(250, 414, 0, flame('#ec9a4e', 220, 58)),
    turned(250, 414, 0, flame('#ffd98a', 120, 30)),
    line('#5a2f1c', 26, 'M150 414l200-20M152 396l196 20', 'stroke-linecap="round"'),
    box('#5d3324', 0, 420, 500, 80),
    box('#f3dcc0', 0, 420, 500, 10),
  ];
  return picture(500, 500, parts.join(''));
}

const lemon = `${fill('#f8d23c', 'M-58 0C-58-36-30-50 0-50s44 10 56 34q14 2 16 16-2 14-16 16C44 40 30 50 0 50S-58 36-58 0z')}${fill('#fff3a6', 'M-40-14q10-20 34-24-22 14-28 30z')}`;
const leaf = fill('#3b8a4e', 'M0 0C20-40 70-46 100-34 84-2 40 16 0 0z') + line('#1f6b4a', 4, 'M4-2Q44-20 84-28');

/** Two lemons and their leaves before the sea. */
export function lemons() {
  const parts = [
    box('#8fd0d8', 0, 0, 500, 500),
    box('#2f8fa6', 0, 300, 500, 200),
    line('#bfe6ea', 6, 'M40 340h80M180 366h60M320 338h110M90 420h50M360 430h80', 'stroke-linecap="round"'),
    disc('#fffdf0', 404, 92, 44),
    line('#10312b', 12, 'M-10 40Q160 30 300 150M180 66Q150 120 160 170', 'stroke-linecap="round"'),
    turned(120, 44, 100, leaf, 1.1),
    turned(210, 86, -30, leaf, 1.2),
    turned(296, 150, 10, leaf, 1.3),
    turned(160, 110, 150, leaf),
    turned(160, 260, 74, lemon, 1.55),
    turned(318, 286, 98, lemon, 1.75),
  ];
  return picture(500, 500, parts.join(''));
}

/** A ferry with its lights on, and what they do to the water. All of it is in the part that a banner shows on wide screens. */
export function ferry() {
  const random = seeded(7);
  const stars = Array.from({ length: 90 }, () =>
    disc('#cdd6f7', round(random() * 500), round(random() * 166), round(0.4 + random() * 0.8)),
  );
  const lights = Array.from({ length: 8 }, (_, at) =>
    line('#ffd27a', 1.8, `M${104 + at * 12} 198v${round(10 + random() * 44)}`, 'stroke-dasharray="5 3.5" opacity=".7"'),
  );
  const waves = Array.from({ length: 70 }, () => {
    const y = round(196 + random() ** 1.5 * 290);
    return `M${round(random() * 490)} ${y}h${round(8 + random() * (y - 186) * 0.3)}`;
  });
  const parts = [
    `${fade('night', '#070c2a', '#1b2760', '#4a5aa6')}${box('url(#night)', 0, 0, 500, 190)}`,
    ...stars,
    fill('#ffe0a3', 'M392 112a17 17 0 1 1-16 24 16.5 16.5 0 0 0 16-24z'),
    fill('#141d4a', 'M0 178l44-18 54 16 46-20 60 22 56-12 70 16 50-20 60 16 60-14v40H0z'),
    box('#0b1238', 0, 186, 500, 314),
    line('#2c3870', 1.6, waves.join(''), 'stroke-linecap="round"'),
    ...lights,
    turned(86, 106, 0, ship(), 0.29),
  ];
  // Wide screens show it large.
  return picture(1500, 1500, `<g transform="scale(3)">${parts.join('')}</g>`);
}

/** The ship, 480 wide; the water is 318 below. */
function ship() {
  const row = (color, y, count, from) => Array.from({ length: count }, (_, at) => box(color, from + at * 26, y, 16, 13)).join('');
  return [
    fill('#f4f6ff', 'M92 214h330l24 44H78z'),
    fill('#cdd6f7', 'M126 178h250v32H126z'),
    fill('#f4f6ff', 'M150 150h120v26H150z'),
    box('#c5472c', 310, 126, 46, 52),
    box('#0b1238', 310, 138, 46, 10),
    line('#8ea0d8', 4, 'M196 150v-44M182 118h28'),
    fill('#27325f', 'M34 254h420l-40 66H82z'),
    fill('#1c2650', 'M58 292h374l-18 28H82z'),
    line('#8ea0d8', 5, 'M40 270h410'),
    row('#ffd27a', 228, 12, 104),
    row('#ffe7b8', 188, 9, 140),
    row('#ffd27a', 157, 4, 160),
  ].join('');
}

/** Two scoops in a cup. */
export function sundae() {
  const parts = [
    `${fade('air', '#ffe2c6', '#fbb9a5')}${box('url(#air)', 0, 0, 500, 500)}`,
    disc('#fff5ee', 250, 250, 196, 'opacity=".55"'),
    disc('#f7a27c', 204, 210, 74),
    disc('#fff5ee', 298, 214, 72),
    disc('#e0637c', 250, 140, 66),
    disc('#f08aa0', 230, 120, 20, 'opacity=".7"'),
    disc('#a3233f', 262, 70, 22),
    line('#5a1f33', 5, 'M266 50q10-34 40-38', 'stroke-linecap="round"'),
    fill('#7d2b45', 'M122 234h256l-40 170q-88 30-176 0z'),
    fill('#a44a66', 'M122 234h256l-6 26H128z'),
    line('#fbd3c0', 6, 'M168 274l22 120M250 278v130M332 274l-22 120', 'opacity=".55" stroke-linecap="round"'),
    line('#d9a15c', 26, 'M356 96l-30 120', 'stroke-linecap="round"'),
    line('#b57c3a', 3, 'M344 120l20 6M338 146l20 6M332 172l20 6'),
    disc('#7d2b45', 250, 440, 60, 'opacity=".12"'),
  ];
  return picture(500, 500, parts.join(''));
}

/** A garden gate between two yews. */
export function gate() {
  const yew = (x, width) => fill('#4a6140', `M${x - width} 430C${x - width} 250 ${x - 24} 150 ${x} 110c24 40 ${width} 140 ${width} 320z`);
  const bars = [0, 1, 2, 3, 4, 5].map((at) => `M${186 + at * 26} ${Math.abs(at - 2.5) * 12 + 226}V430`);
  const parts = [
    `${fade('morning', '#f6f1da', '#dfe6c8')}${box('url(#morning)', 0, 0, 500, 500)}`,
    disc('#f3d58a', 250, 190, 66),
    fill('#b9c49c', 'M0 300q130-50 250-10t250-20v230H0z'),
    fill('#e6dcc0', 'M206 430h88l70 70H136z'),
    yew(84, 90),
    yew(416, 90),
    fill('#5d7850', 'M84 130c16 60 30 160 30 300H84zM416 130c16 60 30 160 30 300h-30z'),
    line('#2b3a25', 7, bars.join(''), 'stroke-linecap="round"'),
    line('#2b3a25', 9, 'M176 262q74-90 148 0M176 392h148', 'stroke-linecap="round"'),
    box('#8f9c78', 160, 230, 18, 200),
    box('#8f9c78', 322, 230, 18, 200),
    disc('#a7b48c', 169, 226, 15),
    disc('#a7b48c', 331, 226, 15),
    fill('#8aa074', 'M0 430h160v14H0zM340 430h160v14H340z'),
  ];
  return picture(500, 500, parts.join(''));
}
