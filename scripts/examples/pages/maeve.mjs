import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';

const bowl = tile(
  'Throw a bowl that stands',
  paragraph('500 g of clay, ten minutes, and the first twenty will fall. That is not talent missing, it is clay learning you.'),
  steps(
    '**Wedge** it a hundred times: a bubble now is a crack later.',
    '**Centre**: elbows on the knees, fast wheel, push until nothing moves but the wheel.',
    '**Open** down to one centimetre of floor. Measure with a needle.',
    '**Compress** the floor from the middle out and back, three times. This is what stops the S-shaped crack.',
    '**Pull** three times, slower each time, hands touching each other.',
    '**Belly** from the inside with a rib, wheel slow.',
    'Cut, lift with dry hands, and do not look back.',
  ),
);

const glaze = tile(
  'One celadon, by weight',
  paragraph('A quiet green for stoneware, 1,260 to 1,280 °C in reduction. In an electric kiln the same recipe is a pale straw yellow.'),
  code('potash feldspar   40', 'quartz            30', 'whiting           20', 'china clay        10', '+ red iron oxide   2'),
  steps(
    'Powder into water, never water into powder. Wear a mask.',
    'Sieve twice, 80 mesh, until it runs like single cream.',
    'Dip for three seconds. Wipe the foot clean, 3 mm up.',
    'Always a test tile first: your quartz is not my quartz.',
  ),
);

const firing = tile(
  'When the kiln is lit',
  bullets(
    '**Biscuit**: second weekend of the month, to 1,000 °C',
    '**Glaze**: last weekend, to 1,270 °C',
    'Your pots by Thursday evening, dry. Cold to the cheek means wet.',
  ),
  paragraph(
    'Shelf space is €2.50 for each litre of pot, biscuit and glaze together. I turn away what I cannot name: foreign clay has melted onto my shelves once.',
  ),
);

const repair = tile(
  'Mend a cracked cup',
  paragraph(
    'A broken favourite can look better than before. Epoxy is not for food, though: afterwards the cup holds pencils, or dry flowers.',
  ),
  steps(
    'Wash, dry for two days, lay the pieces out in the order in which they fell.',
    'Slow epoxy, a film as thin as breath, on one side only.',
    'Hold with low-tack tape across, never along, the break.',
    'After a day cut off what came out with a blade. Then brass powder in lacquer on the line, if you like to show it.',
  ),
);

const seconds = tile(
  'Seconds Saturday',
  paragraph(
    'First Saturday of the month, ten to two, the green door behind the mill in Shanagarry. Crooked, spotted, singing ones: half price and less.',
  ),
  heading('Classes'),
  bullets('Six Tuesday evenings, €210, clay and two firings included', 'One wheel is lower, for a chair. Ask and it is yours.'),
  paragraph('[maeve@example.org](mailto:maeve@example.org)'),
  note('I post, in straw. Nothing has broken since 2019.'),
);

/** A ceramicist: celadon pebbles on raw clay. */
export const maeve = {
  linkname: 'maeve-pots',
  design: design({
    title: 'Maeve makes pots',
    titleColor: '#3a2c22',
    ground: '#ece2d4',
    links: linksTo('maeve', 'home', 'instagram'),
    look: {
      text: color('#1f3a31'),
      button: color('#b4cdbd'),
      hover: color('#c9dccf'),
      border: color('#7d9c8b'),
      shadow: color('#3a2c22', 0.18),
      radius: 26,
      thickness: 30,
    },
    tiles: [bowl, glaze, firing, repair, seconds],
  }),
  portrait: face({ ground: '#c98f6b', skin: '#f0cdb2', hair: '#d7cfc4', shirt: '#5e7f70', cut: 'bun' }),
};
