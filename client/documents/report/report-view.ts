import type { PublicPageView } from '../../page-view/document/public-page-view.js';

/** The form with which visitors report a page, as the server passes it to the client's code. */
export interface ReportView {
  readonly page: PublicPageView;
  /** What was typed. */
  readonly form: { readonly reason: string; readonly words: string; readonly email: string };
  /** The fields of the form that have to be corrected. */
  readonly faults: readonly ('reason' | 'words' | 'email')[];
  /** Why the form was not taken although nothing in it is wrong. */
  readonly obstacle?: 'tooMany' | 'otherSite';
  /** The task that the browser solves before the form is sent; null for none. */
  readonly challenge: string | null;
}

/** The document after a report, as the server passes it to the client's code. */
export interface ReportThanksView {
  readonly linkname: string;
  /** The absolute address of the page. */
  readonly address: string;
  /** Where its sender is written to. */
  readonly email?: string | undefined;
}
