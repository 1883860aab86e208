import lock from '../../../art/icons/lucide/lock.svg?raw';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import styles from './settings-part.module.css';

/** Says that a variable of the server has a setting. */
export function SetBy({ id, variable }: { readonly id: string; readonly variable: string }) {
  return (
    <p id={id} className={styles.where}>
      <IconDrawing svg={lock} className={styles.lock} />
      {texts.setBy({ variable })}
    </p>
  );
}

interface ValueSourceProps {
  readonly id: string;
  readonly setting: { readonly name: string; readonly source: 'VARIABLE' | 'STORED' | 'DEFAULT' };
  readonly onReset: () => void;
}

/** Says where the value of a setting comes from, with a way back to the default if an operator has chosen it. */
export function ValueSource({ id, setting: { name, source }, onReset }: ValueSourceProps) {
  if (source === 'VARIABLE') return <SetBy id={id} variable={name} />;
  return (
    <p id={id} className={styles.where}>
      {source === 'STORED' ? texts.chosenHere : texts.fromDefault}
      {source === 'STORED' && (
        <button type="button" className={styles.reset} onClick={onReset}>
          {texts.useDefault}
        </button>
      )}
    </p>
  );
}
