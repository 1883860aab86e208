import type { CSSProperties } from 'react';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { Popover } from '../../../controls/dialogs/popover.js';
import { colorToCss } from '../../../page-view/rgba.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { ColorPicker } from './color-picker.js';
import { hexText, percentOf } from './color-text.js';
import styles from './color-field.module.css';

interface ColorSwatchProps {
  readonly label: string;
  readonly color: Color;
  /** The colours that the picker offers. */
  readonly used: readonly Color[];
  readonly onChange: (color: Color) => void;
}

/** A sample of a colour, which opens the picker. */
export function ColorSwatch(props: ColorSwatchProps) {
  const { label, color } = props;
  return (
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
  );
}
