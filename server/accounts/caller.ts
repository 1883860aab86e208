import type { Language } from '../languages.rules.js';

/** The origin of a call. Rate limits count by its network, and the list of sessions shows its device. */
export interface Caller {
  /** The IP address of the caller. Of an IPv6 address only the first 64 bits, because one customer usually has them all. */
  readonly network: string;
  /** The browser and system of the caller for people, such as `Firefox on Linux`; null when the request does not name them. */
  readonly device: string | null;
  /** The language for mails and documents. */
  readonly language: Language;
}
