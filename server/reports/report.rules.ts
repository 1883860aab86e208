import { SUSPENSION_REASONS, type SuspensionReason } from '../accounts/suspension/suspension.rules.js';

/** What a visitor can report a page for: what an account can be suspended for. */
export const REPORT_REASONS = SUSPENSION_REASONS;

/** One of `REPORT_REASONS`. */
export type ReportReason = SuspensionReason;

/** How many characters a visitor may write. */
export const REPORT_WORDS_MOST = 2_000;

/** What operators decide. `hidden-before`: the page was hidden already, so taking the decision back does not show it. */
export const REPORT_OUTCOMES = ['hidden', 'hidden-before', 'suspended', 'dismissed'] as const;

/** One of `REPORT_OUTCOMES`. */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
