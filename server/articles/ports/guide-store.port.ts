import type { Guide } from '../guide.rules.js';

/** Reads the documentation for programs. */
export abstract class GuideStore {
  /**
   * Every guide, in the order in which they are listed. Their examples have the address of this site.
   * @throws {ArticleFault} when one of them is not valid.
   * @throws {ArticlesUnreadable} when they cannot be read.
   */
  abstract read(): Promise<readonly Guide[]>;
}
