import { newsprint } from '../../../../server/pages/appearance/themes/newsprint.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { bookshopTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const bookshop: Starter = {
  id: 'bookshop',
  name: texts.name,
  start: texts.start,
  theme: newsprint,
  tiles: [
    // The first large tile is in the middle, and the small ones are beside it.
    picture(texts.table, { picture: STARTER_PICTURES.bookshop, alternative: texts.tableAlternative, size: 'large' }),
    text(texts.week, { line: texts.weekLine, icon: 'book', isLead: true, text: texts.weekText }),
    text(texts.evenings, { icon: 'mic', list: texts.eveningsList }),
    text(texts.buy, { icon: 'tag', text: texts.buyText }),
    link(texts.order, { line: texts.orderLine, icon: 'package' }),
    link(texts.letter, { icon: 'newspaper', size: 'wide' }),
    contact(texts.shop, { icon: 'map-pin', size: 'wide' }),
  ],
};
