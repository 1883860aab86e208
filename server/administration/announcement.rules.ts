import { isAddress } from '../addresses.rules.js';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages.rules.js';

/** Words of the operators to everybody, in a bar above the screens of the app. */
export interface Announcement {
  /** In each language that they have given; there is at least one. */
  readonly words: Readonly<Partial<Record<Language, string>>>;
  /** Where more can be read. */
  readonly link: string | null;
  /** Until when it is shown. Null means until it is taken down. */
  readonly until: Date | null;
}

/** What the operators announce, to a reader. */
export interface AnnouncementView {
  readonly text: string;
  /** The language of the text. */
  readonly language: Language;
  readonly link: string | null;
  readonly until: string | null;
  /** Differs between announcements. */
  readonly mark: string;
}

/** The most characters of an announcement in one language. */
export const ANNOUNCEMENT_WORDS_MOST = 120;

const LINK_MOST = 2_000;
const TEXT_MOST = 5_000;

/** Parses what `announcementText` has made, or else plain words, which are those in the default language. Null when it is neither. */
export function parseAnnouncement(text: string): Announcement | null {
  if (text.length > TEXT_MOST) return null;
  if (!text.trimStart().startsWith('{')) return announcementOf({ words: { [DEFAULT_LANGUAGE]: text } });
  try {
    return announcementOf(JSON.parse(text) as Given);
  } catch {
    return null;
  }
}

/** The text that `parseAnnouncement` takes. */
export function announcementText({ words, link, until }: Announcement): string {
  return JSON.stringify({ words, ...(link !== null && { link }), ...(until !== null && { until: until.toISOString() }) });
}

/** The words for somebody who reads this language: in it, or else in the first that was given. */
export function wordsIn({ words }: Announcement, language: Language): { readonly text: string; readonly language: Language } {
  const found = words[language] === undefined ? (Object.keys(words)[0] as Language) : language;
  return { text: words[found] ?? '', language: found };
}

/** Whether it is shown at this moment. */
export function isShown({ until }: Announcement, now: Date): boolean {
  return until === null || until > now;
}

/** What was given, which can be anything. */
type Given = Readonly<Partial<Record<'words' | 'link' | 'until', unknown>>>;

function announcementOf({ words, link = null, until = null }: Given): Announcement | null {
  const [parsed, end] = [wordsOf(words), endOf(until)];
  return parsed === null || end === undefined || !isLink(link) ? null : { words: parsed, link, until: end };
}

function wordsOf(words: unknown): Announcement['words'] | null {
  if (typeof words !== 'object' || words === null) return null;
  const given = Object.entries(words).map(([language, text]) => [language, typeof text === 'string' ? text.trim() : text] as const);
  const filled = given.filter(([, text]) => text !== '');
  return filled.length > 0 && filled.every(([language, text]) => isLanguage(language) && areWords(text))
    ? Object.fromEntries(filled)
    : null;
}

function areWords(text: unknown): text is string {
  return typeof text === 'string' && text.length <= ANNOUNCEMENT_WORDS_MOST && !/\p{Cc}/u.test(text);
}

function isLink(link: unknown): link is string | null {
  return link === null || (typeof link === 'string' && link.length <= LINK_MOST && isAddress(link, ['http:', 'https:']));
}

/** Undefined when it is no time. */
function endOf(until: unknown): Date | null | undefined {
  if (until === null) return null;
  const end = new Date(typeof until === 'string' ? until : Number.NaN);
  return Number.isNaN(end.getTime()) ? undefined : end;
}
