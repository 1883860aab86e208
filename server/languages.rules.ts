/** The languages that the product speaks, each by the name that its speakers give it. Each has a catalogue in `texts`. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** For those who ask for none of them. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of the cookie in which a browser keeps the language that a person chose. */
export const LANGUAGE_COOKIE = 'language';

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGE_NAMES, text);
}
