import { useId } from 'react';
import { clsx } from 'clsx';
import { isTimeZone } from '../../../server/pages/design/visibility.rules.js';
import select from '../../controls/fields/select.module.css';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import styles from './visibility-fields.module.css';
import { readersZone } from '../../controls/dates.js';
import { presentTimeZone, timeZonesWith } from './time-zone-names.js';

interface TimeZoneFieldProps {
  readonly timeZone: string;
  readonly onChange: (timeZone: string) => void;
  readonly className?: string | undefined;
}

/** In which time zone a moment is meant. */
export function TimeZoneField({ timeZone, onChange, className }: TimeZoneFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.zoneLabel}>
        {texts.timeZone}
      </label>
      <select
        id={id}
        className={clsx(select.select, styles.select)}
        value={presentTimeZone(timeZone)}
        onChange={({ target }) => onChange(target.value)}
      >
        {timeZonesWith(timeZone).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The time zone that was chosen, if it is known here, or else that of the browser. */
export function ownTimeZone(chosen: string | undefined): string {
  return presentTimeZone([chosen, readersZone()].find((name) => name !== undefined && isTimeZone(name)) ?? 'UTC');
}
