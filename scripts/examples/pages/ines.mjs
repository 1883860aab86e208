import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const crags = tile(
  'Five quiet crags near Lyon',
  paragraph(
    'Limestone, bolted, and empty on a weekday. I leave out the names, because quiet crags stay quiet that way: write to me, and say when you want to go.',
  ),
  bullets(
    '**The north face**, 1 h 50 by car: shade all day, 6a to 7b. June to September.',
    '**The old quarry**, 25 minutes: slabs, 5a to 6b. For an evening after work.',
    '**The balcony**, 55 minutes: steep, 6c and up. Closed for falcons from February to mid June.',
    '**The cold meadow**, 1 h 15: cool at 900 m, 5c to 7a. Good with children.',
    '**The second tier**, 1 h 10: corners and cracks. Bring ten quickdraws.',
  ),
  paragraph('{terracotta|Closures for birds are not advice.} Look at the board at the car park, and go to the next one.'),
);

const tape = tile(
  'How I tape a split finger',
  paragraph(
    'For a split fingertip or a flapper, so that the session can go on. Not for pulleys: pain deep in the finger means going home.',
  ),
  steps(
    'Stop the blood, wash, dry. Cut loose skin off cleanly, never pull.',
    'One strip of 1.5 cm tape, as long as the hand, torn in half lengthwise up to its last third.',
    'Lay the whole end on the nail, the two tails over the tip, crossed.',
    'Wind one tail behind the first joint, the other in front of it, in an X. The joint stays free.',
    'Close the fist ten times. White tip? Too tight.',
  ),
  note('At night: take it off, wash, wax. Skin heals in air.'),
);

const warmUp = tile(
  'Warm-up before hard moves',
  paragraph('Fourteen minutes, no equipment. The first hard move should be the fifteenth minute’s, not the first one’s.'),
  steps(
    '**4 min**: walk to the crag briskly, or skip. Until you take your jacket off.',
    '**2 min**: circles with wrists, elbows, shoulders, hips.',
    '**2 min**: ten slow press-ups, ten squats, ten scapular pulls on a jug.',
    '**2 min**: open and close the hands in the air, fifty times.',
    '**4 min**: traverse on big holds; each minute one hold smaller.',
  ),
  paragraph('Then two routes well below your limit. The second one fast.'),
);

const rack = tile(
  'Rope, rack and what I leave at home',
  heading('In the bag'),
  bullets(
    '70 m rope, 9.5 mm, its middle marked',
    '14 quickdraws, two of them long',
    'Belay device, two locking carabiners, a sling of 120 cm',
    'Helmet. Always, the belayer too.',
    'Tape, nail file, a headlamp in July as well',
  ),
  heading('At home'),
  bullets('The second pair of shoes', 'The speaker', 'A plan B that needs a phone signal'),
);

const reading = tile(
  'Reading a route from the ground',
  steps(
    'Find the rests first: ledges, corners, big holds. A route is what lies between them.',
    'Look for chalk, then ask what the chalk does not show: feet.',
    'Say the hard part aloud: “left, left, match, high right foot”.',
    'Decide where you clip from. The best hold is rarely beside the bolt.',
    'Climb it with your hands in the air. People will look. They do it too.',
  ),
  paragraph('And then, when it is different up there, forget all of it except the rests.'),
  note('I coach two people at a time, outdoors, from April to October: [ines@example.org](mailto:ines@example.org).'),
);

/** A climber: the default colours, with slightly rounded tiles. */
export const ines = {
  linkname: 'ines-moreau',
  design: design({
    title: 'Ines Moreau, notes from the wall',
    titleColor: '#ffffff',
    ground: '#474a71',
    links: linksTo('ines', 'home', 'instagram', 'youtube', 'discord'),
    look: {
      text: color('#f2f2f2'),
      button: color('#373a70'),
      hover: color('#4c5091'),
      border: color('#383b5c', 0.5),
      shadow: color('#000000', 0.1),
      radius: 14,
      thickness: 10,
    },
    tiles: [crags, tape, warmUp, rack, reading],
  }),
  portrait: face({ ground: '#8d90c4', skin: '#c98d66', hair: '#2a2134', shirt: '#e0a03a', cut: 'bun' }),
};
