import { languageTexts } from '../../texts/en/shell.js';

/** The day as people say it: with the year only if it is another one. */
export function dayOf(time: Date): string {
  const year = time.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return time.toLocaleDateString(languageTexts.formats, { day: 'numeric', month: 'long', year });
}
