import { languageTexts } from '../texts/en/shell.js';

const inWords = new Intl.DateTimeFormat(languageTexts.formats, { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as `2026-03-14`, in words. */
export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{inWords.format(new Date(day))}</time>;
}
