/** How many accounts an invitation may open, at most. */
export const MOST_USES = 10_000;

/** For how many days an invitation can be valid. */
export const INVITATION_DAYS = { most: 366, usual: 14 };

/** The longest note, in UTF-16 units. */
export const NOTE_MAX_LENGTH = 100;
