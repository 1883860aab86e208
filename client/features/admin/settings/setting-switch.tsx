import { useId, useState } from 'react';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import type { AdminSettingName } from '../../../api/generated/types.js';
import { ActRefusal } from '../act-refusal.js';
import type { ActRefused } from '../use-act.js';
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
export function SettingSwitch({ settings: { of, change }, name, label, note, values = ON_OR_OFF }: SettingSwitchProps) {
  const id = useId();
  const setting = of[name];
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<ActRefused | null>(null);
  const isFixed = setting.source === 'VARIABLE';

  async function send(value: string | null) {
    setChosen(value);
    setRefused(await change(name, value, texts.kept));
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
          onChange={({ target }) => void send(target.checked ? values.on : values.off)}
        />
      </label>
      {refused && <ActRefusal id={`${id}-refused`} act={refused} />}
      <ValueSource id={`${id}-where`} setting={setting} onReset={() => void send(null)} />
    </div>
  );
}
