import type { ReactNode } from 'react';
import { Button } from '../../controls/button.js';
import { IconDrawing } from '../../controls/icon.js';
import styles from './setting-button.module.css';

interface SettingButtonProps {
  /** The source of its drawing. */
  readonly svg: string;
  readonly label: string;
  /** How it is set now, in a few words. */
  readonly note?: string;
  readonly onPress: () => void;
}

/** Opens a popup about the page as a whole. */
export function SettingButton({ svg, label, note, onPress }: SettingButtonProps) {
  return (
    <Button kind="line" className={styles.button} onClick={onPress}>
      <IconDrawing svg={svg} />
      {label}
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </Button>
  );
}

/** What is set for the page as a whole, side by side. On a phone each drawing stands above its label. */
export function SettingRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
