import { clsx } from 'clsx';
import { postAddress, type Post } from '../../../server/articles/post.rules.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { blogTexts } from '../../texts/en/blog.js';
import { coverAddress } from './cover-address.js';
import { PostDate } from './post-date.js';
import styles from './post-preview.module.css';

interface PostPreviewProps {
  readonly post: Post;
  /** The newest post, which is shown large. */
  readonly isLead: boolean;
}

/** A post in the list. A press anywhere on it opens the post. */
export function PostPreview({ post, isLead }: PostPreviewProps) {
  const title = `post-${post.number}`;
  return (
    <article className={clsx(styles.preview, isLead ? styles.lead : styles.row)}>
      <img className={styles.cover} src={coverAddress(post.cover)} alt="" {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
      <div className={styles.words}>
        <PostDate post={post} className={styles.date} />
        <h2 id={title} lang={post.language} dir="auto" className={styles.title}>
          {post.title}
        </h2>
        <p lang={post.language} dir="auto" className={styles.summary}>
          {post.summary}
        </p>
        <ButtonLink kind="line" href={postAddress(post.number)} className={styles.go} aria-describedby={title}>
          {blogTexts.goToPost}
        </ButtonLink>
      </div>
    </article>
  );
}
