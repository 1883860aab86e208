import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '../languages.rules.js';

// A response in the wrong language is a nuisance, a slow one is worse: this header is read once for each of its values.
const negotiated = new LRUCache<string, Language>({ max: 500 });

const CHOSEN = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([a-z]+)`);

/** The headers that decide on the language: an answer that depends on it names them in `Vary`. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** The language that a person chose here, else the best of ours that the browser asks for, else English. */
export function requestLanguage({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = cookie === undefined ? undefined : CHOSEN.exec(cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  if (accepted === undefined) return DEFAULT_LANGUAGE;
  const known = negotiated.get(accepted);
  if (known !== undefined) return known;
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([...LANGUAGES]);
  const language = isLanguage(best) ? best : DEFAULT_LANGUAGE;
  negotiated.set(accepted, language);
  return language;
}
