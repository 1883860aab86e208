import { APPEARANCE_LIMITS as LIMITS } from '../../../../server/pages/appearance/appearance.rules.js';
import { backgroundTexts as texts } from '../../../texts/en/design-panel.js';
import { colorTexts, styleTexts } from '../../../texts/en/page-design.js';
import { NumberSlider } from '../../style/sliders/number-slider.js';
import { FocalPoint } from './focal-point.js';
import { appearanceOf, withLook } from '../looks/look-change.js';
import type { LookTab } from '../look-tab.js';
import styles from '../look-tab.module.css';

/** More than this, and the picture could as well be left out. */
const MOST_DIM = 80;

/** How the wallpaper is shown. Another one is chosen in its popup. */
export function WallpaperFields({ design, pictures, wallpaper, onChange }: LookTab) {
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
