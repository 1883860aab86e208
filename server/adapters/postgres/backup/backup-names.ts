/** The mails of the mail queue in a backup, among the tables. No table has this name. */
export const MAILS = 'mail-queue';

/**
 * An advisory lock that nothing else in the database uses. A backup holds it until its end, so that no picture is removed between the
 * moment that the backup shows and the moment when it reads the picture.
 */
export const REMOVAL_LOCK = 7_355_614;
