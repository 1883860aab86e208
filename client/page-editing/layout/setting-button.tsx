import type { ReactNode } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import styles from './setting-button.module.css';

interface SettingButtonProps {
  /** The source of its icon. */
  readonly svg: string;
  readonly label: string;
  /** The current setting, in a few words. */
  readonly note?: string;
  /** The number that phones show, where the note has no place. */
  readonly count?: number;
  readonly onPress: () => void;
}

/** A button that opens a popup for the whole page. */
export function SettingButton({ svg, label, note, count, onPress }: SettingButtonProps) {
  return (
    <Button kind="line" className={styles.button} data-count={count || undefined} onClick={onPress}>
      <IconDrawing svg={svg} />
      {label}
      {note && <span className={styles.note}> {note}</span>}
    </Button>
  );
}

/** The settings of the whole page, side by side. On a phone, each icon is above its label. */
export function SettingRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
