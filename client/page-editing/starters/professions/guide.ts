import { skylight } from '../../../../server/pages/appearance/themes/skylight.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { guideTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const guide: Starter = {
  id: 'guide',
  name: texts.name,
  start: texts.start,
  theme: skylight,
  tiles: [
    picture(texts.ridge, { picture: STARTER_PICTURES.guide, alternative: texts.ridgeAlternative, size: 'large' }),
    text(texts.walks, {
      line: texts.walksLine,
      icon: 'map',
      size: 'wide',
      isLead: true,
      text: texts.walksText,
      list: texts.walksList,
    }),
    text(texts.bring, { icon: 'package', list: texts.bringList }),
    text(texts.weather, { icon: 'sun', text: texts.weatherText }),
    link(texts.place, { icon: 'calendar', size: 'wide' }),
    contact(texts.call, { icon: 'phone', size: 'wide' }),
  ],
};
