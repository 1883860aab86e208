import { accepted, refused, type Parsed } from '../../parsed.rules.js';

/** The longest name of an access token, in UTF-16 units. */
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;

/** The longest time for which a token can be valid, in days, if it expires at all. */
export const ACCESS_TOKEN_MAX_DAYS = 366;

/** Parses what an owner calls a token. Blanks at both ends and control characters are removed. Refusal: ACCESS_TOKEN_REFUSED. */
export function parseAccessTokenName(text: string): Parsed<string> {
  const name = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (name === '') return refused('ACCESS_TOKEN_REFUSED', {}, 'ACCESS_TOKEN_UNNAMED');
  const [most, length] = [ACCESS_TOKEN_NAME_MAX_LENGTH, name.length];
  return length > most ? refused('ACCESS_TOKEN_REFUSED', { most, length }, 'TEXT_TOO_LONG') : accepted(name);
}

/** Parses for how many days a token is to be valid. Undefined is for ever. Refusal: ACCESS_TOKEN_REFUSED. */
export function parseAccessTokenDays(days: number | undefined): Parsed<number | undefined> {
  if (days === undefined || (Number.isInteger(days) && days >= 1 && days <= ACCESS_TOKEN_MAX_DAYS)) return accepted(days);
  return refused('ACCESS_TOKEN_REFUSED', { most: ACCESS_TOKEN_MAX_DAYS }, 'ACCESS_TOKEN_DAYS');
}
