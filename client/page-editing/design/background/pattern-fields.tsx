import { useId, useMemo, type CSSProperties } from 'react';
import swap from '../../../art/icons/lucide/shuffle.svg?raw';
import { APPEARANCE_LIMITS as LIMITS, PATTERNS, type Pattern } from '../../../../server/pages/appearance/appearance.rules.js';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { groundLayers } from '../../../page-view/appearance/ground.js';
import { groundColor } from '../../../page-view/document/page-styles.js';
import { backgroundTexts as texts } from '../../../texts/en/design-panel.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { ColorSwatch } from '../../style/colors/color-swatch.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { usedColors } from '../../style/colors/used-colors.js';
import { ChoiceCard } from '../../style/choice-card.js';
import { appearanceOf, PATTERN_COLORS, patternColors, withLook, withSwappedPattern } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';
import styles from '../look-tab.module.css';

/** The pattern of the ground, with its colours and its strength. */
export function PatternFields({ design, onChange }: LookTab) {
  const group = useId();
  const { pattern, strength } = appearanceOf(design).ground;
  return (
    <>
      <div role="radiogroup" aria-label={texts.pattern} className={styles.patterns}>
        {PATTERNS.map((one) => (
          <ChoiceCard
            key={one}
            group={group}
            name={texts.patterns[one]}
            isChosen={one === pattern}
            onChoose={() => onChange(withLook(design, 'ground', { pattern: one }), 'pattern')}
          >
            <span className={styles.pattern} style={sampleOf(design, one)} />
          </ChoiceCard>
        ))}
      </div>
      <PatternColors design={design} onChange={onChange} />
      <NumberSlider
        label={texts.strength}
        value={strength}
        max={LIMITS.percent}
        unit="%"
        valueText={(percent) => colorTexts.percent({ percent })}
        onChange={(to) => onChange(withLook(design, 'ground', { strength: to }), 'strength')}
      />
    </>
  );
}

/** The page's colour and those of the pattern. How many a pattern can have depends on its drawing. */
function PatternColors({ design, onChange }: Pick<LookTab, 'design' | 'onChange'>) {
  const used = useMemo(() => usedColors(design), [design]);
  const colors = patternColors(design);
  const last = colors.at(-1) ?? design.titleColor;
  const { pattern, colors: all } = appearanceOf(design).ground;
  const recolor = (changed: readonly Color[]) => onChange(withLook(design, 'ground', { colors: changed }), 'pattern-colors');
  return (
    <div role="group" aria-label={texts.colors} className={styles.colors}>
      <span className={styles.label} aria-hidden="true">
        {texts.colors}
      </span>
      <div className={styles.swatches}>
        <ColorSwatch
          label={texts.color}
          color={design.backgroundColor}
          used={used}
          onChange={(backgroundColor) => onChange({ ...design, backgroundColor }, 'background')}
        />
        {colors.map((color, at) => (
          <ColorSwatch
            key={at}
            label={texts.patternColor({ number: at + 1 })}
            color={color}
            used={used}
            onChange={(to) => recolor(all.with(at, to))}
          />
        ))}
        {colors.length < PATTERN_COLORS[pattern] && (
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            aria-label={texts.addColor}
            title={texts.addColor}
            onClick={() => recolor([...colors, last])}
          />
        )}
        {colors.length > 1 && (
          <Button
            kind="quiet"
            size="small"
            icon="x"
            aria-label={texts.removeColor({ number: colors.length })}
            title={texts.removeColor({ number: colors.length })}
            onClick={() => recolor(colors.slice(0, -1))}
          />
        )}
      </div>
      <Button kind="quiet" size="small" onClick={() => onChange(withSwappedPattern(design), 'swap')}>
        <IconDrawing svg={swap} />
        {texts.swap}
      </Button>
    </div>
  );
}

/** The pattern in the page's own colours. */
function sampleOf(design: PageDesign, pattern: Pattern): CSSProperties {
  const color = groundColor(design);
  const layers = groundLayers({ ...appearanceOf(design).ground, kind: 'pattern', pattern }, color);
  return {
    backgroundColor: color.hex,
    backgroundImage: layers['ground-image'],
    backgroundSize: layers['ground-size'],
    backgroundPosition: layers['ground-place'],
  };
}
