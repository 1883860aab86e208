import { blueprint } from '../../../../server/pages/appearance/themes/blueprint.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { developerTexts as texts } from '../../../texts/en/starters.js';
import { contact, link, picture, text, type Starter } from '../starter.js';

export const developer: Starter = {
  id: 'developer',
  name: texts.name,
  start: texts.start,
  theme: blueprint,
  tiles: [
    link(texts.projects, { line: texts.projectsLine, isLead: true }),
    link(texts.writing, {}),
    picture(texts.drawing, { picture: STARTER_PICTURES.developer, alternative: texts.drawingAlternative }),
    text(texts.uses, { list: texts.usesList }),
    text(texts.help, { text: texts.helpText, steps: texts.helpSteps }),
    contact(texts.contact, {}),
  ],
};
