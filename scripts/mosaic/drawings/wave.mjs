/** How far the crest of each wave leans, and how much lower it is. The waves differ a little. */
const WAVES = [
  [0, 0],
  [2, 1.5],
  [-1.5, 0.5],
  [1, -1],
];

const breaker = ([lean, drop]) => {
  const top = 3 + drop;
  const tip = 52 + lean;
  return `M1 46 C4 22 15 ${top + 1} 35 ${top} C48 ${top} 56 13 ${tip} 25 C47 19 41 17 37 22 C33 28 41 41 57 46Z`;
};

/** Four waves for a border that repeats horizontally every 240 units. They stand on the shapes below them. */
export default {
  width: 240,
  height: 46,
  seed: 5,
  side: 7.2,
  grout: 1.4,
  shapes: WAVES.map((wave, index) => ({ ink: 'slate', path: breaker(wave), at: { x: index * 60 } })),
};
