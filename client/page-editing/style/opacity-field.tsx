import type { Color } from '../../../server/pages/color.rules.js';
import { colorTexts } from '../../texts/en/page-design.js';
import { percentOf } from './color-text.js';
import { NumberField } from './number-field.js';

interface OpacityFieldProps {
  /** Which colour it is. */
  readonly label: string;
  readonly color: Color;
  readonly onChange: (color: Color) => void;
  readonly className?: string;
}

/** How much of what lies below a colour is hidden, in per cent. */
export function OpacityField({ label, color, onChange, className }: OpacityFieldProps) {
  return (
    <NumberField
      label={colorTexts.opacity({ label })}
      value={percentOf(color)}
      max={100}
      unit="%"
      onChange={(percent) => onChange({ ...color, alpha: percent / 100 })}
      {...(className !== undefined && { className })}
    />
  );
}
