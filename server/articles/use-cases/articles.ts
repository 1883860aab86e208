import type { Guide } from '../guide.rules.js';
import type { Policies } from '../policy.rules.js';
import { GuideStore } from '../ports/guide-store.port.js';
import { PolicyStore } from '../ports/policy-store.port.js';
import { PostStore } from '../ports/post-store.port.js';
import type { Post } from '../post.rules.js';
import { Injectable } from '@nestjs/common';

/** What the site itself publishes. */
@Injectable()
export class Articles {
  constructor(
    private readonly posts: PostStore,
    private readonly guides: GuideStore,
    private readonly policies: PolicyStore,
  ) {}

  /** All posts of the blog, the newest first. Returns the same array until something changes. Errors: the same as of `PostStore.list`. */
  listPosts(): Promise<readonly Post[]> {
    return this.posts.list();
  }

  /** The documentation for programs. Errors: the same as of `GuideStore.read`. */
  readGuides(): Promise<readonly Guide[]> {
    return this.guides.read();
  }

  /** The terms of service and the privacy policy. Errors: the same as of `PolicyStore.read`. */
  readPolicies(): Promise<Policies> {
    return this.policies.read();
  }
}
