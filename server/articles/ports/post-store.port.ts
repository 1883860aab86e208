import type { Post } from '../post.rules.js';

/** Reads the posts of the blog. */
export abstract class PostStore {
  /**
   * All posts, the highest number first, which is the newest. Returns the same array until something changes. If a post becomes invalid
   * after the first call, all posts stay as they were.
   * @throws {ArticleFault} when a post is not valid at the first call.
   * @throws {ArticlesUnreadable} when the posts cannot be read now.
   */
  abstract list(): Promise<readonly Post[]>;
}
