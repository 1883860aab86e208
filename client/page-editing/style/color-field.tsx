import { useId, type CSSProperties } from 'react';
import type { Color } from '../../../server/pages/color.rules.js';
import { colorToCss } from '../../page-view/rgba.js';
import { colorTexts } from '../../texts/en/page-design.js';
import { Popover } from '../../controls/popover.js';
import { ColorPicker } from './color-picker.js';
import { hexText, percentOf } from './color-text.js';
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
      <Popover
        label={colorTexts.picker({ label })}
        width={272}
        opener={(opener) => (
          <button
            type="button"
            {...opener}
            className={styles.swatch}
            style={{ '--color': colorToCss(color) } as CSSProperties}
            aria-label={colorTexts.pick({ label, color: colorTexts.shown({ hex: hexText(color), percent: percentOf(color) }) })}
          />
        )}
      >
        {() => <ColorPicker {...props} />}
      </Popover>
      <HexField label={colorTexts.hex({ label })} color={color} onChange={onChange} className={styles.hex} noteClassName={styles.note} />
      <OpacityField label={label} color={color} onChange={onChange} className={styles.opacity} />
    </div>
  );
}
