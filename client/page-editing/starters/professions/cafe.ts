import { terrazzo } from '../../../../server/pages/appearance/themes/terrazzo.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { cafeTexts as texts } from '../../../texts/en/starters.js';
import { link, picture, text, type Starter } from '../starter.js';

export const cafe: Starter = {
  id: 'cafe',
  name: texts.name,
  start: texts.start,
  theme: terrazzo,
  tiles: [
    picture(texts.cake, { picture: STARTER_PICTURES.cafe, alternative: texts.cakeAlternative, size: 'tall' }),
    text(texts.menu, { line: texts.menuLine, icon: 'coffee', isLead: true, text: texts.menuText, list: texts.menuList }),
    text(texts.hours, { icon: 'clock', list: texts.hoursList }),
    link(texts.order, { line: texts.orderLine, icon: 'shopping-bag' }),
    link(texts.find, { line: texts.findLine, icon: 'map-pin' }),
  ],
};
