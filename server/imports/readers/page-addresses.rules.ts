import type { SourceDocument } from '../source-document.rules.js';

/** The longest address that is compared, in UTF-16 units. */
const LONGEST_ADDRESS = 4_000;

/** Whether an address leads to the document itself or to a part of it. */
export function leadsToPart(address: string, { address: there, html }: SourceDocument): boolean {
  const place = withoutPart(address);
  return place === '' || [there, html?.base ?? null].some((known) => known !== null && withoutPart(known) === place);
}

/** What two addresses of the same place have in common: one may end in a slash. */
export function sameAddress(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}

/** An address that starts where the document was. It stays as it is if nobody knows where that was. */
export function absoluteAddress(address: string, { html }: SourceDocument): string {
  const base = html?.base ?? null;
  if (address === '' || base === null || address.length > LONGEST_ADDRESS || /^data:/i.test(address)) return address;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

function withoutPart(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? address : address.slice(0, at);
}
