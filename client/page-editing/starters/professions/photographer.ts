import { graphite } from '../../../../server/pages/appearance/themes/graphite.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { photographerTexts as texts } from '../../../texts/en/starters.js';
import { link, picture, text, type Starter } from '../starter.js';

export const photographer: Starter = {
  id: 'photographer',
  name: texts.name,
  start: texts.start,
  theme: graphite,
  tiles: [
    picture(texts.best, { size: 'large', picture: STARTER_PICTURES.photographer, alternative: texts.bestAlternative }),
    picture(texts.stairs, { size: 'tall', picture: STARTER_PICTURES.photographerStairs, alternative: texts.stairsAlternative }),
    text(texts.prepare, { icon: 'sun', text: texts.prepareText, list: texts.prepareList }),
    // Unlike a link without an address, it is seen as soon as the page is published.
    text(texts.costs, { icon: 'tag', isLead: true, text: texts.costsText, list: texts.costsList }),
    link(texts.book, { line: texts.bookLine, icon: 'calendar', size: 'wide' }),
    link(texts.prints, { icon: 'image', size: 'wide' }),
  ],
};
