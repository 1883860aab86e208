import { ember } from '../../../../server/pages/appearance/themes/ember.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { cookTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const cook: Starter = {
  id: 'cook',
  name: texts.name,
  start: texts.start,
  theme: ember,
  tiles: [
    picture(texts.plate, { picture: STARTER_PICTURES.cook, alternative: texts.plateAlternative }),
    text(texts.recipe, { line: texts.recipeLine, icon: 'utensils', isLead: true, text: texts.recipeText, steps: texts.recipeSteps }),
    link(texts.book, { line: texts.bookLine, icon: 'calendar' }),
    text(texts.season, { icon: 'leaf', list: texts.seasonList }),
    contact(texts.call, { icon: 'phone' }),
  ],
};
