import { useMemo, useState } from 'react';
import swap from '../../../art/icons/lucide/shuffle.svg?raw';
import { APPEARANCE_LIMITS as LIMITS, GROUND_KINDS, type Ground } from '../../../../server/pages/appearance/appearance.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { backgroundTexts as texts } from '../../../texts/en/design-panel.js';
import { colorTexts, styleTexts } from '../../../texts/en/page-design.js';
import { ColorField } from '../../style/colors/color-field.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { usedColors } from '../../style/colors/used-colors.js';
import { ChoiceRow, optionsOf } from '../choice-row.js';
import { appearanceOf, withLook, withSwappedGradient } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';
import { PanelFields } from '../panel-fields.js';
import { PatternFields } from './pattern-fields.js';
import { TitleContrast } from '../type/title-contrast.js';
import { FocalPoint } from './focal-point.js';
import styles from '../look-tab.module.css';

type Kind = Ground['kind'] | 'wallpaper';

/** What is behind the page. */
export function BackgroundTab(tab: LookTab) {
  const { design, pictures, wallpaper, onChange } = tab;
  const picture = pictures?.wallpaper ?? null;
  const { kind: ground } = appearanceOf(design).ground;
  const [shown, setShown] = useState<'ground' | 'wallpaper'>(picture ? 'wallpaper' : 'ground');
  const kind: Kind = shown === 'wallpaper' ? shown : ground;
  function choose(chosen: Kind) {
    setShown(chosen === 'wallpaper' ? chosen : 'ground');
    if (chosen !== 'wallpaper') onChange(withLook(design, 'ground', { kind: chosen }), 'ground');
  }
  const Fields = FIELDS[kind];
  return (
    <div className={styles.tab}>
      <ChoiceRow
        label={texts.kind}
        hidesLabel
        value={kind}
        options={optionsOf<Kind>(wallpaper === undefined ? GROUND_KINDS : [...GROUND_KINDS, 'wallpaper'], texts.kinds)}
        onChange={choose}
      />
      {picture && kind !== 'wallpaper' && <p className={styles.hint}>{texts.covered}</p>}
      <Fields {...tab} />
      <TitleContrast design={design} wallpaper={picture} onChange={onChange} />
      <PanelFields {...tab} />
    </div>
  );
}

const FIELDS = { color: ColorFields, gradient: GradientFields, pattern: PatternFields, wallpaper: WallpaperFields };

function ColorFields({ design, onChange }: LookTab) {
  const used = useMemo(() => usedColors(design), [design]);
  return (
    <ColorField
      label={texts.color}
      color={design.backgroundColor}
      used={used}
      onChange={(backgroundColor) => onChange({ ...design, backgroundColor }, 'background')}
    />
  );
}

function GradientFields({ design, onChange }: LookTab) {
  const used = useMemo(() => usedColors(design), [design]);
  const { angle, end } = appearanceOf(design).ground;
  return (
    <>
      <ColorField
        label={texts.from}
        color={design.backgroundColor}
        used={used}
        onChange={(backgroundColor) => onChange({ ...design, backgroundColor }, 'background')}
      />
      <ColorField label={texts.to} color={end} used={used} onChange={(to) => onChange(withLook(design, 'ground', { end: to }), 'end')} />
      <NumberSlider
        label={texts.direction}
        value={angle}
        max={LIMITS.angle}
        unit="°"
        valueText={(degrees) => colorTexts.degrees({ hue: degrees })}
        onChange={(to) => onChange(withLook(design, 'ground', { angle: to }), 'angle')}
      />
      <div>
        <Button kind="quiet" size="small" onClick={() => onChange(withSwappedGradient(design), 'swap')}>
          <IconDrawing svg={swap} />
          {texts.swap}
        </Button>
      </div>
    </>
  );
}

/** More than this, and the picture could as well be left out. */
const MOST_DIM = 80;

/** How the wallpaper is shown. Another one is chosen in its popup. */
function WallpaperFields({ design, pictures, wallpaper, onChange }: LookTab) {
  const picture = pictures?.wallpaper;
  const { x, y, dim, blur } = appearanceOf(design).wallpaper;
  return (
    <>
      {picture ? (
        <FocalPoint picture={picture} x={x} y={y} onMove={(point) => onChange(withLook(design, 'wallpaper', point), 'focus')} />
      ) : (
        <p className={styles.hint}>{texts.noWallpaper}</p>
      )}
      <div className={styles.wallpaper}>{wallpaper}</div>
      {picture && (
        <>
          <NumberSlider
            label={texts.dim}
            value={dim}
            max={MOST_DIM}
            unit="%"
            valueText={(percent) => colorTexts.percent({ percent })}
            onChange={(to) => onChange(withLook(design, 'wallpaper', { dim: to }), 'dim')}
          />
          <NumberSlider
            label={texts.blur}
            value={blur}
            max={LIMITS.blur}
            unit="px"
            valueText={(radius) => styleTexts.pixels({ radius })}
            onChange={(to) => onChange(withLook(design, 'wallpaper', { blur: to }), 'blur')}
          />
        </>
      )}
    </>
  );
}
