import { newsprint } from '../../../../server/pages/appearance/themes/newsprint.rules.js';
import { bookshopTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, text, type Starter } from '../starter.js';

export const bookshop: Starter = {
  id: 'bookshop',
  name: texts.name,
  start: texts.start,
  theme: newsprint,
  tiles: [
    text(texts.week, { line: texts.weekLine, icon: 'book', size: 'wide', isLead: true, text: texts.weekText }),
    text(texts.evenings, { icon: 'mic', list: texts.eveningsList }),
    link(texts.order, { line: texts.orderLine, icon: 'package' }),
    link(texts.letter, { icon: 'newspaper' }),
    contact(texts.shop, { icon: 'map-pin' }),
  ],
};
