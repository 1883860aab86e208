import { Fragment, useId, type ReactNode } from 'react';
import styles from './choice-list.module.css';

interface ChoiceListProps<Choice extends string> {
  /** What is chosen. */
  readonly legend: string;
  /** The class of the legend; without one, only screen readers have it. */
  readonly legendClass?: string | undefined;
  /** Each with its name and a note. */
  readonly choices: readonly (readonly [Choice, string, string])[];
  readonly current: Choice | undefined;
  readonly isFixed?: boolean;
  /** The id of what says where the choice comes from. */
  readonly where?: string;
  /** What belongs to the current choice, below it. */
  readonly children?: ReactNode;
  readonly onChoose: (choice: Choice) => void;
}

/** Choices with a note each, one of which holds. */
export function ChoiceList<Choice extends string>(props: ChoiceListProps<Choice>) {
  const { legend, legendClass = 'visually-hidden', choices, current, isFixed = false, where, children, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.choices} disabled={isFixed} aria-describedby={where}>
      <legend className={legendClass}>{legend}</legend>
      {choices.map(([choice, label, note]) => (
        <Fragment key={choice}>
          <label className={styles.choice}>
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
          {choice === current && children}
        </Fragment>
      ))}
    </fieldset>
  );
}
