import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';
import { honeycomb } from '../wallpapers.mjs';

const year = tile(
  'The year of a colony',
  bullets(
    '**January**: lift the hive with one hand. Light? Feed fondant. Otherwise leave them alone.',
    '**March**: willow flowers. First look, five minutes, above 12 °C.',
    '**April**: cherry. Give room before they ask for it.',
    '**May**: swarming. Look every seven days, every single frame.',
    '**June, July**: lime and forest. Honey.',
    '**August**: harvest done, treat against mites, feed.',
    '**October**: narrow the door, mouse guard on.',
    '**December**: oxalic acid on a frosty, brood-free day. Then read about bees.',
  ),
);

const swarm = tile(
  'A swarm in your garden',
  paragraph('It looks like the end of the world and is the calmest that bees ever are: no home to defend, bellies full of honey.'),
  steps(
    'Keep three metres away, and children indoors behind a window: it is worth watching.',
    'No water hose, no smoke, no spray.',
    'Note where they hang, how high, how large: a fist, a melon, a bucket.',
    'Call me: [0316 000 000](tel:+43316000000). I come within two hours around Graz, for nothing.',
  ),
  note(
    'Single insects going in and out of a hole in the ground are wasps or wild bees. I cannot move those, and they will be gone by autumn.',
  ),
);

const honey = tile(
  'What honey I have left',
  bullets('**Cherry and dandelion**, creamed: €7 for 500 g', '**Lime**, clear, minty: €8', '**Forest**, dark, not for children’s tea: €9'),
  paragraph(
    'From the shelf by the gate in Andritz, pay into the tin, bring the jar back. It is crystallised? That is a sign of nothing having been done to it. A water bath at 40 °C makes it run again.',
  ),
  paragraph('{terracotta|Never for babies under one year}, whatever your grandmother says.'),
);

const mites = tile(
  'Count your mites',
  paragraph('You cannot see what is killing them. Count, three times a year, and write it down.'),
  steps(
    'Half a cup of bees from a brood frame, about 300. **Not the queen.** Look twice.',
    'Into a jar with a mesh lid, two spoons of icing sugar.',
    'Roll for a minute, wait two, shake over a white plate.',
    'Give the bees back. They will be sugared and offended.',
    'Count the dots. In July **more than 6** of 300: treat this week. In September more than 9: treat today.',
  ),
);

const flowers = tile(
  'Ten plants instead of a lawn',
  paragraph('In the order of flowering, so that there is always something open:'),
  steps(
    'Crocus',
    'Willow, a male one',
    'Dandelion, by doing nothing',
    'Sage',
    'Borage',
    'White clover',
    'Marjoram',
    'Viper’s bugloss',
    'Sedum',
    'Ivy, allowed to get old',
  ),
  paragraph(
    'Single flowers, not double ones: a double rose has given its nectar up for petals. And a shallow dish of water with stones in it.',
  ),
);

const visit = tile(
  'Look into a hive with me',
  paragraph('Saturdays in May and June at three, six people, veils are here. Closed shoes, light clothes, no perfume.'),
  paragraph('Allergic? Then come in January, when we make candles: [oskar@example.org](mailto:oskar@example.org).'),
);

/** A beekeeper: honey and wax. */
export const oskar = {
  linkname: 'oskars-bees',
  design: design({
    title: 'Oskar keeps bees',
    titleColor: '#3b2405',
    ground: '#f7cf5e',
    links: linksTo('oskar', 'home', 'facebook'),
    look: {
      text: color('#3b2405'),
      button: color('#fff7dc', 0.94),
      hover: color('#ffe9a6'),
      border: color('#a86a00'),
      shadow: color('#7a4a00', 0.22),
      radius: 12,
      thickness: 40,
    },
    tiles: [year, swarm, honey, mites, flowers, visit],
  }),
  portrait: face({ ground: '#fff0bf', skin: '#eebf98', hair: '#8a5a2b', shirt: '#f4f1e6', cut: 'hat' }),
  wallpaper: honeycomb(),
};
