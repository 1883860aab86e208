import { SUSPENSION_REASONS, type SuspensionReason } from '../accounts/suspension/suspension.rules.js';

/** What a visitor can report a page for: what an account can be suspended for. */
export const REPORT_REASONS = SUSPENSION_REASONS;

/** One of `REPORT_REASONS`. */
export type ReportReason = SuspensionReason;

/** How many characters a visitor may write. */
export const REPORT_WORDS_MOST = 2_000;
