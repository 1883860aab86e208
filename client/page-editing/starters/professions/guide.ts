import { skylight } from '../../../../server/pages/appearance/themes/skylight.rules.js';
import { guideTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, text, type Starter } from '../starter.js';

export const guide: Starter = {
  id: 'guide',
  name: texts.name,
  start: texts.start,
  theme: skylight,
  tiles: [
    text(texts.walks, {
      line: texts.walksLine,
      icon: 'map',
      size: 'wide',
      isLead: true,
      text: texts.walksText,
      list: texts.walksList,
    }),
    text(texts.bring, { icon: 'package', list: texts.bringList }),
    link(texts.place, { icon: 'calendar' }),
    text(texts.weather, { icon: 'sun', text: texts.weatherText }),
    contact(texts.call, { icon: 'phone' }),
  ],
};
