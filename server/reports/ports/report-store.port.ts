import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import type { ListPlace } from '../../lists/list-parts.rules.js';
import type { Decision, KeptVersion, NewReport, Report, ReportedPage, ReportList, ReportMonth, WhichReports } from '../report.js';

/** Stores what visitors report, and what operators decide about it. */
export abstract class ReportStore {
  /**
   * Stores a report of the page that visitors see at the linkname, with the version that they see and a copy of it and its pictures, in one transaction. If it is the only open report of the page, every
   * operator with a verified address gets a mail. False, with nothing stored, when visitors see no published page there.
   */
  abstract add(report: NewReport): Promise<boolean>;

  /** How many reports of the page at a linkname have arrived since a moment, counted up to `atMost`. */
  abstract countSince(linkname: Linkname, since: Date, atMost: number): Promise<number>;

  /** A random text that all instances share, and that nobody else knows. It is made when it is first needed. */
  abstract secret(): Promise<string>;

  /**
   * A part of a list of reports: of the open ones the oldest first, of those that are decided what was decided last, and of those about the pages of an account what arrived last, also about
   * pages that were deleted.
   */
  abstract list(choice: WhichReports, part: { readonly place: ListPlace | null; readonly size: number }): Promise<ReportList>;

  /** A report; null when there is none with this id. */
  abstract find(id: string): Promise<Report | null>;

  /** The open reports of a page. */
  abstract listOpen(pageId: string): Promise<Report[]>;

  /** Reports of the pages of an account, also of those that were deleted; of the page alone when the account was removed. First the open ones of the page, and then the newest. */
  abstract listAbout(report: Report, atMost: number): Promise<Report[]>;

  /** The copy of the page as it was reported; null when it is gone. */
  abstract findCopy(report: Report): Promise<ReportedPage | null>;

  /** The publications of the page that are kept, the newest first. */
  abstract listVersions(report: Report): Promise<KeptVersion[]>;

  /**
   * Decides the reports with these ids that are open, and queues a mail for each of them whose sender has left an address. The mails wait some minutes, in which the decision can be taken
   * back. `isGone`: whether the page is not there any more, for the mails. Returns how many it has decided.
   */
  abstract decide(ids: readonly string[], decision: Decision, isGone: boolean): Promise<number>;

  /**
   * Opens again the reports of one page that were decided together with this one, and removes their mails that still wait. Returns how many; 0 when the report is open. `showsPage`: whether
   * one of them had hidden the page, and no other decision is left that did.
   */
  abstract reopen(report: Report): Promise<{ readonly opened: number; readonly showsPage: boolean }>;

  /** What is counted of the reports of each month of a year in which some arrived. */
  abstract countByMonth(year: number): Promise<ReportMonth[]>;

  /**
   * Removes the words and addresses of at most `atMost` reports that were decided before `moment`, and the copies that no other report needs. Returns how many reports it has changed.
   */
  abstract forget(moment: Date, atMost: number): Promise<number>;
}
