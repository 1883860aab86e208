import { zellige } from '../../../../server/pages/appearance/themes/zellige.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { makerTexts as texts } from '../../../texts/en/starters.js';
import { contact, embed, link, picture, text, type Starter } from '../starter.js';

export const maker: Starter = {
  id: 'maker',
  name: texts.name,
  start: texts.start,
  theme: zellige,
  tiles: [
    picture(texts.bench, {
      line: texts.benchLine,
      size: 'large',
      picture: STARTER_PICTURES.maker,
      alternative: texts.benchAlternative,
    }),
    text(texts.new, { line: texts.newLine, icon: 'star', size: 'wide', isLead: true, list: texts.newList }),
    embed(texts.film),
    link(texts.shop, { line: texts.shopLine, icon: 'shopping-bag' }),
    contact(texts.visit, { icon: 'map-pin' }),
    text(texts.care, { icon: 'heart', size: 'wide', text: texts.careText, steps: texts.careSteps }),
  ],
};
