import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../languages.rules.js';

// Parsing this header is slow, and browsers send few different values. So each value is parsed once. The cache is bounded, because a
// client can send any value.
const negotiated = new LRUCache<string, Language>({ max: 500 });

const CHOSEN = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([a-z]+)`);

/** The request headers that the language depends on, for `Vary`. */
export const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/**
 * The language of a response: the one in the cookie `language`, which the person has chosen. Without it, the best match for
 * `Accept-Language`; without a match, English.
 */
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
