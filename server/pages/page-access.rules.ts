/**
 * Who may find a published page. `public`: everybody, also by search engines. `unlisted`: whoever has its address; search engines are told not to list it, and no list of this site
 * names it.
 */
export const PAGE_ACCESSES = ['public', 'unlisted'] as const;

export type PageAccess = (typeof PAGE_ACCESSES)[number];
