import { GUIDE_ADDRESSES, type Guide } from '../../../server/articles/guide.rules.js';
import { Prose } from '../../controls/prose.js';
import { guideListTexts } from '../../texts/en/developers.js';
import styles from './guide-page.module.css';

interface GuidePageProps {
  readonly guide: Guide;
  /** Every guide, for the list beside the text. */
  readonly guides: readonly Guide[];
}

/** A page of the documentation for programs, with the list of all of them. */
export function GuidePage({ guide, guides }: GuidePageProps) {
  return (
    <div className={styles.page}>
      <nav className={styles.list} aria-label={guideListTexts.contents}>
        <ul lang="en-GB" dir="auto">
          {guides.map(({ name, title }) => (
            <li key={name}>
              <a href={GUIDE_ADDRESSES[name]} aria-current={name === guide.name ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={styles.main}>
        <h1 lang="en-GB" dir="auto" className={styles.title}>
          {guide.title}
        </h1>
        <Prose html={guide.html} language="en-GB" className={styles.text} />
      </main>
    </div>
  );
}
