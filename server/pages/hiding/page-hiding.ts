import type { SuspensionReason } from '../../accounts/suspension/suspension.rules.js';
import type { Linkname } from '../linknames/linkname.rules.js';

/** The reason of a page that waits until an operator has looked at it: the first publication of an account that the site does not know. */
export const REVIEW = 'review';

/** Why visitors do not see a page. */
export type HidingReason = SuspensionReason | typeof REVIEW;

/** What the owner of a hidden page is told. */
export interface WhyHidden {
  /** One of the reasons for which an account can be suspended, too. */
  readonly reason: SuspensionReason;
  /** What the operator writes to the owner beside the reason; null for nothing. */
  readonly words: string | null;
}

/** That a page is hidden from visitors: by an operator, or because it waits for the first look of one. */
export interface PageHiding extends Omit<WhyHidden, 'reason'> {
  readonly since: Date;
  readonly reason: HidingReason;
  /** When its owner has asked the operators to look at the page again; null until then, and when they have decided anew. */
  readonly lookAskedAt: Date | null;
}

/** The page that an operator hides or shows: the one that a linkname leads to at this moment, or the one with an id, wherever it is now. */
export type PageToHide = { readonly linkname: Linkname } | { readonly id: string };

/** What became of a page that was to be hidden or shown. */
export interface HidingChange {
  /** False, with nothing changed, when there was nothing to do. */
  readonly isChanged: boolean;
  /** The linkname of the page at that moment; null if it has none. */
  readonly linkname: Linkname | null;
}

/** A hidden page in the list of the operators. */
export interface HiddenPage extends PageHiding {
  readonly id: string;
  /** Null if it was taken away meanwhile. */
  readonly linkname: string | null;
  /** The username of its owner. */
  readonly owner: string;
}
