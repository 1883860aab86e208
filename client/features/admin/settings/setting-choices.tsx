import { useId } from 'react';
import styles from './settings-part.module.css';

interface SettingChoicesProps<Choice extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  /** Each with its name and a note. */
  readonly choices: readonly (readonly [Choice, string, string])[];
  readonly current: Choice | undefined;
  readonly isFixed: boolean;
  /** The id of what says where the choice comes from. */
  readonly where: string;
  readonly onChoose: (choice: Choice) => void;
}

/** The choices of a setting, one of which holds. */
export function SettingChoices<Choice extends string>({ legend, choices, current, isFixed, where, onChoose }: SettingChoicesProps<Choice>) {
  const id = useId();
  return (
    <fieldset className={styles.choices} disabled={isFixed} aria-describedby={where}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(([choice, label, note]) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-choice`}
            className={styles.radio}
            checked={choice === current}
            onChange={() => onChoose(choice)}
          />
          <span className={styles.name}>{label}</span>
          <span className={styles.note}>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}
