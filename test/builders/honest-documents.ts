import type { Lines } from './delta.js';
import { LANGUAGE_DOCUMENTS } from './honest-documents-languages.js';
import { LIST_DOCUMENTS } from './honest-documents-lists.js';
import { TEXT_DOCUMENTS } from './honest-documents-texts.js';

/** What somebody wrote in a tile with the toolbar, for what it is good for. */
export interface HonestDocument {
  readonly name: string;
  readonly lines: Lines;
}

/** At least fifty documents as creators write them, which use whatever the toolbar can make in every combination that makes sense. */
export const HONEST_DOCUMENTS: readonly HonestDocument[] = [
  ...Object.entries(TEXT_DOCUMENTS),
  ...Object.entries(LIST_DOCUMENTS),
  ...Object.entries(LANGUAGE_DOCUMENTS),
].map(([name, lines]) => ({ name, lines: lines.flat() }));
