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
