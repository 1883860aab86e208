/** Why an account can be suspended. More may be added. */
export const SUSPENSION_REASONS = ['fraud', 'copied', 'impersonation', 'hate', 'sexual', 'illegal', 'other'] as const;

/** One of `SUSPENSION_REASONS`. */
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** How many characters the words to the owner may have. */
export const SUSPENSION_WORDS_MOST = 2_000;

/** That nobody signs in to an account, and no visitor sees its pages, until it is lifted. Nothing is deleted. */
export interface Suspension {
  readonly since: Date;
  readonly reason: SuspensionReason;
  /** What the operator writes to the owner beside the reason; null for nothing. */
  readonly words: string | null;
}
