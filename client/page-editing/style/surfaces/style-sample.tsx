import type { CSSProperties, ReactNode } from 'react';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import styles from './style-sample.module.css';

/** A sample of what is edited, on the colour of the page. It stays visible while the controls below are scrolled. */
export function Sample({ ground, children }: { readonly ground: Color; readonly children: ReactNode }) {
  return (
    <div className={styles.sample} style={{ '--ground': ground.hex } as CSSProperties}>
      {children}
    </div>
  );
}
