import type { FoundPage } from './found-page.rules.js';
import type { PageReader } from './page-reader.rules.js';
import { anyPage } from './readers/any-page/any-page-reader.rules.js';
import { bento } from './readers/bento/bento-reader.rules.js';
import { bookmarks } from './readers/bookmarks/bookmarks-reader.rules.js';
import { csv } from './readers/csv/csv-reader.rules.js';
import { formerDocument } from './readers/former-document/former-document-reader.rules.js';
import { linkMe } from './readers/link-me/link-me-reader.rules.js';
import { linkbreeze } from './readers/linkbreeze/linkbreeze-reader.rules.js';
import { linkstack } from './readers/linkstack/linkstack-reader.rules.js';
import { linkList } from './readers/link-list/link-list-reader.rules.js';
import { linktree } from './readers/linktree/linktree-reader.rules.js';
import { littlelinkServer } from './readers/littlelink-server/littlelink-server-reader.rules.js';
import { littlelink } from './readers/littlelink/littlelink-reader.rules.js';
import { pageFile } from './readers/page-file/page-file-reader.rules.js';
import type { SourceDocument } from './source-document.rules.js';

/** In the order in which they are asked: what is sure comes before what only looks like something. */
export const PAGE_READERS: readonly PageReader[] = [
  pageFile,
  linktree,
  linkMe,
  bookmarks,
  littlelink,
  linkbreeze,
  linkstack,
  formerDocument,
  bento,
  littlelinkServer,
  csv,
  linkList,
  anyPage,
];

/** What a document says, and of which service it is. Null if nobody can read it. */
export function readDocument(document: SourceDocument): { readonly service: string | null; readonly found: FoundPage } | null {
  for (const reader of PAGE_READERS) {
    const found = reader.read(document);
    if (found) return { service: reader.service, found };
  }
  return null;
}
