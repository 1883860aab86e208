/** Where a call comes from: what limits count by, and what a list of sessions shows. */
export interface Caller {
  /** The caller's network address; of IPv6 the first 64 bits, which one customer usually has to themselves. */
  readonly network: string;
  /** The caller's browser and system for people, such as `Firefox on Linux`; null when it does not say. */
  readonly device: string | null;
}
