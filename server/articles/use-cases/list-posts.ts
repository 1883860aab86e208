import { Injectable } from '@nestjs/common';
import { PostStore } from '../ports/post-store.port.js';
import type { Post } from '../post.rules.js';

/** All posts of the blog, newest first; the same array as before as long as nothing has changed. Throws as the port does. */
@Injectable()
export class ListPosts {
  constructor(private readonly posts: PostStore) {}

  execute(): Promise<readonly Post[]> {
    return this.posts.list();
  }
}
