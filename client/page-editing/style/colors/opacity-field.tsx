import type { Color } from '../../../../server/pages/design/color.rules.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { percentOf } from './color-text.js';
import { NumberField } from '../sliders/number-field.js';

interface OpacityFieldProps {
  /** The name of the colour. */
  readonly label: string;
  readonly color: Color;
  readonly onChange: (color: Color) => void;
  readonly className?: string;
}

/** A field for the opacity of a colour, in per cent. */
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
