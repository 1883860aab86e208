import { BLOG, type Post } from '../../../server/articles/post.rules.js';
import { ButtonLink } from '../../controls/button-link.js';
import { Quad } from '../../controls/quad.js';
import { blogTexts } from '../../texts/en/blog.js';
import { failureTexts } from '../../texts/en/shell.js';
import styles from './blog-page.module.css';
import { PostPreview } from './post-preview.js';

/** The list of posts, newest first. `posts` is null if they cannot be loaded. */
export function BlogPage({ posts }: { readonly posts: readonly Post[] | null }) {
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>{blogTexts.title}</h1>
      {posts === null && <ListFailed />}
      {posts?.length === 0 && <p className={styles.none}>{blogTexts.none}</p>}
      {posts?.map((post, at) => (
        <PostPreview key={post.number} post={post} isLead={at === 0} />
      ))}
    </main>
  );
}

/** The retry is a link, so that it works without script. */
function ListFailed() {
  return (
    <div role="alert" className={styles.failed}>
      <Quad tone="failed" />
      <h2 className={styles.failedTitle}>{blogTexts.listFailed}</h2>
      <p className={styles.failedText}>{blogTexts.listFailedExplanation}</p>
      <ButtonLink kind="line" icon="rotate-cw" href={BLOG}>
        {failureTexts.tryAgain}
      </ButtonLink>
    </div>
  );
}
