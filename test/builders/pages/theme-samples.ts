import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { aPicture, aLink, aHeading, anEmbed } from './mixed-design.js';
import { aDesign, aTile } from './page-design.js';

/** The words of a page for each theme: what a creator of that kind would write. */
export interface ThemeSample {
  readonly title: string;
  readonly bio: string;
  readonly tiles: readonly Tile[];
  readonly hasPicture: boolean;
  readonly hasWallpaper?: boolean;
}

interface Extra {
  readonly second?: string;
  readonly sign?: string;
  readonly icon?: EmblemIcon;
  readonly size?: Tile['size'];
  readonly isLead?: true;
}

function faced<T extends Tile>(tile: T, { second, sign, icon, size, isLead }: Extra): T {
  return {
    ...tile,
    ...(second !== undefined && { secondLine: second }),
    ...(sign !== undefined && { emblem: { sign } }),
    ...(icon !== undefined && { emblem: { icon } }),
    ...(size && { size }),
    ...(isLead && { isLead }),
  };
}

const TEXT = '<p>Six weeks, one sheet a day.</p><ul><li>Paper</li><li>Ink</li></ul><p><a href="https://example.org">More</a></p>';
const text = (name: string, second?: string, extra: Extra = {}): Tile =>
  faced(aTile({ name, html: TEXT }), { ...extra, ...(second !== undefined && { second }) });
const link = (name: string, second?: string, extra: Extra = {}): Tile =>
  faced(aLink({ name, address: 'https://example.org/there' }), { ...extra, ...(second !== undefined && { second }) });
const picture = (name: string, second: string | undefined, extra: Extra = {}): Tile =>
  faced(aPicture({ name, alternative: '', address: 'https://example.org/picture' }), { ...extra, ...(second !== undefined && { second }) });
const heading = (name: string): Tile => aHeading(name);

/** By the ids of the themes. */
export const THEME_SAMPLES: Readonly<Record<string, ThemeSample>> = {
  limestone: {
    title: 'Ines Moreau',
    bio: 'Notes from the wall. Limestone mostly, Lyon always.',
    hasPicture: true,
    tiles: [
      text('Five quiet crags near Lyon', 'Approach, aspect and the best months'),
      text('How I tape a split finger', 'Three strips, no bulk'),
      text('Warm up before hard moves', 'Fourteen minutes, no equipment'),
      text('Reading a route from the ground', 'What I draw before I touch it'),
      link('Film: eleven days in Céüse', 'youtube.com, 24 min'),
      link('Book a day outside with me', 'Groups of four, April to October'),
    ],
  },
  ravenna: {
    title: 'Museo della Luce',
    bio: 'Fifteen centuries of small glass, under one vault. Ravenna, Via Galla 9.',
    hasPicture: true,
    tiles: [
      picture('The starry vault', 'What you are looking at', { size: 'large' }),
      link('Plan your visit', 'Open 9 to 19, last entry 18.15', { size: 'wide', isLead: true }),
      text('Set a stone', 'Workshop'),
      text('Children', 'Free until 12'),
      picture('The peacock hall', 'New, until 2 March', { size: 'wide' }),
      link('Become a friend', 'From 30 € a year'),
      text('Getting here', 'Bus 4, by foot, step free'),
    ],
  },
  azulejo: {
    title: 'Padaria Alecrim',
    bio: 'Bread, broas and pastéis from a wood oven in Porto. Out of the door at seven.',
    hasPicture: true,
    tiles: [
      link('Order for tomorrow', 'Until 18.00, collect from 7.00', { size: 'wide', isLead: true }),
      heading('From the oven'),
      text('Broa de milho', 'Maize and rye, 1 kg'),
      text('Pastel de nata', 'Why we burn them'),
      text('Folar at Easter', 'Sweet or with chouriço'),
      text('Our sourdough', 'Flour, water, 1994'),
      heading('The shop'),
      text('Hours', 'And our holidays'),
      link('Find us', 'Rua das Taipas 41'),
    ],
  },
  zellige: {
    title: 'Dar Nafas',
    bio: 'A house for breathing. Yoga and rest with Nadia, in the medina and online.',
    hasPicture: true,
    tiles: [
      picture('Begin here', 'Ten minutes, lying down', { size: 'large' }),
      text('Timetable', 'Week of 3 June', { icon: 'calendar' }),
      text('Prices', undefined, { icon: 'tag' }),
      text('Breath before sleep', 'Four, seven, eight, and why it works', { icon: 'moon', size: 'wide' }),
      text('Tea after class', undefined, { icon: 'coffee' }),
      link('Find the door', undefined, { icon: 'map-pin' }),
      link('Retreat in the Atlas', '12 to 18 October, eight places', { icon: 'sun', size: 'wide' }),
    ],
  },
  terrazzo: {
    title: 'Café Lumen',
    bio: 'Good coffee, loud cups, a very small garden.',
    hasPicture: true,
    tiles: [
      heading('Drink'),
      text('The menu', 'Eleven things, done properly', { sign: '☕' }),
      text('This week’s beans', 'Huila, washed, honeyed', { sign: '🫘' }),
      text('Brew it at home', 'Our V60, step by step', { sign: '⏳' }),
      text('Cake of the day', 'Ask before three', { sign: '🍰' }),
      heading('Come by'),
      text('Hours and the garden', 'Dogs sit outside, or on you', { sign: '🌿' }),
      link('Book the long table', 'Eight seats, two hours', { sign: '🪑', isLead: true }),
    ],
  },
  pompeii: {
    title: 'The Cinder Choir',
    bio: 'Five voices, two lutes, one volcano. Napoli.',
    hasPicture: true,
    tiles: [
      link('Ash Wednesday, the album', 'Vinyl, tape, download', { isLead: true }),
      text('Summer dates', 'Paestum, Arles, Segesta, Nîmes'),
      text('Lyrics, with the Latin', 'And what we left out'),
      text('How we tune in the heat'),
      text('Sing with us on Mondays', 'No notes needed'),
      link('Hire the choir', 'Weddings, yes. Funerals, gladly'),
    ],
  },
  delft: {
    title: 'Kleine Oven',
    bio: 'Saskia de Wit throws, paints and fires small things in Delft.',
    hasPicture: false,
    tiles: [
      link('The shop', 'Fired last week', { icon: 'amphora' }),
      text('Learn to throw', 'Four evenings', { icon: 'coffee' }),
      text('Inside the kiln', 'Thirty hours, told slowly', { icon: 'flame' }),
      text('Tulip bricks', 'Made to order', { icon: 'flower-2' }),
      text('Shipping', 'Straw, no plastic', { icon: 'sailboat' }),
      text('Our own blue', 'Cobalt and patience', { icon: 'bird' }),
      text('Write to the studio', 'Saskia answers on Fridays, with a pen', { icon: 'mail', size: 'wide' }),
    ],
  },
  bauhaus: {
    title: 'ada koll',
    bio: 'teaches form, colour and how to leave things out. weimar.',
    hasPicture: false,
    tiles: [
      picture('', undefined, { size: 'large' }),
      text('the preliminary course', 'six weeks, one sheet a day', { size: 'wide', isLead: true }),
      text('book list'),
      text('office hours', 'wed 14 to 16'),
      text('colour: seven contrasts', 'with exercises', { size: 'wide' }),
      link('student work'),
      text('the chair brief'),
      link('hand in here', 'until sunday, midnight', { size: 'wide' }),
      text('write to me'),
      text('grades'),
    ],
  },
  riso: {
    title: 'Mimi Okada',
    bio: 'Draws cats, plants and bad weather in two inks.',
    hasPicture: true,
    tiles: [
      link('Print shop', 'New: Cat with Opinions, A3', { icon: 'shopping-bag', isLead: true }),
      text('What riso is', 'Soy ink, rice paper, luck', { icon: 'printer' }),
      text('Free wallpapers', 'Six, for phones', { icon: 'download' }),
      text('Zine no. 7: Drizzle', '32 pages, read it here', { icon: 'book' }),
      text('Commission me', 'Prices and what I say no to', { icon: 'pencil' }),
      text('Workshops in Leeds', 'Third Saturday', { icon: 'calendar' }),
    ],
  },
  newsprint: {
    title: 'The Marginalia',
    bio: 'Second-hand books, Tuesday to Saturday. 14 Cloth Row, York. Price: a good story',
    hasPicture: false,
    tiles: [
      picture('Cat declines to move from poetry shelf', 'Staff reach for Larkin with tongs. Our stock, our hours, our resident, in full.', {
        size: 'large',
        isLead: true,
      }),
      text('We buy your books', 'By the box, the yard or the attic. Bring tea for the valuer, who is also the cat’s secretary.'),
      link('The Monday list', 'Forty new arrivals by post or mail, before anyone else has seen them.'),
      text('Lost and found in pages', 'A pressed fern, a bus ticket to Whitby and one proposal, unanswered.'),
      text('Reading group', 'In June The Leopard, last Thursday at seven. Newcomers are fed.'),
      link('Gift a shelf, anywhere', 'We choose twelve, you write the card.', { size: 'wide' }),
      text('Mending: spines, hinges, hopes', 'What it costs, how long it takes.', { size: 'wide' }),
    ],
  },
  blueprint: {
    title: 'jun okafor',
    bio: 'Maintains small, boring tools that other tools stand on.',
    hasPicture: true,
    tiles: [
      link('tinyqueue', 'A job queue in one file. MIT, 3.1k stars'),
      text('How I cut a release', 'The checklist, with the embarrassing parts'),
      link('Sponsor an afternoon', 'What it pays for, line by line'),
      text('Talk: boring on purpose', '31 min, slides, transcript'),
      text('uses', 'Editor, keyboard, chair, tea'),
      text('Report a bug well', 'And get it fixed by Friday'),
    ],
  },
  herbarium: {
    title: 'Wren & Fern',
    bio: 'A half-acre of cut flowers above Hebden Bridge. Grown slowly, tied by hand.',
    hasPicture: true,
    tiles: [
      link('Order a bouquet', 'collected on Fridays', { isLead: true }),
      text('What is in bloom', 'week 23, sweet peas at last'),
      text('Weddings', 'buckets, arches, one flower girl'),
      text('Pressing a poppy', 'so that it keeps its red'),
      text('Seeds we swap', 'no money, only envelopes'),
      link('The farm gate', 'honesty box, dawn to dark'),
    ],
  },
  nightmarket: {
    title: 'Moth',
    bio: 'Garage, footwork and rain recordings. Resident at Kiku, Osaka.',
    hasPicture: true,
    tiles: [
      faced(anEmbed({ name: 'Live at Kiku, 4 am' }), { second: 'Video, 58 min, press to play', size: 'tall', isLead: true }),
      text('Next nights', 'Osaka, Seoul, Taipei, Glasgow'),
      link('Wet Neon EP', 'Out now, pay what you like'),
      text('How I record rain', 'Two mics and a colander'),
      link('Book Moth', 'Rider, rates, one vegetarian'),
    ],
  },
  subway: {
    title: 'Last Stop',
    bio: 'A podcast that rides every line to its end and talks to whoever gets off.',
    hasPicture: true,
    tiles: [
      text('Newest: Far Rockaway', 'Episode 31, 48 min', { sign: '31' }),
      text('Start with these three', 'If you have one commute', { sign: '1' }),
      text('Suggest a last stop', 'We read them all on air', { sign: '?' }),
      link('Ride with us', 'Members, 4 a month', { sign: 'M' }),
      text('Transcripts', 'Every word, searchable', { sign: 'T' }),
      text('Who is speaking', 'Dee, Anselm and a recorder', { sign: 'D' }),
    ],
  },
  skylight: {
    title: 'Liv Aasen',
    bio: 'Photographs of weather, mostly north of Tromsø.',
    hasPicture: true,
    hasWallpaper: true,
    tiles: [
      picture('Aurora, a diary', 'Forty nights', { size: 'large' }),
      link('Prints', 'Editions of twelve, signed', { size: 'wide', isLead: true }),
      text('What is in my bag', 'And what stays in the car', { size: 'wide' }),
      picture('Sand', undefined, { size: 'tall' }),
      picture('Fog', undefined, { size: 'tall' }),
      text('Field week in Lofoten', 'February, six people, one sauna', { size: 'wide' }),
      link('Licence a picture', 'Usage, prices, a short form', { size: 'wide' }),
    ],
  },
  kiosk: {
    title: 'Volta Bikes',
    bio: 'Repairs while you wait, if you wait a bit. Under the arches, Glasgow.',
    hasPicture: true,
    tiles: [
      link('Book a repair', 'Puncture 9, service 45, no jargon', { isLead: true }),
      text('Price list', 'On the wall and here'),
      text('Fix it yourself', 'Free tools on Thursdays'),
      text('Brakes that squeal', 'Three causes, one is you'),
      link('Bikes for sale', 'Eleven today, all ridden by us'),
      link('Find the arch', 'No. 27, smell of oil'),
    ],
  },
  ember: {
    title: 'Nino Brace',
    bio: 'Supper by one fire, in a barn near Lucca. No menu, no gas.',
    hasPicture: true,
    tiles: [
      link('Take a seat', 'Fridays, one table of twelve', { icon: 'users', isLead: true }),
      text('What burned this week', 'Leeks, a ham, my eyebrow', { icon: 'flame' }),
      text('Bread in the ashes', 'Flour, salt, nerve', { icon: 'clock' }),
      text('Wood, and which', 'Oak for heat, olive for smoke', { icon: 'leaf' }),
      link('Knives I trust', 'Made by a neighbour', { icon: 'utensils' }),
    ],
  },
  lemongrove: {
    title: 'Agrumi Costa',
    bio: 'Lemons from nine terraces above Amalfi, picked the day you order.',
    hasPicture: true,
    tiles: [
      link('Order a crate', '5 kg, leaves on, from 24 €', { icon: 'package', size: 'wide', isLead: true }),
      text('In season', 'Lemon, bergamot, bitter orange', { icon: 'sun' }),
      text('Candied peel', 'Four days, one pan', { icon: 'heart' }),
      text('How we climb', 'Three hundred steps, forty kilos', { icon: 'users' }),
      text('Adopt a tree', 'It gets your name, you its fruit', { icon: 'leaf' }),
      link('Find the terrace', 'By foot, or by mule', { icon: 'map-pin', size: 'wide' }),
    ],
  },
  nightferry: {
    title: 'Ilse Brandt',
    bio: 'Poems written on the 23.40 from Kiel to Gothenburg, and read aloud on deck.',
    hasPicture: true,
    tiles: [
      link('The new book', 'Fourteen Hours of Water', { isLead: true }),
      text('Poem of the crossing', 'Changes at every port'),
      text('Readings', 'Deck 7, weather permitting'),
      link('Letters from passengers', 'Listen, 22 min'),
      text('Translate me', 'What I allow, and how'),
      text('Write to the cabin', 'I answer on land'),
    ],
  },
  peach: {
    title: 'Softly, Juno',
    bio: 'Ice cream by hand, two flavours a day, gone by five.',
    hasPicture: true,
    tiles: [
      text('Today’s two', 'Peach and thyme; burnt milk'),
      link('Keep me a cup', 'Until four o’clock', { isLead: true }),
      text('Why only two', 'One spoon, two arms'),
      text('A cart for your party', 'From thirty guests'),
      text('Without milk', 'Every Tuesday, all of it'),
    ],
  },
  sage: {
    title: 'The Slow Gate',
    bio: 'Silent mornings in a walled garden. Three hours, ten chairs, one bell.',
    hasPicture: true,
    tiles: [
      link('Come on a Sunday', 'From six, until the bell', { isLead: true }),
      text('What silence is not', 'Nobody will look at you'),
      text('The garden, bed by bed', 'With the names of things'),
      text('Tea from the wall', 'Sage, lemon balm, patience'),
      text('If you cannot come', 'A morning to read at home'),
    ],
  },
  velvet: {
    title: 'Renata Vale',
    bio: 'Mezzo. Sings the women who are buried in the fourth act.',
    hasPicture: true,
    tiles: [
      link('Tickets', 'Carmen, Lyon, from 9 May', { isLead: true }),
      text('The season', 'Five houses, seven deaths'),
      text('Before I sing', 'Steam, silence, one pear'),
      link('Hear the Seguidilla', 'Live, 4 min'),
      text('Lessons', 'For voices past thirty'),
      text('Write to my agent', 'She says no kindly'),
    ],
  },
  pebble: {
    title: 'Tove Lund',
    bio: 'Bowls of stoneware and river stones, from a boathouse in Bergen.',
    hasPicture: true,
    tiles: [
      picture('The grey table', 'Twelve new bowls', { size: 'large' }),
      link('Shop', 'Open until they are gone', { size: 'wide', isLead: true }),
      text('Glazes', 'Ash, salt, rain', { icon: 'palette' }),
      text('Seconds', 'Half price, whole bowl', { icon: 'tag' }),
      text('A day at the wheel', 'Saturdays, four people, one kiln', { icon: 'calendar', size: 'wide' }),
      text('How to mend one', 'With gold, or with glue', { icon: 'heart', size: 'wide' }),
    ],
  },
  graphite: {
    title: 'Kasimir Roth',
    bio: 'Draws letters for signs, maps and one newspaper.',
    hasPicture: true,
    tiles: [
      link('Try Norda', 'Nine weights, free for students', { size: 'wide', isLead: true }),
      picture('Specimen no. 4', 'Drawn for fog', { size: 'large' }),
      text('The letter g', 'A confession', { icon: 'pencil' }),
      text('Licences', 'In plain words', { icon: 'file-text' }),
      text('Letters of my street', 'Forty signs, one winter', { icon: 'map-pin', size: 'wide' }),
      text('Talks', 'Two on paper, one in the dark', { icon: 'mic', size: 'wide' }),
    ],
  },
};

/** The page of a sample, without a look. */
export function aSamplePage({ title, bio, tiles }: ThemeSample): PageDesign {
  const links = { instagram: 'https://instagram.com/sample', youtube: 'https://youtube.com/sample', home: 'https://sample.example' };
  return aDesign({ title, bio, tiles, socialLinks: { ...aDesign().socialLinks, ...links } });
}
