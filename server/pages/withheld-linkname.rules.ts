const day = 24 * 60 * 60 * 1000;

/**
 * How long nobody can claim the linkname of a removed account, or of a removed page that was published, in milliseconds: 30 days. Links to it still exist, and their readers
 * trust the former owner.
 */
export const LINKNAME_WITHHELD_FOR = 30 * day;
