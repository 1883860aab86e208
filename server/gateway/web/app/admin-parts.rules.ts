/** The parts of the administration beside the overview, as its addresses name them. */
export const ADMIN_PARTS = [
  'accounts',
  'pages',
  'reports',
  'blocked-links',
  'invitations',
  'settings',
  'mail',
  'upkeep',
  'audit-log',
] as const;

/** One of `ADMIN_PARTS`. */
export type AdminPart = (typeof ADMIN_PARTS)[number];

/** Those that show one item, by its id at the end of the address. */
export const ADMIN_PARTS_WITH_ITEMS: readonly AdminPart[] = ['accounts', 'reports'];
