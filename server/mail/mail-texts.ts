import type { Language } from '../languages.rules.js';
import { MAIL_TEXTS } from './texts/every-language.js';

/** The texts of mails in one language. */
export type MailTexts = (typeof MAIL_TEXTS)['en'];

/** The texts of mails in this language. */
export function mailTextsIn(language: Language): MailTexts {
  return MAIL_TEXTS[language];
}
