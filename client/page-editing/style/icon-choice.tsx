import { useId } from 'react';
import { clsx } from 'clsx';
import { EMBLEM_ICONS, type EmblemIcon } from '../../../server/pages/tile-kinds/emblem-icons.rules.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { styleTexts } from '../../texts/en/page-design.js';
import drawing from '../../controls/radio-drawing.module.css';
import styles from './icon-choice.module.css';

interface IconChoiceProps {
  readonly icon: EmblemIcon | undefined;
  readonly onChange: (icon: EmblemIcon | undefined) => void;
}

/** The icons that a tile can have as its emblem, or none. */
export function IconChoice({ icon, onChange }: IconChoiceProps) {
  const name = useId();
  const option = (one: EmblemIcon | undefined) => {
    const label = one === undefined ? styleTexts.noIcon : styleTexts.icons[one];
    return (
      <label key={label} className={clsx(drawing.option, styles.option)} title={label}>
        <input
          type="radio"
          name={name}
          className={drawing.radio}
          aria-label={label}
          checked={one === icon}
          onChange={() => onChange(one)}
        />
        {one === undefined ? <span className={styles.none} aria-hidden="true" /> : <EmblemDrawing icon={one} />}
      </label>
    );
  };
  return (
    <fieldset className={styles.icons}>
      <legend className={styles.legend}>{styleTexts.icon}</legend>
      <div className={styles.options}>{[undefined, ...EMBLEM_ICONS].map(option)}</div>
    </fieldset>
  );
}
