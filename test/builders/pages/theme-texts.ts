import { bullets, code, heading, paragraph, richText, steps } from '../../../scripts/examples/rich-text.mjs';

const quote = (text: string) => paragraph(`_${text}_`);

/** A tile of the page in a theme, by its name, and the text that it opens. */
export interface ThemeText {
  readonly tile: string;
  readonly html: string;
}

/** What a creator of that kind would write, with everything that a text can have. By the ids of the themes. */
export const THEME_TEXTS: Readonly<Record<string, ThemeText>> = {
  limestone: {
    tile: 'How I tape a split finger',
    html: richText(
      paragraph(
        'A split opens along the crease, so the tape has to bridge the crease and still let the joint bend. **Narrow strips hold longer than wide ones.**',
      ),
      heading('What you need'),
      bullets('Zinc oxide tape, 12 mm', 'A little superglue for deep splits', 'Two minutes of patience'),
      heading('The three strips'),
      steps(
        'One turn above the joint, loose enough to slide a card under.',
        'Cross over the split to the other side.',
        'Lock with half a turn below. Bend, breathe, go.',
      ),
      quote('If it still bleeds after one route, the day is over. The wall stays where it is.'),
    ),
  },
  ravenna: {
    tile: 'Set a stone',
    html: richText(
      paragraph('You choose a glass, cut it yourself, and set it where it stays. **Two hours, eight people, one table.**'),
      heading('What we give you'),
      bullets('A hammer and a hardie', 'Forty colours of smalti', 'An apron, and a plaster'),
      quote('The gold is real, and thinner than a breath.'),
    ),
  },
  azulejo: {
    tile: 'Broa de milho',
    html: richText(
      paragraph(
        'The crust cracks like dry earth, the crumb is yellow and damp. We bake it on cabbage leaves, the way it was done in Avintes.',
      ),
      heading('What is in it'),
      bullets('White maize flour, 55 %', 'Rye flour, 25 %', 'Wheat flour, 20 %', 'Sourdough, water, salt'),
      heading('How to keep it'),
      paragraph(
        'Wrapped in linen, cut side down, it is good for **six days**. Toast it from the fourth. On the sixth, make _migas_: garlic, olive oil, kale, an egg.',
      ),
      heading('When'),
      bullets('Tuesday to Saturday from 8.30', '1 kg, 4.20 €; half a loaf, 2.20 €'),
    ),
  },
  zellige: {
    tile: 'Breath before sleep',
    html: richText(
      paragraph('In for four, hold for seven, out for eight. **Lie down before you count.**'),
      heading('How'),
      steps('Empty your lungs through the mouth.', 'Close it, and breathe in through the nose.', 'Hold. Then let it go, slowly.'),
      quote('Four rounds are enough. Nobody has stayed awake for a fifth.'),
    ),
  },
  terrazzo: {
    tile: 'Brew it at home',
    html: richText(
      paragraph('A cone, a paper, a kettle, and three minutes in which nobody may talk to you.'),
      heading('For one large cup'),
      bullets('15 g of coffee, like sea salt', '250 g of water at 94 °C'),
      heading('Then'),
      steps('Rinse the paper.', 'Wet the coffee, and wait for half a minute.', 'Pour in circles until it is all in.'),
    ),
  },
  pompeii: {
    tile: 'Lyrics, with the Latin',
    html: richText(
      paragraph('We sing what was scratched into walls. **Nobody asked the poets.**'),
      heading('What we left out'),
      bullets('Two verses on the price of wine', 'One name, which is still in the telephone book'),
      quote('Nihil durare potest tempore perpetuo.'),
    ),
  },
  delft: {
    tile: 'Inside the kiln',
    html: richText(
      paragraph('It takes **thirty hours**, and I am not allowed to look.'),
      heading('The hours'),
      steps('Ten up, slowly, so that nothing cracks.', 'Two at the top, 1060 °C.', 'Eighteen down, with the door shut.'),
      quote('The blue is grey until the very end.'),
    ),
  },
  bauhaus: {
    tile: 'colour: seven contrasts',
    html: richText(
      paragraph('Itten counted seven ways in which colours act on each other. **Look first, name later.**'),
      steps(
        'hue: red, yellow, blue, undiluted',
        'light and dark',
        'cold and warm',
        'complementary',
        'simultaneous: the grey that is not grey',
        'saturation',
        'extension: how much of each',
      ),
      heading('exercise for monday'),
      paragraph(
        'Cut twelve squares from magazines. Set them on one grey sheet so that _none_ of them jumps. Then move one square, and let it shout.',
      ),
      quote('Bring the sheet, not a photo of it.'),
    ),
  },
  riso: {
    tile: 'What riso is',
    html: richText(
      paragraph('A copier that prints one colour at a time, and never twice in the same place. **That is the point.**'),
      heading('What it needs'),
      bullets('Soy ink, by the drum', 'Paper without a coat', 'Somebody who says “lovely” when it slips'),
      quote('Pink over blue is a purple that no screen has.'),
    ),
  },
  newsprint: {
    tile: 'Lost and found in pages',
    html: richText(
      paragraph(
        'People leave things in books. We keep them in a biscuit tin under the till, and return what we can. **This spring’s finds:**',
      ),
      bullets(
        'Pressed fern, 1931: _Hardy_',
        'Bus ticket, Whitby single: _Dracula_',
        'One proposal, unanswered: _Emma_',
        'Rasher of bacon: _Law reports_',
      ),
      heading('Is one of them yours?'),
      paragraph('Tell us the book and, roughly, the page. We ask only that you describe the thing before we open the tin.'),
      quote('“Yes, of course. Ask me on the platform.” Found in Persuasion, p. 212, no signature.'),
    ),
  },
  blueprint: {
    tile: 'How I cut a release',
    html: richText(
      paragraph('Every second Thursday, before lunch, never after. The list lives in the repository, so that anyone can do it.'),
      heading('1. Freeze'),
      bullets('Label what waits: next', 'Read the diff since the last tag, all of it'),
      heading('2. Tag'),
      code('git switch main', 'make check', 'git tag -s v2.4.0', 'git push --follow-tags'),
      heading('3. Tell'),
      paragraph('Three sentences: what changed, **what breaks**, whom to thank. If there is nothing in the second, say so.'),
      quote('I once shipped with the debug port open. Hence step 1.'),
    ),
  },
  herbarium: {
    tile: 'Pressing a poppy',
    html: richText(
      paragraph('A poppy falls apart while you look at it. **Cut it in the morning, the hour it opens.**'),
      heading('How'),
      steps('Dip the stem into boiling water.', 'Lay it between two sheets, face down.', 'Change the sheets on the second day.'),
      quote('Blotting paper, bricks, and nobody who looks before Sunday.'),
    ),
  },
  nightmarket: {
    tile: 'How I record rain',
    html: richText(
      paragraph('Rain is quiet. What you hear is what it lands on. So I bring my own things for it to land on.'),
      heading('The kit'),
      bullets('Two omni mics, 40 cm apart', 'A colander, a sheet of bubble wrap, a tin tray', 'Freezer bags over the mics, and a sock'),
      heading('The trick'),
      paragraph(
        'Record **twenty minutes after** it starts: gutters are running, people are gone. Then pitch it down an octave and side-chain it to nothing.',
      ),
      paragraph('Free pack of 40 loops: [moth.example/rain](https://moth.example/rain)'),
    ),
  },
  subway: {
    tile: 'Start with these three',
    html: richText(
      paragraph('Forty minutes each, and none of them needs another one.'),
      steps('**Coney Island**, in February', '**Woodlawn**, with a gravedigger', '**Far Rockaway**, at high water'),
      quote('The best stories get on at the second last stop.'),
    ),
  },
  skylight: {
    tile: 'What is in my bag',
    html: richText(
      paragraph('One body, two lenses, and **three pairs of gloves**.'),
      heading('On the back'),
      bullets('A 24 mm for the sky', 'An 85 mm for whoever stands under it', 'Batteries, inside my coat'),
      quote('What stays in the car is what I need at four in the morning.'),
    ),
  },
  kiosk: {
    tile: 'Brakes that squeal',
    html: richText(
      paragraph('It is one of three things. **Two of them cost nothing.**'),
      steps(
        'Oil on the rim: wipe it, and stop spraying.',
        'Pads that are glass by now: file them.',
        'Pads that stand parallel: turn the toe in.',
      ),
      quote('If it still squeals, it likes you.'),
    ),
  },
  ember: {
    tile: 'Bread in the ashes',
    html: richText(
      paragraph('No oven, no tin. **The fire does not care what time it is, so neither do I.**'),
      heading('You need'),
      bullets('500 g of flour', 'A cup of water, warm', 'Ashes that no longer glow'),
      quote('Brush it off. What stays is pepper.'),
    ),
  },
  lemongrove: {
    tile: 'Candied peel',
    html: richText(
      paragraph('Only thick skins, and only in February. **It takes four days, and most of it is waiting.**'),
      steps(
        'Boil the peel three times, in new water.',
        'As much sugar as peel, and a little less water.',
        'Ten minutes a day, for three days.',
      ),
      quote('On the fourth, hide it from your children.'),
    ),
  },
  nightferry: {
    tile: 'Readings',
    html: richText(
      paragraph('I read at **the stern, on deck 7**, when the last lights of the fjord are gone.'),
      bullets('Kiel, 9 December, 23.40', 'Gothenburg, 11 December, 18.45'),
      quote('Bring a coat. The sea turns the pages.'),
    ),
  },
  peach: {
    tile: 'Why only two',
    html: richText(
      paragraph('Because I stir by hand, and have **two arms**.'),
      heading('How a flavour is chosen'),
      bullets('It is ripe today', 'My neighbour has too much of it', 'I dreamt of it'),
    ),
  },
  sage: {
    tile: 'What silence is not',
    html: richText(
      paragraph('It is not a test. **You may cough, leave, and fall asleep.**'),
      heading('What we ask'),
      bullets('Your telephone stays at the gate', 'Nobody is greeted before the bell'),
      quote('The blackbird is excused.'),
    ),
  },
  velvet: {
    tile: 'Before I sing',
    html: richText(
      paragraph('I do not speak on the day. **My daughter thinks it is a game, and wins.**'),
      heading('At six'),
      bullets('Steam, ten minutes', 'One pear, not cold', 'The score, shut'),
    ),
  },
  pebble: {
    tile: 'Glazes',
    html: richText(
      paragraph('Three buckets, and **none of them is ever the same twice**.'),
      bullets('Ash of the apple tree', 'Salt, thrown in at 1260 °C', 'Rain, for what the tap has too much of'),
    ),
  },
  graphite: {
    tile: 'The letter g',
    html: richText(
      paragraph('I have drawn it four hundred times. **It still looks at me.**'),
      heading('Two storeys or one'),
      paragraph('Two for reading, one for shouting. I have changed my mind in print.'),
    ),
  },
};
