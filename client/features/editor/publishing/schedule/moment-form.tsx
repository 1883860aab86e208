import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { ownTimeZone, TimeZoneField } from '../../../../page-editing/visibility/time-zone-field.js';
import { momentAt, skippedTime, zonedTime } from '../../../../page-editing/visibility/zoned-moments.js';
import { scheduledTexts as texts } from '../../../../texts/en/scheduled.js';
import styles from './publish-later.module.css';

/** A moment that was chosen, and what happens to a version that is published before. */
export interface Chosen {
  readonly publishesAt: string;
  readonly timeZone: string;
  readonly replaces: boolean;
}

interface MomentFormProps {
  /** What was chosen before. */
  readonly chosen: Chosen | null;
  readonly note: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/** The next day at nine, which nobody has in mind by accident. */
function tomorrow(timeZone: string) {
  const { day } = zonedTime(new Date(Date.now() + 86_400_000).toISOString(), timeZone);
  return { day, time: '09:00' };
}

function isOver(moment: string): boolean {
  return Date.parse(moment) <= Date.now();
}

/** Asks for a day and a time in a time zone, and what happens if something else is published before. */
export function MomentForm({ chosen, note, label, isBusy, onChoose, onClose }: MomentFormProps) {
  const [timeZone, setTimeZone] = useState(() => ownTimeZone(chosen?.timeZone));
  const [typed, setTyped] = useState(() => (chosen ? zonedTime(chosen.publishesAt, timeZone) : tomorrow(timeZone)));
  const [replaces, setReplaces] = useState(chosen?.replaces ?? false);
  const [isWrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => first.current?.focus(), []);
  const publishesAt = momentAt(typed, timeZone);
  function choose() {
    if (publishesAt === undefined || isOver(publishesAt)) setWrong(true);
    else onChoose({ publishesAt, timeZone, replaces });
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <div className={styles.moment}>
        <TextField
          type="date"
          ref={first}
          label={texts.day}
          value={typed.day}
          {...(isWrong && { error: skippedTime(typed, timeZone) ?? texts.notToCome })}
          onChange={({ target }) => (setWrong(false), setTyped({ ...typed, day: target.value }))}
        />
        <TextField
          type="time"
          label={texts.time}
          value={typed.time}
          onChange={({ target }) => (setWrong(false), setTyped({ ...typed, time: target.value }))}
        />
        <TimeZoneField timeZone={timeZone} onChange={setTimeZone} className={styles.zone} />
      </div>
      <ReplacesChoice replaces={replaces} onChange={setReplaces} />
      <p className={styles.note}>{note}</p>
      <div className={styles.ways}>
        <Button kind="ink" size="small" type="submit" busy={isBusy}>
          {label}
        </Button>
        <button type="button" className={styles.way} onClick={onClose}>
          {texts.leave}
        </button>
      </div>
    </form>
  );
}

interface ReplacesChoiceProps {
  readonly replaces: boolean;
  readonly onChange: (replaces: boolean) => void;
}

/** What happens if something else is published before the moment. */
function ReplacesChoice({ replaces, onChange }: ReplacesChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.ifPublishedBefore}</legend>
      {[false, true].map((value) => (
        <label key={String(value)} className={styles.option}>
          <input type="radio" name={name} checked={value === replaces} onChange={() => onChange(value)} />
          {value ? texts.over : texts.keep}
        </label>
      ))}
    </fieldset>
  );
}
