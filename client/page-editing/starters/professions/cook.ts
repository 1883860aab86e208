import { ember } from '../../../../server/pages/appearance/themes/ember.rules.js';
import { cookTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, text, type Starter } from '../starter.js';

export const cook: Starter = {
  id: 'cook',
  name: texts.name,
  start: texts.start,
  theme: ember,
  tiles: [
    text(texts.recipe, { line: texts.recipeLine, icon: 'utensils', isLead: true, text: texts.recipeText, steps: texts.recipeSteps }),
    link(texts.book, { line: texts.bookLine, icon: 'calendar' }),
    text(texts.season, { icon: 'leaf', list: texts.seasonList }),
    contact(texts.call, { icon: 'phone' }),
  ],
};
