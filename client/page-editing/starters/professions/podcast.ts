import { riso } from '../../../../server/pages/appearance/themes/riso.rules.js';
import { podcastTexts as texts } from '../../../texts/en/starters.js';
import { contact, embed, link, text, type Starter } from '../starter.js';

export const podcast: Starter = {
  id: 'podcast',
  name: texts.name,
  start: texts.start,
  theme: riso,
  tiles: [
    link(texts.listen, { line: texts.listenLine, icon: 'play', isLead: true }),
    embed(texts.episode),
    text(texts.hosts, { icon: 'mic', text: texts.hostsText }),
    text(texts.guest, { icon: 'message-circle', text: texts.guestText, steps: texts.guestSteps }),
    contact(texts.write, { icon: 'mail' }),
  ],
};
