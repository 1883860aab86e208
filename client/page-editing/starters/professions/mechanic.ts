import { kiosk } from '../../../../server/pages/appearance/themes/kiosk.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/starter-pictures.rules.js';
import { mechanicTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const mechanic: Starter = {
  id: 'mechanic',
  name: texts.name,
  start: texts.start,
  theme: kiosk,
  tiles: [
    link(texts.repair, { line: texts.repairLine, icon: 'wrench', isLead: true }),
    picture(texts.lift, { picture: STARTER_PICTURES.mechanic, alternative: texts.liftAlternative }),
    text(texts.costs, { icon: 'tag', text: texts.costsText, list: texts.costsList }),
    text(texts.trip, { icon: 'truck', steps: texts.tripSteps }),
    contact(texts.call, { icon: 'phone' }),
    link(texts.words, { icon: 'message-circle' }),
  ],
};
