/** Each wave stands a little differently: how far its crest leans over, and how high it is. */
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

/** Four waves of a border that repeats sideways every 240 units, one wave to 60; they stand on whatever is drawn below. */
export default {
  width: 240,
  height: 46,
  seed: 5,
  side: 7.2,
  grout: 1.4,
  shapes: WAVES.map((wave, index) => ({ ink: 'slate', path: breaker(wave), at: { x: index * 60 } })),
};
