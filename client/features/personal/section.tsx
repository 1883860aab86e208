import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A section of the settings: its title, and its controls beside it. */
export function Section({ title, hint, children }: { title: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
