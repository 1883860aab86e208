import { fits, plant, type Rule } from './rule.js';

const DATES = 'client/controls/dates.ts';

/** It renders for visitors, on the server and in a script that stands alone, in the time zone of the page. */
const VISITORS = 'client/page-view/**';

/** What each part of the client does in one way. */
export const clientWayRules: readonly Rule[] = [
  {
    sentence: 'A screen says a day, a moment and how long ago something was by controls/dates.ts',
    find: (files) =>
      files
        .filter(({ path }) => fits(path, 'client/**/*.ts*') && path !== DATES && !fits(path, VISITORS))
        .filter(({ text }) => /\bIntl\.(DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(Date|Time)String\(/.test(text))
        .map(({ path }) => `${path} formats a date itself`),
    planted: [
      plant(
        'client/features/admin/overview/day-bars.tsx',
        `const day = new Intl.DateTimeFormat(languageTexts.formats, { day: 'numeric' });`,
      ),
      plant('client/features/personal/sessions/time-ago.ts', 'const inWords = new Intl.RelativeTimeFormat(languageTexts.formats);'),
      plant('client/features/auth/day-of.ts', 'export const dayOf = (time: Date) => time.toLocaleDateString();'),
    ],
  },
];
