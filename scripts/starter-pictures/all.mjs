// The pictures of the starters: what each profession makes, or where it works. Each is a function that draws an SVG.
import { stage } from './band.mjs';
import { booksUnderLamp } from './bookshop.mjs';
import { coffeeAndCake } from './cafe.mjs';
import { lemonSpaghetti } from './cook.mjs';
import { beamEngine } from './developer.mjs';
import { bouquet } from './florist.mjs';
import { onTheRidge } from './guide.mjs';
import { pots } from './maker.mjs';
import { firstLight } from './photographer.mjs';
import { twoVoices } from './podcast.mjs';
import { stairwell } from './stairwell.mjs';
import { desk } from './teacher.mjs';
import { quietHour } from './yoga.mjs';

/** By their names in STARTER_PICTURES. */
export const starterPictures = {
  cook: lemonSpaghetti,
  teacher: desk,
  maker: pots,
  cafe: coffeeAndCake,
  band: stage,
  photographer: firstLight,
  photographerStairs: stairwell,
  florist: bouquet,
  developer: beamEngine,
  guide: onTheRidge,
  bookshop: booksUnderLamp,
  yoga: quietHour,
  podcast: twoVoices,
};
