import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const loading = tile(
  'LOAD A ROLL OF 35MM',
  paragraph('In the shade, with dry hands, and without hurry. Most lost rolls were never on the spool.'),
  steps(
    'Turn the rewind crank: if it resists, there is a film inside. Stop.',
    'Pull the crank up, the back opens. Cartridge in, crank down.',
    'Pull the leader to the spool on the right and push its tip into a slot.',
    'Advance once with the back open: both rows of holes sit on the teeth.',
    'Close. Take up the slack with the crank, gently.',
    'Advance and release twice. {terracotta|The crank must turn with it.} If it does not, begin again.',
    'Set the film speed. Write it on a piece of tape.',
  ),
);

const sunny = tile(
  'SUNNY 16, EXPLAINED',
  paragraph('Your meter has died, the sun has not. In full sun, at **f/16**, the shutter speed is **one over the film speed**.'),
  code(
    'ISO 100 → 1/125     ISO 400 → 1/500',
    '',
    'f/16   full sun, hard shadows',
    'f/11   light haze, soft shadows',
    'f/8    overcast, hardly any shadow',
    'f/5.6  heavy cloud',
    'f/4    open shade, or the sun just down',
  ),
  paragraph(
    'Each step is one stop: open the aperture by one, or halve the speed. Snow and sand: one stop less. If in doubt, give more: negative film forgives light, never the lack of it.',
  ),
);

const developing = tile(
  'DEVELOP AT HOME',
  paragraph('One tank, three liquids, a dark cupboard. About 40 minutes for a black and white film.'),
  steps(
    '**In the dark:** film on the reel, reel in the tank, lid on. Now light.',
    '**Developer**, 20 °C, for as long as its sheet says for your film. Turn the tank over four times in the first ten seconds of each minute. Tap it on the table.',
    '**Stop**: water with a dash of vinegar does. One minute.',
    '**Fixer**, five minutes. After that you may look.',
    '**Wash** in running water, ten minutes. A drop of washing-up liquid in the last one.',
    'Hang it up in the bathroom, with a peg at its foot. Do not touch it until morning.',
  ),
  note('Colour is the same with warmer water and less patience: 38 °C, in a bath.'),
);

const contacts = tile(
  'CONTACT SHEETS',
  paragraph('Thirty-six pictures, one sheet, no mercy. It shows how you look at things, which single pictures hide.'),
  bullets(
    'Print the whole film, the failures too, edge to edge.',
    'Put it on the wall for a week before you mark anything.',
    '**Red**: I would print it. At most three.',
    '**Blue**: I missed it by a second or a step. These teach you.',
    'Look for what you photograph twice. That is your subject.',
  ),
);

const critique = tile(
  'CRITIQUE HOUR, THURSDAYS',
  paragraph('Seven in the evening, Ystadsgatan 12, Malmö. Bring one print, not a phone. Coffee is there.'),
  heading('House rules'),
  steps(
    'The print lies on the table; whoever made it is silent for five minutes.',
    'First what we see, then what we think, then what we would try.',
    '“I like it” is not a sentence.',
    'You leave with one thing to do.',
  ),
  paragraph('No need to sign up. Darkroom keys and chemistry on Saturdays: [kay@example.org](mailto:kay@example.org).'),
);

/** A film photographer: white lines and capitals on black. */
export const kay = {
  linkname: 'grain-school',
  design: design({
    title: 'Grain School',
    titleColor: '#f4f1ea',
    ground: '#0d0d0e',
    links: linksTo('grain', 'home', 'instagram', 'youtube', 'discord'),
    look: {
      text: color('#f4f1ea'),
      button: color('#0d0d0e'),
      hover: color('#3a3835'),
      border: color('#f4f1ea'),
      shadow: color('#000000', 0),
      radius: 0,
      thickness: 70,
    },
    tiles: [loading, sunny, developing, contacts, critique],
  }),
  portrait: face({ ground: '#1f3a38', skin: '#e9bd98', hair: '#b6502c', shirt: '#f0ede4', cut: 'long' }),
};
