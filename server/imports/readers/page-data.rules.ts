import type { SourceDocument } from '../source-document.rules.js';
import { fieldsAt, type Fields } from './json-fields.rules.js';

/** What the framework Next.js leaves on a page: the properties that the page was made of. No fields if there are none. */
export function nextPagePropsOf(document: SourceDocument): Fields {
  const data = document.html?.data.find(({ id }) => id === '__NEXT_DATA__');
  return fieldsAt(data?.json, 'props', 'pageProps');
}

/** Whether a document can be of this host: it was there, or it is a file. */
export function canBeFrom(host: string, { address }: SourceDocument): boolean {
  if (address === null) return true;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}
