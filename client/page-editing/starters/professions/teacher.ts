import { limestone } from '../../../../server/pages/appearance/themes/limestone.rules.js';
import { STARTER_PICTURES } from '../../../../server/pages/pictures/starter-pictures.rules.js';
import { teacherTexts as texts } from '../../../texts/en/starters.js';
import { heading, link, picture, text, type Starter } from '../starter.js';

export const teacher: Starter = {
  id: 'teacher',
  name: texts.name,
  start: texts.start,
  theme: limestone,
  tiles: [
    text(texts.exercises, {
      line: texts.exercisesLine,
      icon: 'pencil',
      isLead: true,
      text: texts.exercisesText,
      steps: texts.exercisesList,
    }),
    picture(texts.desk, { picture: STARTER_PICTURES.teacher, alternative: texts.deskAlternative }),
    text(texts.marks, { icon: 'star', text: texts.marksText, list: texts.marksList }),
    link(texts.sheets, { line: texts.sheetsLine, icon: 'download' }),
    heading(texts.families),
    text(texts.hours, { icon: 'clock', text: texts.hoursText, list: texts.hoursList }),
  ],
};
