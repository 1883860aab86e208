import { useId } from 'react';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { ColorSwatch } from './color-swatch.js';
import { HexField } from './hex-field.js';
import { OpacityField } from './opacity-field.js';
import styles from './color-field.module.css';

interface ColorFieldProps {
  readonly label: string;
  readonly color: Color;
  /** The colours that the picker offers. */
  readonly used: readonly Color[];
  readonly onChange: (color: Color) => void;
}

/** A row for a colour: a sample that opens the picker, a field for hexadecimal digits, and one for the opacity. */
export function ColorField(props: ColorFieldProps) {
  const { label, color, onChange } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles.row}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ColorSwatch {...props} />
      <HexField label={colorTexts.hex({ label })} color={color} onChange={onChange} className={styles.hex} noteClassName={styles.note} />
      <OpacityField label={label} color={color} onChange={onChange} className={styles.opacity} />
    </div>
  );
}
