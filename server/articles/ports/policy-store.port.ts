import type { Policies } from '../policy.rules.js';

/** Reads the policies of the site. */
export abstract class PolicyStore {
  /**
   * The current policies.
   * @throws {ArticleFault} when one of them is not valid.
   * @throws {ArticlesUnreadable} when they cannot be read now.
   */
  abstract read(): Promise<Policies>;
}
