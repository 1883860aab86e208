import { color, design, linksTo, tile } from '../design.mjs';
import { bullets, code, heading, note, paragraph, steps, verse } from '../rich-text.mjs';
import { trio } from '../portraits.mjs';
import { stageLights } from '../wallpapers.mjs';

const concerts = tile(
  'Where we play next',
  paragraph('Three voices, a fiddle, a concertina and a drum that was a tea chest. Bristol, and wherever the van starts.'),
  bullets(
    '**First Friday**, The Old Duke’s back room, Bristol, 20:00. Free, a hat goes round.',
    '**Second Saturday**, harbour sing, Floating Harbour steps, 15:00. You sing too.',
    '**Third Thursday**, Bath, St James’s cellar, 19:30. £8, under 18 nothing.',
  ),
  paragraph(
    'It rains? We play under the bridge. If you use a wheelchair, write to us first: two of these have steps, and we know the other door.',
  ),
);

const choruses = tile(
  'Learn the choruses',
  paragraph('These belong to everybody. One of us calls, all of you answer.'),
  heading('Haul Away, Joe'),
  verse(
    '_When I was a little lad, and so my mother told me,_',
    '**Way, haul away, we’ll haul away, Joe.**',
    '_That if I did not kiss the girls, my lips would all grow mouldy._',
    '**Way, haul away, we’ll haul away, Joe.**',
  ),
  heading('Leave Her, Johnny'),
  verse(
    '_Oh, the times was hard and the wages low,_',
    '**Leave her, Johnny, leave her.**',
    '_And now once more ashore we’ll go,_',
    '**And it’s time for us to leave her.**',
  ),
  note('Pull on the bold words. That is what they were for.'),
);

const chords = tile(
  'The chords, all four',
  code('Haul Away, Joe      Am  G   Am  Em', 'Leave Her, Johnny   G   C   G   D', 'South Australia     G   C   G   D'),
  steps(
    'One chord to a bar, down strokes only.',
    'Leave out the third: an open fifth suits a chorus that is not quite in tune.',
    'Stop playing in the last chorus. Let them hear themselves.',
  ),
);

const book = tile(
  'Book us',
  bullets(
    '**Pub or harbour**: £240, no amplifiers, two sets of 40 minutes',
    '**Wedding**: £600, one ceilidh with a caller, songs till late',
    '**School**: £90, an hour in the hall, every child leaves hoarse',
  ),
  paragraph(
    'We need: 3 × 2 m, one socket, water, and somebody who will start the clapping. Write to [halyard@example.org](mailto:halyard@example.org), with the date first.',
  ),
);

const start = tile(
  'Start a singing session of your own',
  steps(
    'A room with a bad carpet and a good landlord. Monday: the room is empty anyway.',
    'Sit in a circle, no stage. Whoever wants to sing takes a breath; the rest fall quiet.',
    'One song each, round once. Then round again.',
    'A songbook is allowed on the knees, not before the face.',
    'Nobody claps for skill. Everybody joins the chorus.',
    'Stop while they still want one more.',
  ),
);

/** A band: brass letters under the lights of a stage. */
export const halyard = {
  linkname: 'halyard',
  design: design({
    title: 'Halyard, songs to pull on',
    titleColor: '#ffd98a',
    ground: '#3d0f14',
    links: linksTo('halyard', 'home', 'instagram', 'facebook', 'youtube'),
    look: {
      text: color('#ffe9bf'),
      button: color('#2a080c', 0.88),
      hover: color('#5c161d'),
      border: color('#ffb547', 0.75),
      shadow: color('#000000', 0.4),
      radius: 18,
      thickness: 45,
    },
    tiles: [concerts, choruses, chords, book, start],
  }),
  portrait: trio(),
  wallpaper: stageLights(),
};
