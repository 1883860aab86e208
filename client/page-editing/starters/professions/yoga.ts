import { sage } from '../../../../server/pages/appearance/themes/sage.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { yogaTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const yoga: Starter = {
  id: 'yoga',
  name: texts.name,
  start: texts.start,
  theme: sage,
  tiles: [
    picture(texts.quiet, { picture: STARTER_PICTURES.yoga, alternative: texts.quietAlternative }),
    text(texts.week, { line: texts.weekLine, icon: 'calendar', isLead: true, list: texts.weekList }),
    text(texts.first, { icon: 'heart', text: texts.firstText, list: texts.firstList }),
    link(texts.book, { icon: 'ticket' }),
    contact(texts.studio, { icon: 'map-pin' }),
  ],
};
