import type { Lines } from './delta.js';
import { LANGUAGE_DOCUMENTS } from './honest-documents-languages.js';
import { LIST_DOCUMENTS } from './honest-documents-lists.js';
import { TEXT_DOCUMENTS } from './honest-documents-texts.js';

/** A realistic document: the content of a tile that was written with the toolbar. */
export interface HonestDocument {
  readonly name: string;
  readonly lines: Lines;
}

/** At least fifty realistic documents. Together they use everything that the toolbar can make, in every combination that makes sense. */
export const HONEST_DOCUMENTS: readonly HonestDocument[] = [
  ...Object.entries(TEXT_DOCUMENTS),
  ...Object.entries(LIST_DOCUMENTS),
  ...Object.entries(LANGUAGE_DOCUMENTS),
].map(([name, lines]) => ({ name, lines: lines.flat() }));
