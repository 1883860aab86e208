const day = 24 * 60 * 60 * 1000;

/**
 * How long nobody can claim the linkname of a removed account, or of a removed page that was published, in milliseconds: 30 days. Links to it
 * still exist, and their readers trust the former owner.
 */
export const LINKNAME_RESERVED_FOR = 30 * day;

/** How long nobody but its owner can claim a linkname that a published page gave up, in milliseconds: 90 days. */
export const FORMER_LINKNAME_CLOSED_FOR = 90 * day;

/** Until when nobody but its owner can claim a linkname that was given up at this moment. */
export function closedUntil(givenUpAt: Date): Date {
  return new Date(givenUpAt.getTime() + FORMER_LINKNAME_CLOSED_FOR);
}

/** How many of its former linknames lead to a page. */
export const MOST_FORMER_LINKNAMES = 5;
