import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, heading, note, paragraph, steps } from '../rich-text.mjs';
import { face } from '../portraits.mjs';
import { azulejos } from '../wallpapers.mjs';

const alfama = tile(
  'Day one: Alfama, slowly',
  paragraph(
    '**3 km, three hours, 90 m up.** Go before ten, or after five. Leave the map in your pocket: down is the river, up is the castle, and you cannot get lost for long.',
  ),
  steps(
    'Begin at **Santa Apolónia**, the station by the river. Coffee at the counter, standing.',
    '**Campo de Santa Clara**: the flea market, Tuesdays and Saturdays.',
    '**Panteão**, for the roof, not for the tombs.',
    'Down the **Beco do Carneiro**. At its narrowest you touch both walls.',
    '**Miradouro das Portas do Sol**. Sit.',
    'Past the **Sé** to Rua da Conceição, where the trams turn.',
  ),
  paragraph('The quarter on a map: [openstreetmap.org](https://www.openstreetmap.org/#map=17/38.7118/-9.1290).'),
  note('Smooth soles and wet limestone do not go together. Wear rubber.'),
);

const miradouros = tile(
  'Miradouros by the hour of light',
  bullets(
    '**Seven in the morning: Santa Luzia.** The sun comes over the river, and you are alone with two cats.',
    '**Ten: São Pedro de Alcântara.** The castle opposite is lit from the side.',
    '**Four: Graça.** Shade under the pines, and the whole town in front.',
    '**Sunset: Senhora do Monte.** The highest. Everybody knows it; it is worth it anyway.',
    '**Night: Santa Catarina.** The bridge, the red lights, somebody with a guitar.',
  ),
);

const tram = tile(
  'Where the 28 is not full',
  paragraph('The yellow tram that everybody waits for is a bus line for people who live here. Three ways to be kind and to sit:'),
  steps(
    'Board at **Campo de Ourique**, the western end, and not at Martim Moniz.',
    'Before eight or after nine in the evening.',
    'Or take the **12** round the castle, or the **24** to Campolide: the same cars, the same hills, free seats.',
  ),
  paragraph('A ticket from the machine underground costs about half of what the driver takes. Keep your bag in front of you.'),
);

const pasteis = tile(
  'Pastéis, ranked',
  paragraph('I have eaten all of these this year, warm, and paid for them.'),
  steps(
    '**Aloma**, Campo de Ourique: thin, dark, not too sweet',
    '**Manteigaria**, Chiado: they ring a bell when a tray comes out',
    '**Belém**: the pastry is the crispest in town; go late, and inside',
    '**The one on your corner**, when it is warm',
  ),
  paragraph(
    '{ochre|How to judge:} black spots on top, layers that break and do not bend, cream that trembles. Cinnamon is allowed. Talking is not.',
  ),
);

const tiles = tile(
  'How to read a tiled wall',
  bullets(
    '**Edges raised**, colours that ran: before 1600, made in Seville',
    '**Blue, yellow, a few figures**: the 17th century, carpets in clay',
    '**Blue on white, whole stories**: 1690 to 1750',
    '**The same flower four hundred times**: after 1850, printed, against the rain',
    '**Metro stations**: Maria Keil, 1957 onwards. Get out at Intendente.',
  ),
  paragraph('If somebody offers you an old tile in the street, do not buy it. It was on a house last week.'),
  heading('With me'),
  paragraph('Saturdays at nine, four people at most, in Portuguese, English or slow French: [rui@example.org](mailto:rui@example.org).'),
);

/** A guide: white tiles on the wall of a Lisbon house. */
export const rui = {
  linkname: 'lisbon-on-foot',
  design: design({
    title: 'Lisbon on foot',
    titleColor: '#ffffff',
    ground: '#2a57a0',
    links: linksTo('lisbon', 'home', 'instagram'),
    look: {
      text: color('#1d3a73'),
      button: color('#f7f4ea'),
      hover: color('#ffe3a1'),
      border: color('#1d3a73'),
      shadow: color('#12264d', 0.3),
      radius: 2,
      thickness: 25,
    },
    tiles: [alfama, miradouros, tram, pasteis, tiles],
  }),
  portrait: face({ ground: '#e2aa36', skin: '#b9805a', hair: '#1c2a2a', shirt: '#f6f1e4', cut: 'beard' }),
  wallpaper: azulejos(),
};
