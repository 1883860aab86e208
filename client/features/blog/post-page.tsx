import { BLOG, type Post } from '../../../server/articles/post.rules.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { Prose } from '../../controls/prose.js';
import { blogTexts } from '../../texts/en/blog.js';
import { wideCoverAddress } from './cover-address.js';
import { PostDate } from './post-date.js';
import styles from './post-page.module.css';

export function PostPage({ post }: { readonly post: Post }) {
  return (
    <main id="main" className={styles.page}>
      <article>
        <header className={styles.measure}>
          <PostDate post={post} className={styles.date} />
          <h1 lang={post.language} dir="auto" className={styles.title}>
            {post.title}
          </h1>
        </header>
        <img className={styles.cover} src={wideCoverAddress(post.cover)} alt="" fetchPriority="high" />
        <Prose html={post.html} language={post.language} className={styles.text} />
      </article>
      <div className={styles.measure}>
        <ButtonLink kind="line" href={BLOG}>
          {blogTexts.allPosts}
        </ButtonLink>
      </div>
    </main>
  );
}
