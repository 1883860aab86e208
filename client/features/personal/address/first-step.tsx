import { useId } from 'react';
import { siteHost } from '../../../api/site.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { screens } from '../../../shell/screens.js';
import { firstStepTexts as texts } from '../../../texts/en/personal.js';
import styles from './first-step.module.css';

/** The address of a page that was never published, and a link to the editor. */
export function FirstStep({ linkname }: { linkname: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.step}>
      <div className={styles.words}>
        <h2 id={id} className={styles.lead}>
          {texts.lead}
        </h2>
        <p className={styles.address}>
          <bdi dir="ltr">
            {siteHost()}/<strong>{linkname}</strong>
          </bdi>
        </p>
        <p className={styles.text}>{texts.text}</p>
      </div>
      <ButtonLink kind="ink" size="large" href={screens.editor} className={styles.open}>
        {texts.open}
      </ButtonLink>
    </section>
  );
}
