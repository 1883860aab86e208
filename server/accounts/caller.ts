import type { Language } from '../languages.rules.js';

/** The origin of a call. Rate limits count by its network, and the list of sessions shows its device. */
export interface Caller {
  /** The IP address of the caller. Of an IPv6 address only the first 64 bits, because one customer usually has them all. */
  readonly network: string;
  /** The browser and system of the caller for people, such as `Firefox on Linux`; null when the request does not name them. */
  readonly device: string | null;
  /** The browser, by which an account knows its devices; undefined for a client that keeps no cookie, such as an older one. */
  readonly browser?: Browser;
  /** The language for mails and documents. */
  readonly language: Language;
}

/** A browser, which shows at each sign-in that it is the same one. That signs nobody in. */
export interface Browser {
  /** The token that it keeps since an earlier sign-in, to any account; null without one. */
  readonly token: string | null;
  /** Lets the browser keep the token for a year from now. */
  readonly keep: (token: string) => void;
}
