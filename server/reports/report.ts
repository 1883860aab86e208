import { parseEmailAddress, type EmailAddress } from '../accounts/email-address.rules.js';
import type { Language } from '../languages.rules.js';
import type { PageDesign } from '../pages/design/page-design.rules.js';
import type { Linkname } from '../pages/linknames/linkname.rules.js';
import type { Page } from '../pages/page.js';
import type { ListPart } from '../lists/list-parts.rules.js';
import { REPORT_REASONS, REPORT_WORDS_MOST, type ReportOutcome, type ReportReason } from './report.rules.js';

/** What a visitor types into the form, as it was sent. */
export interface ReportForm {
  readonly reason: string;
  readonly words: string;
  readonly email: string;
}

/** What is wrong with a form: the names of its fields. */
export type FormFaults = readonly (keyof ReportForm)[];

/** What a visitor reports of a page. */
export interface Notice {
  readonly reason: ReportReason;
  /** What the visitor wrote; empty for nothing. */
  readonly words: string;
  /** Where to write what was decided; null if the visitor does not want to know. */
  readonly email: EmailAddress | null;
}

/** A report that is to be stored. Nothing in it says who sent it, except the address that the sender may have left. */
export interface NewReport extends Notice {
  /** A UUID. */
  readonly id: string;
  readonly linkname: Linkname;
  /** In which its sender is written to. */
  readonly language: Language;
  readonly at: Date;
}

/** What an operator decided about a report. */
export interface Decision {
  readonly outcome: ReportOutcome;
  readonly at: Date;
  /** The name of the operator. */
  readonly by: string;
}

/** A stored report. */
export interface Report extends Notice {
  /** A UUID. */
  readonly id: string;
  readonly pageId: string;
  /** Whose page it was; null when the account was removed. */
  readonly accountId: string | null;
  /** What the page was at. */
  readonly linkname: string;
  /** Which published version the visitor saw. */
  readonly version: number;
  readonly at: Date;
  /** Null while it is open. */
  readonly decision: Decision | null;
}

/** A page as visitors saw it when this version of it was first reported. */
export interface ReportedPage extends Pick<Page, 'profilePicture' | 'wallpaper'> {
  /** Null if a newer release published it. */
  readonly design: PageDesign | null;
}

/** A publication of a page whose design is kept. */
export interface KeptVersion {
  readonly version: number;
  readonly publishedAt: Date;
}

/** Which reports a list has: the oldest open ones first, or what was decided last. */
export type ReportState = 'open' | 'decided';

/** Which reports a list has: those with a state, or all about the pages of an account, what arrived last first. */
export type WhichReports = ReportState | { readonly accountId: string };

export interface ReportList extends ListPart<Report> {
  /** How many reports have this state. */
  readonly total: number;
}

/** What is counted of the reports of a month. */
export interface ReportMonth {
  /** Such as `2026-11`, in UTC. */
  readonly month: string;
  /** How many arrived, by reason. */
  readonly notices: Readonly<Record<ReportReason, number>>;
  /** How many of those were decided by now, by outcome. */
  readonly outcomes: Readonly<Record<ReportOutcome, number>>;
  /** The median of the hours from the report to the decision; null when none is decided. */
  readonly medianHours: number | null;
}

/** The notice in a form, or what is wrong with the form. Lines end as on Unix, and control characters are removed. */
export function readForm({ reason, words, email }: ReportForm): Notice | FormFaults {
  const known = REPORT_REASONS.find((one) => one === reason);
  const text = plainText(words);
  const address = email.trim() === '' ? null : parseEmailAddress(email);
  const faults: (keyof ReportForm)[] = [];
  if (known === undefined) faults.push('reason');
  if (text.length > REPORT_WORDS_MOST) faults.push('words');
  if (address?.ok === false) faults.push('email');
  if (known === undefined || faults.length > 0) return faults;
  return { reason: known, words: text, email: address?.ok ? address.value : null };
}

// PostgreSQL stores neither U+0000 nor half of a character.
function plainText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .trim();
}
