import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/page-design.rules.js';
import type { StoredDraft } from '../../page-editing/draft/draft-storage.js';
import { openDraft, sameDesign, type Draft } from '../../page-editing/draft/draft.js';
import type { PagePictures } from '../../page-view/page-pictures.js';

/** The account's page as the server has it. */
export interface ServerPage extends PublishedPage {
  readonly owner: string;
  /** Whether the account may upload pictures. */
  readonly emailVerified: boolean;
  /** They change at once, without publishing. */
  readonly pictures: PagePictures;
}

/** What publishing changes. */
export interface PublishedPage {
  /** The absolute address of the page; null while no linkname is claimed. */
  readonly address: string | null;
  readonly version: number;
  /** Null when the page was never published. */
  readonly design: PageDesign | null;
}

/** What the editor begins with. */
export interface Beginning {
  readonly draft: Draft;
  /** The draft was made on another version than the present one: its owner is asked which of the two to keep. */
  readonly outdated: boolean;
}

/** A design that waited on this device without an owner is offered, unless it would be nothing new. */
export function isWorthOffering(found: PageDesign, page: PublishedPage): boolean {
  return !sameDesign(found, DEFAULT_DESIGN) && !(page.design && sameDesign(found, page.design));
}

/**
 * A draft with unpublished changes is kept. Made on another version than the server's present one, it is kept until its owner
 * decides; then the version it was made from stays with it, so that it can't be published unasked. Otherwise the server wins.
 */
export function chooseDraft(stored: StoredDraft | null, page: PublishedPage): Beginning {
  const published = page.design ?? DEFAULT_DESIGN;
  const counts = stored?.unsaved && !sameDesign(stored.design, published);
  if (!counts) return { draft: openDraft(published, published, page.version), outdated: false };
  return { draft: openDraft(stored.design, published, stored.version), outdated: stored.version !== page.version };
}
