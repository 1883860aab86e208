import type { HtmlOutline } from '../../imports/source-document.rules.js';
import type { ProfileLinks } from '../../pages/link-previews/ports/link-pages.port.js';
import { readHtmlOutline } from './html-outline.js';
import { readPageHead, type PageHead } from './page-head.js';
import { readProfileLinks } from './profile-links.js';

/** What is read of the text of a document that a stranger has written, and was at an address. */
export const PAGE_READINGS = {
  head: readPageHead,
  profileLinks: (html: string, address: string | null): ProfileLinks => readProfileLinks(html, address ?? ''),
  outline: readHtmlOutline,
} as const satisfies Readonly<Record<string, (html: string, address: string | null) => PageHead | ProfileLinks | HtmlOutline>>;

export type PageReading = keyof typeof PAGE_READINGS;
export type ReadPage<R extends PageReading> = ReturnType<(typeof PAGE_READINGS)[R]>;

export interface PageToRead {
  readonly reading: PageReading;
  readonly html: string;
  readonly address: string | null;
}

export function readPage({ reading, html, address }: PageToRead): ReadPage<PageReading> {
  return PAGE_READINGS[reading](html, address);
}
