/** What the operator allows each account. The configuration has it. */
export abstract class PageLimits {
  abstract readonly maxPagesPerAccount: number;
  /** In bytes. Unverified accounts may use less: `storageOf`. */
  abstract readonly storagePerAccount: number;
}

/** A megabyte, as in the texts for people. */
export const MEGABYTE = 1_000_000;

const MOST_OF_UNVERIFIED = 10 * MEGABYTE;

/** How many bytes an account may use. Anybody can make accounts with addresses of others, so those that are not verified have only 10 MB. */
export function storageOf({ storagePerAccount }: Pick<PageLimits, 'storagePerAccount'>, isVerified: boolean): number {
  return isVerified ? storagePerAccount : Math.min(storagePerAccount, MOST_OF_UNVERIFIED);
}

/** How many published versions are kept for each page, including the current one. */
export const KEPT_VERSIONS = 50;
