import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './styleguide.module.css';

/** A part of the style guide: its name beside what it shows. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = name.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** Specimens in a row, as many as there is room for. */
export function Row({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={clsx(wide ? styles.wideRow : styles.row)}>{children}</div>;
}

/** A control in one of its states, with the name of the state below. */
export function Specimen({ state, children, dir }: { state: string; children: ReactNode; dir?: 'rtl' }) {
  return (
    <figure className={styles.specimen}>
      <div dir={dir} lang={dir && 'ar'}>
        {children}
      </div>
      <figcaption className={styles.state}>{state}</figcaption>
    </figure>
  );
}
