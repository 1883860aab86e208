import { ButtonLink } from '../../controls/button-link.js';
import { Quad } from '../../controls/quad.js';
import { screens } from '../../shell/screens.js';
import { missingPageTexts as texts } from '../../texts/en/switcher.js';
import styles from './missing-page.module.css';

/** In place of the editor of a page that was deleted, or that belongs to another account. */
export function MissingPage() {
  return (
    <div role="alert" className={styles.place}>
      <Quad tone="failed" className={styles.quad} />
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.ways}>
        <ButtonLink kind="ink" href={screens.personal}>
          {texts.pages}
        </ButtonLink>
        <ButtonLink kind="line" href={screens.editor}>
          {texts.main}
        </ButtonLink>
      </div>
    </div>
  );
}
