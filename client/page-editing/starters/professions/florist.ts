import { herbarium } from '../../../../server/pages/appearance/themes/herbarium.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { floristTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const florist: Starter = {
  id: 'florist',
  name: texts.name,
  start: texts.start,
  theme: herbarium,
  tiles: [
    picture(texts.bouquet, { picture: STARTER_PICTURES.florist, alternative: texts.bouquetAlternative }),
    text(texts.week, { line: texts.weekLine, icon: 'leaf', isLead: true, list: texts.weekList }),
    link(texts.order, { line: texts.orderLine, icon: 'gift' }),
    text(texts.care, { icon: 'scissors', text: texts.careText, steps: texts.careSteps }),
    contact(texts.shop, { icon: 'map-pin' }),
  ],
};
