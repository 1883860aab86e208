import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';
import { marsh } from '../wallpapers.mjs';

const beginning = tile(
  'Begin with ten birds',
  paragraph(
    'Not with a book of six hundred. Learn ten so well that you know them by a shadow; every other bird is then “not one of the ten”.',
  ),
  steps('House sparrow', 'Blackbird', 'Great tit', 'Robin', 'Wood pigeon', 'Magpie', 'Mallard', 'Grey heron', 'Common swift', 'Chaffinch'),
  paragraph(
    'For each: size against the sparrow, shape of the beak, what it does with its tail, one sound. Write it down in your own words.',
  ),
);

const dawn = tile(
  'Who sings when, before sunrise',
  paragraph('In May the chorus is a clock. Minutes before sunrise, at my window, over nine years:'),
  code(
    '−80   redstart',
    '−55   song thrush',
    '−50   robin',
    '−45   blackbird',
    '−40   cuckoo',
    '−40   wren',
    '−30   great tit',
    '−25   chiffchaff',
    '−15   chaffinch',
    '  0   the sun',
    '+10   starling, when it is all over',
  ),
  paragraph(
    'Sit down in one place, close your eyes, raise a finger for each new voice. Recordings to learn from: [xeno-canto.org](https://xeno-canto.org).',
  ),
);

const binoculars = tile(
  'Binoculars, once and for life',
  bullets(
    '**8 × 32**: light enough to be with you. The pair at home sees nothing.',
    'The first number makes it larger and shakier; more than 10 needs a stand.',
    'With glasses: eye relief of 16 mm or more, eyecups down.',
    'Look at a twig against the sky. Red and green edges? Put it back.',
    'Second-hand from a known maker beats new from a leaflet.',
  ),
  heading('How to find the bird in them'),
  paragraph('Look **at the bird** and lift the binoculars between your eyes and it. Never look for it through them.'),
);

const marshes = tile(
  'Four days on the Biebrza',
  bullets(
    '**Late April**: water as far as you can see. Ruffs, black-tailed godwits, geese by the thousand.',
    '**First week of May**: great snipe on their dancing ground, at dusk.',
    '**May**: aquatic warblers from the wooden path at Długa Luka, an hour before sunset.',
    '**September**: cranes gather; go to the tower at Burzyn at six in the evening.',
  ),
  paragraph('Rubber boots, a ticket of the national park, and nobody leaves the path: the nests are on the ground.'),
);

const list = tile(
  'Keep a list that is worth something',
  steps(
    'Date, place, from when to when.',
    'Every kind that you saw, the common ones too, with a number.',
    'What you did not see counts: a full list says that the lapwing was not there.',
    'Same walk, same hour, once a week.',
  ),
  paragraph(
    'After three years you know more about your pond than anybody on earth. Give it to somebody who counts: your bird society will be glad of it.',
  ),
);

const walks = tile(
  'Walk with me',
  paragraph(
    'Sundays, half an hour before sunrise, from the bridge at Goniądz. Slow, silent, back for breakfast. Children come free and see more.',
  ),
  paragraph('[tomasz@example.org](mailto:tomasz@example.org)'),
  note('I have three pairs of binoculars to lend.'),
);

/** A birdwatcher: paper over a marsh in the morning. */
export const tomasz = {
  linkname: 'tomasz-birds',
  design: design({
    title: 'Tomasz, morning birds',
    titleColor: '#17343a',
    ground: '#f3efe2',
    links: linksTo('tomasz', 'home', 'medium'),
    look: {
      text: color('#17343a'),
      button: color('#ffffff', 0.88),
      hover: color('#ffffff'),
      border: color('#17343a', 0.25),
      shadow: color('#17343a', 0.2),
      radius: 22,
      thickness: 22,
    },
    tiles: [beginning, dawn, binoculars, marshes, list, walks],
  }),
  portrait: face({ ground: '#9fc3bd', skin: '#efc6a4', hair: '#5c4a3a', shirt: '#4f5f30', cut: 'beard' }),
  wallpaper: marsh(),
};
