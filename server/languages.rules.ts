/** The languages of the product, with their own names. Each has a catalogue in `texts`. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;

/** The code of a language of the product. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The codes of all languages. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language of a request that accepts none of them. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of the cookie in which a browser keeps the language that a person chose. */
export const LANGUAGE_COOKIE = 'language';

/** Whether the text is the code of a language of the product. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGE_NAMES, text);
}
