import type { Language } from '../languages.rules.js';
import { mailTexts as arabic } from './texts/ar/mails.js';
import { mailTexts as german } from './texts/de/mails.js';
import { mailTexts as english } from './texts/en/mails.js';

/** The texts of mails in one language. */
export type MailTexts = typeof english;

const texts: Readonly<Record<Language, MailTexts>> = { en: english, de: german, ar: arabic };

/** The texts of mails in this language. */
export function mailTextsIn(language: Language): MailTexts {
  return texts[language];
}
