import type { FoundPage } from './found-page.rules.js';
import type { SourceDocument } from './source-document.rules.js';

/** Reads the pages of one service. */
export interface PageReader {
  /** What the service is called, such as `Linktree`. Null for pages and files of no service. */
  readonly service: string | null;
  /** What the document says; null if it is none of this service. It takes linear time, and throws on no document. */
  read(document: SourceDocument): FoundPage | null;
}
