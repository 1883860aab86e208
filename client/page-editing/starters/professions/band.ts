import { nightmarket } from '../../../../server/pages/appearance/themes/nightmarket.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { bandTexts as texts } from '../../../texts/en/starters.js';
import { contact, embed, link, picture, text, type Starter } from '../starter.js';

export const band: Starter = {
  id: 'band',
  name: texts.name,
  start: texts.start,
  theme: nightmarket,
  tiles: [
    picture(texts.stage, { picture: STARTER_PICTURES.band, alternative: texts.stageAlternative, size: 'tall' }),
    text(texts.dates, { line: texts.datesLine, icon: 'calendar', isLead: true, text: texts.datesText, list: texts.datesList }),
    link(texts.tickets, { icon: 'ticket' }),
    link(texts.shirts, { icon: 'shopping-bag' }),
    contact(texts.booking, { icon: 'mail' }),
    embed(texts.song),
    text(texts.us, { icon: 'users', text: texts.usText }),
  ],
};
