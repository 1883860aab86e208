import { Injectable } from '@nestjs/common';
import { PostStore } from '../ports/post-store.port.js';
import type { Post } from '../post.rules.js';

/** All posts of the blog, the newest first. Returns the same array until something changes. Errors: the same as of `PostStore.list`. */
@Injectable()
export class ListPosts {
  constructor(private readonly posts: PostStore) {}

  execute(): Promise<readonly Post[]> {
    return this.posts.list();
  }
}
