import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { styleTexts } from '../../../texts/en/page-design.js';
import { NumberSlider } from './number-slider.js';
import { scaleOf } from './slider-scale.js';
import styles from '../presets.module.css';

/** Small corners differ visibly; above half the height, all look like a pill. */
const ROUNDNESS = scaleOf([0, 2, 4, 8, 16, 32, DESIGN_LIMITS.radius]);
const PRESETS = { square: 0, soft: 12, pill: DESIGN_LIMITS.radius } as const;

interface RoundnessSliderProps {
  readonly radius: number;
  readonly onChange: (radius: number) => void;
}

/** The roundness of tiles, with a button for each of the most frequent ones. */
export function RoundnessSlider({ radius, onChange }: RoundnessSliderProps) {
  return (
    <NumberSlider
      label={styleTexts.roundness}
      value={radius}
      max={DESIGN_LIMITS.radius}
      scale={ROUNDNESS}
      valueText={(to) => styleTexts.pixels({ radius: to })}
      onChange={onChange}
    >
      <div role="group" aria-label={styleTexts.presets} className={styles.presets}>
        {(['square', 'soft', 'pill'] as const).map((preset) => (
          <Button key={preset} kind="line" size="small" aria-pressed={radius === PRESETS[preset]} onClick={() => onChange(PRESETS[preset])}>
            {styleTexts.presetNames[preset]}
          </Button>
        ))}
      </div>
    </NumberSlider>
  );
}
