import { useMemo } from 'react';
import { tileLookTexts as texts } from '../../../texts/en/design-panel.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import { ColorField } from '../../style/colors/color-field.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { usedColors } from '../../style/colors/used-colors.js';
import { appearanceOf, withLook } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';

/** Rounder than this, a popup does not get. */
const ROUNDEST = 40;

/** The look of the popups of tiles. Their text becomes readable by itself. */
export function SheetFields({ design, onChange }: Pick<LookTab, 'design' | 'onChange'>) {
  const used = useMemo(() => usedColors(design), [design]);
  const { sheet } = appearanceOf(design);
  return (
    <>
      <ColorField
        label={texts.sheet}
        color={sheet.color}
        used={used}
        onChange={(color) => onChange(withLook(design, 'sheet', { color }), 'sheet')}
      />
      <ColorField
        label={texts.accent}
        color={sheet.accent}
        used={used}
        onChange={(accent) => onChange(withLook(design, 'sheet', { accent }), 'accent')}
      />
      <NumberSlider
        label={texts.sheetRoundness}
        value={Math.min(ROUNDEST, sheet.radius)}
        max={ROUNDEST}
        unit="px"
        valueText={(radius) => styleTexts.pixels({ radius })}
        onChange={(radius) => onChange(withLook(design, 'sheet', { radius }), 'sheet-radius')}
      />
    </>
  );
}
