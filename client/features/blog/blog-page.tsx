import { BLOG, type Post } from '../../../server/articles/post.rules.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { blogTexts } from '../../texts/en/blog.js';
import styles from './blog-page.module.css';
import { PostPreview } from './post-preview.js';

/** The list of posts, newest first. `posts` is null if they cannot be loaded. */
export function BlogPage({ posts }: { readonly posts: readonly Post[] | null }) {
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>{blogTexts.title}</h1>
      {posts === null && <DidNotLoad title={blogTexts.listFailed} text={blogTexts.listFailedExplanation} onRetry={BLOG} />}
      {posts?.length === 0 && <p className={styles.none}>{blogTexts.none}</p>}
      {posts?.map((post, at) => (
        <PostPreview key={post.number} post={post} isLead={at === 0} />
      ))}
    </main>
  );
}
