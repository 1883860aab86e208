import type { SuspensionReason } from '../../accounts/suspension/suspension.rules.js';

/** What the owner of a hidden page is told. */
export interface WhyHidden {
  /** One of the reasons for which an account can be suspended, too. */
  readonly reason: SuspensionReason;
  /** What the operator writes to the owner beside the reason; null for nothing. */
  readonly words: string | null;
}

/** That an operator hides a page from visitors. */
export interface PageHiding extends WhyHidden {
  readonly since: Date;
  /** When its owner has asked the operators to look at the page again; null until then, and when they have decided anew. */
  readonly lookAskedAt: Date | null;
}

/** A hidden page in the list of the operators. */
export interface HiddenPage extends PageHiding {
  readonly id: string;
  /** Null if it was taken away meanwhile. */
  readonly linkname: string | null;
  /** The username of its owner. */
  readonly owner: string;
}
