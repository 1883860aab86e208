import { useId, type ReactNode } from 'react';
import styles from '../account-page.module.css';

interface AccountBlockProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of what is known of an account. */
export function AccountBlock({ title, extra, children }: AccountBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block}>
      <div className={styles.blockHead}>
        <h2 id={id} className={styles.blockTitle}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
