import { useMemo } from 'react';
import { PANEL_KINDS, PANEL_PLACES } from '../../../server/pages/appearance/appearance.rules.js';
import { panelTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { ColorField } from '../style/colors/color-field.js';
import { NumberSlider } from '../style/sliders/number-slider.js';
import { scaleOf } from '../style/sliders/slider-scale.js';
import { usedColors } from '../style/colors/used-colors.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import { appearanceOf, withLook } from './looks/look-change.js';
import type { LookTab } from './look-tab.js';
import styles from './look-tab.module.css';

/** Rounder than this, a panel does not get. */
const ROUNDEST = 48;
const ROUNDNESS = scaleOf([0, 4, 8, 16, 32, ROUNDEST]);

/** The plate behind a part of the page. */
export function PanelFields({ design, onChange }: LookTab) {
  const { panel } = appearanceOf(design);
  const used = useMemo(() => usedColors(design), [design]);
  return (
    <div className={styles.part}>
      <ChoiceRow
        label={texts.panel}
        value={panel.kind}
        options={optionsOf(PANEL_KINDS, texts.kinds)}
        onChange={(kind) => onChange(withLook(design, 'panel', { kind }), 'panel')}
      />
      {panel.kind !== 'none' && (
        <>
          <ChoiceRow
            label={texts.holds}
            value={panel.holds}
            options={optionsOf(PANEL_PLACES, texts.places)}
            onChange={(holds) => onChange(withLook(design, 'panel', { holds }), 'panel-place')}
          />
          <ColorField
            label={texts.color}
            color={panel.color}
            used={used}
            onChange={(color) => onChange(withLook(design, 'panel', { color }), 'panel-color')}
          />
          <ColorField
            label={texts.edge}
            color={panel.edge}
            used={used}
            onChange={(edge) => onChange(withLook(design, 'panel', { edge }), 'panel-edge')}
          />
          <NumberSlider
            label={texts.roundness}
            value={Math.min(ROUNDEST, panel.radius)}
            max={ROUNDEST}
            unit="px"
            scale={ROUNDNESS}
            valueText={(radius) => styleTexts.pixels({ radius })}
            onChange={(radius) => onChange(withLook(design, 'panel', { radius }), 'panel-radius')}
          />
        </>
      )}
    </div>
  );
}
