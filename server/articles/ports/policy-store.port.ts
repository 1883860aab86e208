import type { Policies } from '../policy.rules.js';

/** The policies of the site. */
export abstract class PolicyStore {
  /**
   * All policies, as they are now.
   * @throws {ArticleFault} when one is faulty.
   * @throws {ArticlesUnreadable} when they cannot be read now.
   */
  abstract read(): Promise<Policies>;
}
