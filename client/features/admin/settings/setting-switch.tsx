import { useId, useState } from 'react';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { ActRefusal } from '../act-refusal.js';
import { useSending } from './use-sending.js';
import type { Settings } from './use-settings.js';
import { ValueSource } from './value-source.js';
import styles from './settings-part.module.css';

interface SettingSwitchProps {
  readonly settings: Settings;
  readonly name: AdminSettingName;
  readonly label: string;
  readonly note: string;
  /** Its values. What is not `off` counts as on. */
  readonly values?: { readonly on: string; readonly off: string };
}

const ON_OR_OFF = { on: 'on', off: 'off' };

/** A setting that is on or off. It counts at once. */
export function SettingSwitch({ settings, name, label, note, values = ON_OR_OFF }: SettingSwitchProps) {
  const id = useId();
  const setting = settings.of[name];
  const [chosen, setChosen] = useState<string | null>(null);
  const { isSending, refused, send } = useSending(settings, name);
  const isFixed = setting.source === 'VARIABLE';

  async function choose(value: string | null) {
    if (isSending) return;
    setChosen(value);
    await send(value);
    setChosen(null);
  }

  return (
    <div>
      <label className={styles.switchRow}>
        <span className={styles.what}>
          <span className={styles.name}>{label}</span>
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        </span>
        <input
          type="checkbox"
          className={styles.switch}
          checked={(chosen ?? setting.value) !== values.off}
          disabled={isFixed}
          aria-label={label}
          aria-describedby={`${id}-note ${id}-where`}
          onChange={({ target }) => void choose(target.checked ? values.on : values.off)}
        />
      </label>
      {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
      <ValueSource id={`${id}-where`} setting={setting} onReset={() => void choose(null)} />
    </div>
  );
}
