import type { Post } from '../post.rules.js';

/** The posts of the blog. */
export abstract class PostStore {
  /**
   * All posts, newest first: the one with the highest number. Returns the same array as before as long as nothing has changed. A post
   * that changes while the product runs and is faulty then leaves all posts as they were.
   * @throws {ArticleFault} when a post is faulty at the first call.
   * @throws {ArticlesUnreadable} when the posts cannot be read now.
   */
  abstract list(): Promise<readonly Post[]>;
}
