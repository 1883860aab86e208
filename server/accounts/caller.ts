import type { Language } from '../languages.rules.js';

/** Where a call comes from: what limits count by, and what a list of sessions shows. */
export interface Caller {
  /** The IP address of the caller. Of an IPv6 address only the first 64 bits, because one customer usually has them all. */
  readonly network: string;
  /** The browser and system of the caller for people, such as `Firefox on Linux`; null when the request does not name them. */
  readonly device: string | null;
  /** The language that its person reads. */
  readonly language: Language;
}
