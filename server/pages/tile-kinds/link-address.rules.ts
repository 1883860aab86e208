import { DESIGN_LIMITS } from '../design/design-limits.rules.js';
import type { Faults } from '../design/faults.rules.js';
import { checkLength, parseText } from '../design/field-parsing.rules.js';
import { appOf } from './app-addresses.rules.js';
import { dialled, hasAppScheme, hasLeadingScheme, isWebAddress, mailAddress } from './tile-address.rules.js';

// If digits follow the colon, it separates a host from a port: `example.org:8080`.
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const INVISIBLE = /[\s\p{Cf}]/u;
// Each of these patterns takes linear time: one character fits only one part of it.
const MAIL = /^[^\s@/:?&]+@[^\s@/:?&.]+(?:\.[^\s@/:?&.]+)+$/;
const MAIL_ADDRESS = /^mailto:[^\s@/:?&]+@[^\s@/:?&]+(?:\?\S*)?$/i;
const TELEPHONE = /^\+?[\d\s().\-/]+$/;
const FOUR_NUMBERS = /^\d+(?:\.\d+){3}$/;
const TELEPHONE_ADDRESS = /^tel:\+?[-().*#]*\d[-\d().*#]*(?:;[-\w=.;+]*)?$/i;

/**
 * What a person typed as an address, completed: a text without a protocol becomes an e-mail address, the address of a telephone, or a web
 * address, if its host has a dot. Blanks in it are encoded, and invisible marks at its ends are left out. An empty text stays empty. The result is not
 * checked.
 */
export function completeAddress(typed: string): string {
  const text = withoutInvisibleEnds(typed);
  if (hasLeadingScheme(text)) return withProtocol(text, text.indexOf(':') + 1);
  if (text === '' || OTHER_SCHEME.test(text)) return text;
  if (MAIL.test(text)) return mailAddress(text);
  if (isTelephone(text) && !FOUR_NUMBERS.test(text)) return `tel:${dialled(text)}`;
  return inTheWeb(text);
}

/** A name alone, such as `@ada`, is no host that somebody means, and stays as it is. */
function inTheWeb(text: string): string {
  const address = withoutBlanks(text.startsWith('//') ? `https:${text}` : `https://${text}`);
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : text;
}

/** `restAt` is where the text goes on after its protocol. Numbers and names have no blanks, but what is written to somebody may have some. */
function withProtocol(text: string, restAt: number): string {
  if (!/^tel:/i.test(text) && !hasAppScheme(text)) return withoutBlanks(text);
  const [scheme, rest] = [text.slice(0, restAt), text.slice(restAt)];
  const [who = ''] = /^[^?;&]*/.exec(rest) ?? [];
  const written = isTelephone(who) ? dialled(who) : who.replaceAll(' ', '');
  return `${scheme}${who.includes(' ') ? written : who}${withoutBlanks(rest.slice(who.length))}`;
}

function withoutBlanks(address: string): string {
  return address.replaceAll(' ', '%20');
}

/** The text without blanks, and without marks of a writing direction, which come along when an address is copied. */
function withoutInvisibleEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && INVISIBLE.test(text.charAt(from))) from += 1;
  while (to > from && INVISIBLE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Whether a text is a telephone number as people write it: with digits and the usual marks between them. */
export function isTelephone(text: string): boolean {
  return TELEPHONE.test(text) && text.replace(/\D/g, '').length >= 3;
}

/** Whether a text is an e-mail address in its usual form. */
export function isMail(text: string): boolean {
  return MAIL.test(text) && !/\p{Cc}/u.test(text);
}

/** Whether a tile may lead to this address: to the web, to an e-mail address, to a telephone or to an app. It can run no script. */
export function isLinkAddress(address: string): boolean {
  return isWebAddress(address) || MAIL_ADDRESS.test(address) || TELEPHONE_ADDRESS.test(address) || appOf(address) !== null;
}

/** Parses the address that a tile leads to. It may be empty, and is empty if a tile may not lead there. Nothing is fetched from it. */
export function parseLinkAddress(input: unknown, place: string, faults: Faults): string {
  const typed = parseText(input ?? '', place, DESIGN_LIMITS.linkLength, faults);
  if (typed.length > DESIGN_LIMITS.linkLength) return typed;
  const address = completeAddress(typed);
  checkLength(address, place, DESIGN_LIMITS.linkLength, faults);
  if (address === '' || isLinkAddress(address)) return address;
  faults.add(place, 'ADDRESS_NOT_LINK');
  return '';
}

/** The address that a whole tile leads to, and whether it is a profile of the creator, which is in the web. */
export function parseProfileAddress(
  { address: typed, isMe }: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): { readonly address: string; readonly isMe?: true } {
  const address = parseLinkAddress(typed, `${place}.address`, faults);
  return isMe === true && isWebAddress(address) ? { address, isMe } : { address };
}
