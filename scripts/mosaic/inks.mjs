/** The colours of the illustrations, and the five tones that the stones of one colour have. */

export const INKS = {
  slate: '#474A71',
  indigo: '#373A70',
  night: '#23254A',
  dusk: '#6A6D9A',
  lilac: '#8D8FB8',
  gold: '#E2AA36',
  amber: '#C88A24',
  straw: '#F3D27A',
  rose: '#C0593A',
  brick: '#94402A',
  peach: '#DD8A63',
  verd: '#3F8C7A',
  pine: '#2F6F63',
  jade: '#5AA590',
  mint: '#7FB8A6',
  bark: '#7A5236',
  oak: '#B98A5A',
  sand: '#E6D3A6',
  dune: '#D9BF85',
  chalk: '#F6F1E4',
  ice: '#D3DAE6',
};

/** Negative is towards black, positive towards white. */
const STEPS = [-0.1, -0.05, 0, 0.05, 0.1];
export const TONES = STEPS.length;

/** @returns {string} the hex colour of one of the five tones; 0 is the darkest */
export function toneOf(ink, tone) {
  const step = STEPS[tone];
  const target = step < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => parseInt(INKS[ink].slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(step)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
