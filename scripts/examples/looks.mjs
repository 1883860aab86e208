// How the example pages look: a theme for each, a line about the page, and what its tiles show beside their names.

/** A tile: its second line, and perhaps an emblem, a size in the mosaic, or that it is the lead. An emblem is the name of an icon. */
const look = (secondLine, more = {}) => ({ secondLine, ...more });
const icon = (name) => ({ emblem: { icon: name } });
const lead = { isLead: true };
const wide = { size: 'wide' };

/** The design of an example page in its look. `applyTheme` and `themes` are the product's: its sources in tests, its build in commands. */
export function inItsLook({ linkname, design }, { applyTheme, themes }) {
  const { theme: id, bio, tiles } = looks[linkname];
  const theme = themes.find((one) => one.id === id);
  return applyTheme({ ...design, bio, tiles: design.tiles.map((tile, index) => ({ ...tile, ...tiles[index] })) }, theme);
}

/** By linkname; the tiles are in the order of the page. */
export const looks = {
  marta: {
    theme: 'terrazzo',
    bio: 'Dinner for whoever comes, every Wednesday. Bologna, third floor, ring twice.',
    tiles: [
      look('Three hours, one spoon', icon('flame')),
      look('No kneading, and nobody will know', icon('clock')),
      look('Ten grams a litre, and why', icon('info')),
      look('Five ways, from Monday to Friday', icon('calendar')),
      look('Two are enough', icon('scissors')),
      look('Six at my table, wine included', { ...icon('utensils'), ...lead }),
    ],
  },
  'theo-brandt': {
    theme: 'bauhaus',
    bio: 'Piano for beginners of any age. Leipzig, two streets from the opera.',
    tiles: [
      look('What to expect, week by week', { ...lead, ...wide }),
      look('Slow, even, in the dark'),
      look('Before supper'),
      look('With a metronome and patience', wide),
      look('Thursdays are full', wide),
    ],
  },
  'bitter-and-still': {
    theme: 'nightmarket',
    bio: 'Drinks, explained. 14 Call Lane, Leeds, from six.',
    tiles: [
      look('One drink, three tempers', lead),
      look('Plain, ginger, honey'),
      look('The rule has one line'),
      look('Still Tonic, Leeds Sour, Brine'),
      look('Second-hand, and not matched'),
      look('Clear ice is slow ice'),
    ],
  },
  'lisbon-on-foot': {
    theme: 'azulejo',
    bio: 'Rui walks you through Lisbon, at the pace of somebody who lives there.',
    tiles: [
      look('Three hours, four stairs, one ginjinha', lead),
      look('Where to stand, and when'),
      look('Which stop, which hour'),
      look('Seven bakeries, one winner'),
      look('Dates, marks and mistakes'),
    ],
  },
  'grain-school': {
    theme: 'blueprint',
    bio: 'Film photography from the first roll on. Malmö, and by post.',
    tiles: [
      look('Practise with a dead roll', lead),
      look('No meter, no battery'),
      look('A tank, a drawer, 20 °C'),
      look('Edit before you print'),
      look('Bring three frames'),
    ],
  },
  'ines-moreau': {
    theme: 'limestone',
    bio: 'Notes from the wall. Limestone mostly, Lyon always.',
    tiles: [
      look('Approach, aspect and the best months'),
      look('Three strips, no bulk'),
      look('Fourteen minutes, no equipment'),
      look('Eleven kilos, and a list'),
      look('What I draw before I touch it'),
    ],
  },
  halyard: {
    theme: 'pompeii',
    bio: 'Three voices, one concertina, and songs made for pulling on ropes.',
    tiles: [
      look('Bristol, Bath and one boat', lead),
      look('You will need them'),
      look('There are only four'),
      look('Weddings, wakes, launchings'),
      look('A room, a list, somebody to begin'),
    ],
  },
  'maeve-pots': {
    theme: 'delft',
    bio: 'Bowls, cups and one glaze at a time, in Shanagarry.',
    tiles: [
      look('Centre, open, stop', icon('amphora')),
      look('Six jars and a scale', icon('palette')),
      look('Three times a year', icon('flame')),
      look('Lacquer, gold, weeks', icon('heart')),
      look('The first of the month, until they are gone', { ...icon('tag'), ...wide }),
    ],
  },
  'oskars-bees': {
    theme: 'herbarium',
    bio: 'Forty hives above Graz, and what they taught me.',
    tiles: [
      look('month by month'),
      look('do not spray, call me', lead),
      look('lime, chestnut, forest'),
      look('sugar, jar, three minutes'),
      look('in flower from March on'),
      look('veils for everybody'),
    ],
  },
  'layla-arabic': {
    theme: 'zellige',
    bio: 'دروس قصيرة لمن يبدأ من الصفر، من عمّان.',
    tiles: [
      look('ثلاثة أحرف كل يوم', { ...icon('pencil'), ...wide }),
      look('للتحية والشكر', icon('message-circle')),
      look('من اليسار!', icon('clock')),
      look('وكيف تتجنبها', icon('book')),
      look('درس أول مجاني', { ...icon('users'), ...lead }),
    ],
  },
  'spoke-and-pawl': {
    theme: 'kiosk',
    bio: 'Bicycles mended while you wait, if you wait a bit. Utrecht, under the bridge.',
    tiles: [
      look('Four minutes, cold hands', lead),
      look('A ruler says it'),
      look('Three causes, one is you'),
      look('What the police look at'),
      look('On the wall, and here'),
    ],
  },
  'tomasz-birds': {
    theme: 'skylight',
    bio: 'Up before the birds, on the marshes of the Biebrza.',
    tiles: [
      look('Learn these, and hear the rest', { ...wide, ...lead }),
      look('A timetable'),
      look('8 × 42, and why'),
      look('By canoe and by foot', wide),
      look('Date, place, weather'),
      look('Saturdays, half past four'),
    ],
  },
};
