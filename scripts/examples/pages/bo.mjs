import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const puncture = tile(
  'Mend a puncture in the rain',
  paragraph('Fifteen minutes with two levers, a patch and a pump. The wheel can stay in.'),
  steps(
    'Let all the air out. Press the tyre into the middle of the rim all the way round: now it is loose.',
    'Two levers, opposite the valve, one side only. Pull the tube out.',
    'Pump it up, hold it to your lip: you feel the hole before you see it.',
    'Dry, roughen, rubber solution thinly, **wait three minutes**. Most patches fail here.',
    'Press the patch on for a minute. Leave the foil on, it hurts nobody.',
    'Feel along the inside of the tyre. The glass is still in there.',
    'Tube in with a breath of air, tyre on with your thumbs, ending **at the valve**.',
  ),
);

const chain = tile(
  'Is my chain worn?',
  paragraph('A chain does not stretch, its pins wear. Measure in time and it costs €20. Too late, and it takes the sprockets along: €90.'),
  code(
    '12 links, pin to pin:',
    '  304.8 mm   new',
    '  306.3 mm   0.5 %: change it, 11 or 12 gears',
    '  307.1 mm   0.75 %: change it, fewer gears',
    '  307.8 mm   1 %: sprockets too',
  ),
  paragraph('Clean it with a rag, oil the inside, one drop to a link, wait an hour, wipe the outside dry. Oil outside only collects sand.'),
);

const brakes = tile(
  'Brakes that squeal',
  bullets(
    '**Rim brakes**: turn the pads in at the front by 1 mm. Wash the rim with washing-up liquid.',
    '**Discs**: something oily is on them. Spirit on the disc, sand the pads, or new ones.',
    '**Roller brakes**: grease. It is in every Dutch shed.',
    '**All of them**: a loose headset squeals like a brake. Hold the front brake and push: does it knock?',
  ),
  paragraph('{terracotta|A lever that touches the handlebar is not noise but danger.} Come in now, I do brakes while you wait.'),
);

const night = tile(
  'Lights, locks and the law',
  bullets(
    'White in front, red behind, steady. Blinking is forbidden on the bicycle itself.',
    'Reflectors: red behind, yellow on the pedals, white or yellow on the wheels.',
    'A bell. A shout is not a bell.',
    'Two locks of different kinds: a ring lock, and a chain through frame and rack.',
    'Write down the frame number. It is under the bottom bracket or on the seat tube.',
  ),
);

const prices = tile(
  'What I charge',
  bullets(
    'Puncture: **€14**, outside tyre too +€6',
    'New chain and a check: **€32**',
    'Wheel trued: **€18**',
    'Whole service: **€75**, one day',
    'Use my stand and tools yourself: **€5** an hour, advice included',
  ),
  heading('Open'),
  paragraph(
    'Tuesday to Saturday, nine to six, Voorstraat 71, Utrecht. The bell is a bicycle bell. Parts for old three-speeds are in the drawer nobody opens: ask.',
  ),
  note('[bo@example.org](mailto:bo@example.org), or just roll in.'),
);

/** A bicycle repairer: enamel blue on sky, and a thick line. */
export const bo = {
  linkname: 'spoke-and-pawl',
  design: design({
    title: 'Spoke & Pawl, bicycles mended',
    titleColor: '#0c2a4d',
    ground: '#bfe1ec',
    links: linksTo('spoke', 'home', 'instagram'),
    look: {
      text: color('#ffffff'),
      button: color('#c2381b'),
      hover: color('#a22c13'),
      border: color('#0c2a4d'),
      shadow: color('#0c2a4d', 0.35),
      radius: 4,
      thickness: 60,
    },
    tiles: [puncture, chain, brakes, night, prices],
  }),
  portrait: face({ ground: '#ffd166', skin: '#f2c7a3', hair: '#3b2b20', shirt: '#0c2a4d', cut: 'cap' }),
};
