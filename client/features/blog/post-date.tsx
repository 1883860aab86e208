import type { Post } from '../../../server/articles/post.rules.js';
import { LongDate } from '../../controls/long-date.js';
import { blogTexts } from '../../texts/en/blog.js';

interface PostDateProps {
  readonly post: Post;
  readonly className: string | undefined;
}

/** When a post was written, and how long it takes to read. */
export function PostDate({ post, className }: PostDateProps) {
  return (
    <p className={className}>
      <LongDate day={post.date} />
      {blogTexts.minutes({ minutes: post.minutes })}
    </p>
  );
}
