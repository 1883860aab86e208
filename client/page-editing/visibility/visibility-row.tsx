import type { ReactNode } from 'react';
import { IconDrawing } from '../../controls/buttons/icon.js';
import styles from './visibility-fields.module.css';

interface RowProps {
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A question about the visibility of a tile, and its answers. */
export function VisibilityRow({ label, note, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.note} role="status">
          {note}
        </p>
      </div>
      {children}
    </div>
  );
}

/** An answer with an icon. */
export function Labelled({ svg, children }: { readonly svg: string; readonly children: ReactNode }) {
  return (
    <>
      <IconDrawing svg={svg} />
      {children}
    </>
  );
}
