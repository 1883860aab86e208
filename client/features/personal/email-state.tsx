import { Icon } from '../../controls/icon.js';
import { personalTexts } from '../../texts/accounts.js';
import styles from './email-state.module.css';

/** The e-mail address, and whether its owner has shown that it is theirs. */
export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  return (
    <>
      <p className={styles.email}>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className={verified ? styles.verified : styles.notVerified}>
        {verified ? <Icon name="circle-check" className={styles.tick} /> : <span className={styles.quad} />}
        {verified ? personalTexts.verified : personalTexts.notVerified}
      </p>
    </>
  );
}
