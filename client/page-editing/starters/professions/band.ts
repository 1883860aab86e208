import { nightmarket } from '../../../../server/pages/appearance/themes/nightmarket.rules.js';
import { bandTexts as texts } from '../../../texts/en/starters.js';
import { contact, embed, link, text, type Starter } from '../starter.js';

export const band: Starter = {
  id: 'band',
  name: texts.name,
  start: texts.start,
  theme: nightmarket,
  tiles: [
    text(texts.dates, { line: texts.datesLine, icon: 'calendar', isLead: true, text: texts.datesText, list: texts.datesList }),
    embed(texts.song),
    link(texts.tickets, { icon: 'ticket' }),
    link(texts.shirts, { icon: 'shopping-bag' }),
    contact(texts.booking, { icon: 'mail' }),
  ],
};
