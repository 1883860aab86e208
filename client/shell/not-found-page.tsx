import { ButtonLink } from '../controls/button-link.js';
import { notFoundTexts } from '../texts/en.js';
import styles from './not-found-page.module.css';

/** An address that no screen has. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <title>{notFoundTexts.title}</title>
      <h1>{notFoundTexts.title}</h1>
      <p className={styles.explanation}>{notFoundTexts.explanation}</p>
      <ButtonLink kind="line" href="/">
        {notFoundTexts.home}
      </ButtonLink>
    </div>
  );
}
