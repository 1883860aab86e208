import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const firstLessons = tile(
  'Your first ten lessons',
  paragraph('So that you know what you are in for, and can tell whether you are on the way.'),
  steps(
    'Sitting, and the weight of the arm. One tune on black keys.',
    'Five fingers, five notes, both hands in turn.',
    'Reading from middle C, three notes up and three down.',
    'Counting aloud. It feels silly, and it is half of music.',
    'Hands together, for four bars.',
    'The thumb goes under: C major over one octave.',
    'Loud and soft, without fast and slow.',
    'The pedal, by ear and not by foot.',
    'Chords: three of them carry a hundred songs.',
    'You play me one page by heart. I only listen.',
  ),
);

const scales = tile(
  'Scales without tears',
  paragraph('A scale is not a warm-up. It is the alphabet of the hand: learn it once, and every piece in that key is half known.'),
  heading('The fingering that solves nearly everything'),
  code(
    'right hand, C D E G A B major:  1 2 3 1 2 3 4 5',
    'left hand,  C D E G A major:    5 4 3 2 1 3 2 1',
    'right hand, F major:            1 2 3 4 1 2 3 4',
  ),
  heading('How'),
  bullets(
    'One key a week, in the order C, G, D, A, F, and so on.',
    'Play it in rhythms: long-short, short-long, then even.',
    'Stop at each thumb and look: is the wrist level?',
    'One octave well beats four octaves somehow.',
  ),
);

const practising = tile(
  'How to practise for 20 minutes',
  paragraph('**Twenty minutes a day beat two hours on Sunday.** Here is how to spend them:'),
  bullets(
    '**3 minutes**: something you can play, for the pleasure of it',
    '**5 minutes**: one scale, in rhythms',
    '**10 minutes**: four bars of the new piece, no more',
    '**2 minutes**: those four bars inside the whole line',
  ),
  paragraph(
    'The four bars: hands apart until each is easy, then together at **half** the tempo. Three times without a fault, then a notch faster. A fault on the way means that the tempo was wrong, not you.',
  ),
  paragraph('Write down what you did in one line. Tomorrow begins there.'),
);

const sightReading = tile(
  'Sight-reading, one bar at a time',
  steps(
    'Look for a minute before you play: key, metre, the densest bar.',
    'Choose the tempo at which you can play that bar.',
    'Cover the bar you are playing with a card, and read the next one.',
    'Never go back. Wrong notes are cheap, a lost beat is not.',
  ),
  paragraph('Use pieces two years easier than yours, and never the same one twice. A hymn book is perfect: four voices, no tricks.'),
);

const prices = tile(
  'Lesson prices and free hours',
  bullets('30 minutes: **€28**', '45 minutes: **€38**', 'Trial lesson: nothing'),
  heading('Free hours this term'),
  bullets('Tuesday 15:00, 15:45 and 17:30', 'Thursday 18:15', 'Saturday 10:00, every other week'),
  paragraph(
    'I teach in the Südvorstadt, second floor, no lift; there is a bench for parents. Write to [theo@example.org](mailto:theo@example.org) and say what you would like to play a year from now.',
  ),
  note('A lesson that you call off a day before costs nothing.'),
);

/** A piano teacher: white, square, thin lines. */
export const theo = {
  linkname: 'theo-brandt',
  design: design({
    title: 'Theo Brandt teaches piano',
    titleColor: '#16161a',
    ground: '#fafaf8',
    links: linksTo('theo', 'home', 'youtube'),
    look: {
      text: color('#16161a'),
      button: color('#ffffff'),
      hover: color('#ecece8'),
      border: color('#b6b6ae'),
      shadow: color('#000000', 0),
      radius: 0,
      thickness: 10,
    },
    tiles: [firstLessons, scales, practising, sightReading, prices],
  }),
  portrait: face({ ground: '#dcdcd8', skin: '#efc8a6', hair: '#a9a8a0', shirt: '#20211f', cut: 'short' }),
};
