import { BLOG, type Post, postAddress } from '../../../server/articles/post.rules.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { blogTexts } from '../../texts/en/blog.js';
import { clsx } from 'clsx';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { coverAddress } from './cover-address.js';
import { PostDate } from './post-date.js';
import styles from './blog-page.module.css';
import postPreviewStyles from './post-preview.module.css';

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

interface PostPreviewProps {
  readonly post: Post;
  /** The newest post, which is shown large. */
  readonly isLead: boolean;
}

/** A post in the list. A press anywhere on it opens the post. */
function PostPreview({ post, isLead }: PostPreviewProps) {
  const title = `post-${post.number}`;
  return (
    <article className={clsx(postPreviewStyles.preview, isLead ? postPreviewStyles.lead : postPreviewStyles.row)}>
      <img
        className={postPreviewStyles.cover}
        src={coverAddress(post.cover)}
        alt=""
        {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div className={postPreviewStyles.words}>
        <PostDate post={post} className={postPreviewStyles.date} />
        <h2 id={title} lang={post.language} dir="auto" className={postPreviewStyles.title}>
          {post.title}
        </h2>
        <p lang={post.language} dir="auto" className={postPreviewStyles.summary}>
          {post.summary}
        </p>
        <ButtonLink kind="line" href={postAddress(post.number)} className={postPreviewStyles.go} aria-describedby={title}>
          {blogTexts.goToPost}
        </ButtonLink>
      </div>
    </article>
  );
}
