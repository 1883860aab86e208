import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { StoredDraft } from '../../../page-editing/draft/draft-document.js';
import { openDraft, sameDesign, type Draft } from '../../../page-editing/draft/draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';

/** The account's page on the server. */
export interface ServerPage extends PublishedPage {
  readonly owner: string;
  readonly pageId: string;
  readonly isMain: boolean;
  readonly isFirst: boolean;
  /** Whether the account may upload pictures. */
  readonly emailVerified: boolean;
  /** Whether an operator hides the page from visitors. */
  readonly hidden: boolean;
  /** Pictures are changed without publishing. */
  readonly pictures: PagePictures;
}

/** The fields that publishing changes. */
export interface PublishedPage {
  /** The absolute address of the page; null while no linkname is claimed. */
  readonly address: string | null;
  readonly version: number;
  /** Null when the page was never published. */
  readonly design: PageDesign | null;
}

/** The content with which the editor begins. */
export interface Beginning {
  readonly draft: Draft;
  /** The draft is based on another version than the current one. The user is asked which of the two to keep. */
  readonly outdated: boolean;
}

/**
 * A draft with unpublished changes is kept. If it is based on another version than the current one on the server, the user decides. Until
 * then, the draft keeps its base version, so that it cannot be published unintentionally. A draft without changes is replaced by the
 * server's page.
 */
export function chooseDraft(stored: Pick<StoredDraft, 'design' | 'version' | 'unsaved'> | null, page: PublishedPage): Beginning {
  const published = page.design ?? DEFAULT_DESIGN;
  const counts = stored?.unsaved && !sameDesign(stored.design, published);
  if (!counts) return { draft: openDraft(published, published, page.version), outdated: false };
  return { draft: openDraft(stored.design, published, stored.version), outdated: stored.version !== page.version };
}
