/**
 * Who may find a published page. `public`: everybody, also by search engines. `unlisted`: whoever has its address; search engines are told not to list it, and no list of this site
 * names it. `password`: who gives the password of the page sees more than its title and its picture; it is not listed either. `nobody`: visitors read that it is not there at the moment.
 */
export const PAGE_ACCESSES = ['public', 'unlisted', 'password', 'nobody'] as const;

export type PageAccess = (typeof PAGE_ACCESSES)[number];

/** The password of a page: the id of its lock, and what visitors read before they have given it. */
export interface AccessLock {
  readonly lock: string;
  readonly hint?: string;
}
