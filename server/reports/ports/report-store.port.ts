import type { NewReport } from '../report.js';

/** Stores what visitors report. */
export abstract class ReportStore {
  /**
   * Stores a report of the page that visitors see at the linkname, with the version that they see and a copy of it, in one transaction. If it is the only open report of the page, every
   * operator with a verified address gets a mail. False, with nothing stored, when visitors see no published page there.
   */
  abstract add(report: NewReport): Promise<boolean>;

  /**
   * Removes the words and addresses of at most `atMost` reports that were decided before `moment`, and the copies that no other report needs. Returns how many reports it has changed.
   */
  abstract forget(moment: Date, atMost: number): Promise<number>;
}
