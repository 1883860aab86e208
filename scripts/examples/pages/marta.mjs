import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';
import { kitchenTable } from '../wallpapers.mjs';

const sugo = tile(
  'Sugo, the slow one',
  paragraph('**For six people, or for two and a freezer.** It wants two hours and almost none of your attention.'),
  heading('What you need'),
  bullets(
    '1.5 kg ripe tomatoes, or three tins of whole plum tomatoes',
    '1 onion, peeled and halved',
    '80 g butter',
    'Salt, and nothing else',
  ),
  heading('What to do'),
  steps(
    'Skin fresh tomatoes: cut a cross, pour boiling water over them, wait one minute, pull.',
    'Put everything into a wide pan. Break the tomatoes up with a spoon.',
    'Let it murmur on the lowest flame, **without a lid**, for two hours. Stir when you walk past.',
    'Take the onion out. It is the cook’s: eat it on bread.',
    'Taste, then salt. A sauce that has shrunk by half needs less than you think.',
  ),
  paragraph('{terracotta|Never put a lid on it:} the water has to leave. If it spits, the flame is too high.'),
);

const focaccia = tile(
  'Focaccia for impatient people',
  paragraph('Ten minutes of work in the evening, none at night, bread at noon. No kneading.'),
  heading('For one tray of 30 × 40 cm'),
  bullets('500 g strong white flour', '400 g water, cold', '10 g salt', '3 g dried yeast', '60 g olive oil, and more for the tray'),
  heading('The evening before'),
  steps(
    'Stir flour, water, salt and yeast until no flour is dry.',
    'Wait half an hour. Fold the edges to the middle, once round.',
    'Cover, and into the fridge for 12 to 24 hours.',
  ),
  heading('Next day'),
  steps(
    'Oil the tray well. Tip the dough in and leave it for two hours in a warm kitchen.',
    'Oil your fingers and press holes down to the metal.',
    'Pour over the rest of the oil mixed with two spoons of water and a pinch of salt.',
    'Bake at 240 °C for 20 to 25 minutes, until it is the colour of a violin.',
  ),
);

const water = tile(
  'Salt your pasta water properly',
  paragraph(
    '**Ten grams of salt for each litre of water, one litre for each 100 g of pasta.** Weigh it once, look at it in your palm, and trust your hand after that.',
  ),
  bullets(
    'Salt goes in when the water boils: it dissolves at once and does not mark the pot.',
    'No oil. It only keeps the sauce from holding on.',
    'Save a cup of the water before you drain. It is cloudy with starch, and starch is what makes a sauce cling.',
    'Take the pasta out two minutes early and finish it in the pan, with that cup.',
  ),
  note('Sauce with anchovies, capers or pecorino? Then seven grams.'),
);

const bread = tile(
  'What to do with stale bread',
  paragraph('Bread is not old, it is dry. Nine answers, in the order in which I reach for them:'),
  steps(
    '**Panzanella**: soak, squeeze, then tomatoes, cucumber, onion, basil, vinegar.',
    '**Ribollita**: beans, cavolo nero, bread, and a second day.',
    '**Pappa al pomodoro**: sugo, garlic, bread, an hour.',
    '**Crumbs** with anchovy and chilli, on spaghetti instead of cheese.',
    '**Polpette**: a third bread, two thirds of whatever is left.',
    '**Passatelli**: crumbs, parmesan, egg, nutmeg, pressed into broth.',
    '**Croutons** in the oil in which you fried the sage.',
    '**Bread pudding** with the milk that should go.',
    '**Breadcrumbs** in a jar, dried at 100 °C, for the other eight.',
  ),
);

const knives = tile(
  'My knives, and who sharpens them',
  paragraph('Three are enough: a cook’s knife of 21 cm, a small one that fits the hand, and one with teeth for bread and tomatoes.'),
  bullets(
    'Steel it before each use: ten strokes, at the angle of a matchbox leaned on its long side.',
    'Wash it by hand, dry it, put it away. The dishwasher takes the edge.',
    'A wooden or soft plastic board. Glass is for cheese.',
  ),
  paragraph(
    'Twice a year they go to **Sergio**, who comes with his wheel to the market in Via Ugo Bassi, the first Tuesday of the month, from eight until he is done.',
  ),
);

const lessons = tile(
  'Come and cook with me',
  paragraph('**Wednesdays at seven**, eight people, one table. You cook, you eat, you take the sauce home.'),
  bullets(
    'First of the month: fresh egg pasta, by hand and by pin',
    'Second: what to do with a whole chicken',
    'Third: focaccia and two soups',
    'Fourth: whatever the market had',
  ),
  paragraph('€45, wine included. Tell me what you do not eat: [marta@example.org](mailto:marta@example.org).'),
);

/** A cook: cream tiles on a table in the light of a window. */
export const marta = {
  linkname: 'marta',
  design: design({
    title: 'Marta’s Wednesday kitchen',
    titleColor: '#4a1f12',
    ground: '#fcf3e4',
    links: linksTo('marta', 'home', 'instagram', 'youtube', 'tiktok', 'medium'),
    look: {
      text: color('#4a1f12'),
      button: color('#fcf3e4'),
      hover: color('#f3dfbf'),
      border: color('#4a1f12'),
      shadow: color('#4a1f12', 0.2),
      radius: 6,
      thickness: 55,
    },
    tiles: [sugo, focaccia, water, bread, knives, lessons],
  }),
  portrait: face({ ground: '#f5dcc0', skin: '#e6b08d', hair: '#6b3a22', shirt: '#4a7c3f', cut: 'long' }),
  wallpaper: kitchenTable(),
};
