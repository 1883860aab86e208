import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const negroni = tile(
  'Negroni, three ratios',
  paragraph('The drink that forgives everything but warm glass. Gin, Campari, sweet vermouth; orange peel; one large piece of ice.'),
  bullets(
    '**1 : 1 : 1** (30 ml each): the classic, bitter and round',
    '**3 : 2 : 2** (45, 30, 30): for a juniper-heavy gin, before dinner',
    '**2 : 1 : 1** (50, 25, 25): dry, nearly a Martini with a grudge',
  ),
  steps(
    'Pour over ice, into the glass you will drink from.',
    'Stir 20 turns. Taste. It should be cold and a little soft.',
    'Squeeze the peel over the glass, skin side down, then drop it in.',
  ),
  note('Vermouth is wine: keep it in the fridge, and finish it within a month.'),
);

const syrups = tile(
  'A syrup shelf for beginners',
  paragraph('Three bottles cover most of the book. All by weight, so that a kitchen scale is the only tool.'),
  heading('Plain'),
  paragraph('200 g sugar, 200 g hot water. Stir until clear. Four weeks in the fridge.'),
  heading('Ginger'),
  paragraph(
    '200 g ginger, unpeeled and sliced thin, 200 g water, blended and pressed through a cloth. As much sugar as there is juice, stirred cold. Two weeks.',
  ),
  heading('Honey'),
  paragraph('200 g honey, 100 g hot water. Six weeks. With whisky, lemon and ginger it is a Penicillin.'),
);

const stirOrShake = tile(
  'Stir or shake?',
  paragraph('**Only clear things: stir. Juice, cream or egg: shake.** The rest is showmanship.'),
  bullets(
    'Stirring chills and waters down without air: the drink stays bright and heavy. 20 to 30 turns.',
    'Shaking adds air and splinters: the drink turns pale, light and sour-friendly. 12 seconds, hard.',
    'With egg white, shake once without ice first, then with.',
  ),
  paragraph(
    'And it is not about strength. Either way about a quarter of what you drink in the end is melted ice. That is not a loss; it is an ingredient.',
  ),
);

const noAlcohol = tile(
  'Drinks with no alcohol, and no apology',
  heading('Still Tonic'),
  paragraph('40 ml strong cold black tea, 20 ml lemon, 15 ml honey syrup, tonic. Ice, a bay leaf slapped once between the hands.'),
  heading('Leeds Sour'),
  paragraph('50 ml apple juice, the cloudy kind, 25 ml lemon, 15 ml ginger syrup, white of one egg. Shake dry, shake cold, strain.'),
  heading('Brine'),
  paragraph('Soda, 20 ml grapefruit, a spoon of olive brine, a long rosemary twig.'),
  paragraph('{verdigris|The trick:} what alcohol gives is bite and length. Look for it in tannin, acid, salt and heat.'),
);

const glasses = tile(
  'Glassware worth buying',
  bullets(
    '**Six tumblers**, heavy foot, 300 ml. They do nearly everything.',
    '**Four coupes**, 150 ml. Smaller than you think: a drink should be gone before it is warm.',
    '**Four highballs**, straight, 350 ml.',
  ),
  paragraph('Buy them second-hand and do not match them. Keep two in the freezer. That is the whole secret of a bar.'),
);

const ice = tile(
  'Ice',
  paragraph('Clear ice is slow ice: water that freezes from one side pushes air and minerals ahead of itself.'),
  steps(
    'Take a small cool box without its lid. Fill it with tap water and put it into the freezer.',
    'After 20 hours take it out, before the bottom is frozen. What is cloudy is the rest of the water: pour it off.',
    'Let the block stand for 15 minutes, or it will crack.',
    'Score it with a bread knife, tap the back of the blade. Store the cubes in a bag.',
  ),
  paragraph('Come and see it done: Thursdays from six, 14 Call Lane, Leeds. Questions to [bar@example.org](mailto:bar@example.org).'),
);

/** A bar: amber pills on bottle green. */
export const amari = {
  linkname: 'bitter-and-still',
  design: design({
    title: 'Bitter & Still',
    titleColor: '#f3d9a8',
    ground: '#14332b',
    links: linksTo('bitter', 'home', 'instagram', 'tiktok'),
    look: {
      text: color('#2a1a08'),
      button: color('#e9a94a'),
      hover: color('#f5c477'),
      border: color('#e9a94a'),
      shadow: color('#000000', 0.25),
      radius: 900,
      thickness: 35,
    },
    tiles: [negroni, syrups, stirOrShake, noAlcohol, glasses, ice],
  }),
  portrait: face({ ground: '#d8962f', skin: '#8a4b32', hair: '#15110f', shirt: '#1f4a3d', cut: 'curls' }),
};
