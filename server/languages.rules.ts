import { LANGUAGE_NAMES } from './texts/language-names.rules.js';

/** The code of a language of the product. Each is a folder in `texts`. */
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
