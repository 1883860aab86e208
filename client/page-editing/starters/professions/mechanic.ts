import { kiosk } from '../../../../server/pages/appearance/themes/kiosk.rules.js';
import { mechanicTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, text, type Starter } from '../starter.js';

export const mechanic: Starter = {
  id: 'mechanic',
  name: texts.name,
  start: texts.start,
  theme: kiosk,
  tiles: [
    link(texts.repair, { line: texts.repairLine, icon: 'wrench', isLead: true }),
    text(texts.costs, { icon: 'tag', text: texts.costsText, list: texts.costsList }),
    text(texts.trip, { icon: 'truck', steps: texts.tripSteps }),
    contact(texts.call, { icon: 'phone' }),
  ],
};
