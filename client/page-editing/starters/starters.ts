import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { band } from './professions/band.js';
import { bookshop } from './professions/bookshop.js';
import { cafe } from './professions/cafe.js';
import { cook } from './professions/cook.js';
import { developer } from './professions/developer.js';
import { florist } from './professions/florist.js';
import { guide } from './professions/guide.js';
import { maker } from './professions/maker.js';
import { photographer } from './professions/photographer.js';
import { podcast } from './professions/podcast.js';
import { teacher } from './professions/teacher.js';
import { yoga } from './professions/yoga.js';
import type { Starter } from './starter.js';

/** Every starter, in the order in which they are offered: neighbours look different. */
export const STARTERS: readonly Starter[] = [
  cook,
  teacher,
  maker,
  cafe,
  band,
  photographer,
  florist,
  developer,
  guide,
  bookshop,
  yoga,
  podcast,
];

/** The page of a starter with this title. What is on the page now and is not a tile stays. */
export function startedFrom({ theme, tiles }: Starter, title: string, present: PageDesign = DEFAULT_DESIGN): PageDesign {
  return applyTheme({ ...present, title, tiles }, theme);
}
