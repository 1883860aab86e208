import { DomainError } from '../domain-error.js';

/** There is no report with this id. */
export class ReportUnknown extends DomainError {
  constructor() {
    super('not-found', 'REPORT_UNKNOWN');
  }
}

/** The report is decided already. */
export class ReportDecided extends DomainError {
  constructor() {
    super('conflict', 'REPORT_DECIDED');
  }
}

/** There are no reports of such a year. */
export class YearInvalid extends DomainError {
  constructor() {
    super('invalid', 'YEAR_INVALID');
  }
}

/** The page that was reported is not there any more, or has no account to suspend. */
export class ReportedPageGone extends DomainError {
  constructor() {
    super('conflict', 'REPORTED_PAGE_GONE');
  }
}
