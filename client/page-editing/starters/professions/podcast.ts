import { riso } from '../../../../server/pages/appearance/themes/riso.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { podcastTexts as texts } from '../../../texts/en/starters.js';
import { contact, embed, link, picture, text, type Starter } from '../starter.js';

export const podcast: Starter = {
  id: 'podcast',
  name: texts.name,
  start: texts.start,
  theme: riso,
  tiles: [
    picture(texts.voices, { picture: STARTER_PICTURES.podcast, alternative: texts.voicesAlternative, size: 'tall' }),
    link(texts.listen, { line: texts.listenLine, icon: 'play', isLead: true }),
    text(texts.hosts, { icon: 'mic', text: texts.hostsText }),
    text(texts.guest, { icon: 'message-circle', text: texts.guestText, steps: texts.guestSteps }),
    contact(texts.write, { icon: 'mail' }),
    embed(texts.episode),
    text(texts.ask, { icon: 'pencil', text: texts.askText }),
  ],
};
