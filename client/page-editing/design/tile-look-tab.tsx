import { useMemo, useState } from 'react';
import { EMBLEM_GROUNDS, ORNAMENTS } from '../../../server/pages/appearance/appearance.rules.js';
import { changeTile, DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { tileLookTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { ColorField } from '../style/color-field.js';
import { ContrastNote } from '../style/contrast-note.js';
import { NumberSlider } from '../style/number-slider.js';
import { scaleOf } from '../style/slider-scale.js';
import { SurfaceCards } from '../style/surface-cards.js';
import { usedColors } from '../style/used-colors.js';
import { commonStyle, countLooks, recolorAll, resurfaceAll, styleAll, TILE_COLORS, tileLegibility, withTextOn } from './all-tiles.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import { appearanceOf, withLook } from './look-change.js';
import type { LookTab } from './look-tab.js';
import { SheetFields } from './sheet-fields.js';
import { OneTileActions, outOfScope, ScopeFields, withinScope, type TileScope } from './tile-scope.js';
import styles from './look-tab.module.css';

const ROUNDNESS = scaleOf([0, 2, 4, 8, 16, 32, DESIGN_LIMITS.radius]);
/** What the slider ends with. The field of a tile's own style takes more. */
const THICKEST = 100;
const WIDEST_EDGE = 10;

/** The look of the tiles: of all at once, or of one. */
export function TileLookTab({ design, selected = null, onChange }: LookTab) {
  const buttons = design.tiles.flatMap(({ kind }, at) => (kind === 'heading' ? [] : [at]));
  const [chosen, setChosen] = useState<TileScope>(null);
  const at = chosen !== null && buttons.includes(chosen) ? chosen : null;
  const first = selected !== null && buttons.includes(selected) ? selected : buttons[0];
  const scope: Fields = {
    design: withinScope(design, at),
    onChange: (changed, subject) => onChange(outOfScope(design, at, changed), at === null ? subject : `${subject} of ${at}`),
  };
  const looks = countLooks(design);
  return (
    <div className={styles.tab}>
      {first !== undefined && <ScopeFields design={design} at={at} first={first} onChoose={setChosen} />}
      {at === null && <p className={styles.hint}>{looks > 1 ? texts.differs({ looks }) : texts.forAll}</p>}
      <StyleFields {...scope} />
      {at === null ? (
        <>
          <div className={styles.part}>
            <DetailFields design={design} onChange={onChange} />
          </div>
          <div className={styles.part}>
            <SheetFields design={design} onChange={onChange} />
          </div>
        </>
      ) : (
        <OneTileActions {...{ design, at, onChange }} onRestyle={(style) => onChange(changeTile(design, at, { style }), 'copied style')} />
      )}
    </div>
  );
}

type Fields = Pick<LookTab, 'design' | 'onChange'>;

/** What every tile of the design has for itself. */
function StyleFields({ design, onChange }: Fields) {
  const used = useMemo(() => usedColors(design), [design]);
  const style = commonStyle(design);
  return (
    <>
      <SurfaceCards page={design} style={style} onChoose={(surface) => onChange(resurfaceAll(design, surface), 'surface')} />
      <NumberSlider
        label={styleTexts.roundness}
        value={style.radius}
        max={DESIGN_LIMITS.radius}
        scale={ROUNDNESS}
        valueText={(radius) => styleTexts.pixels({ radius })}
        onChange={(radius) => onChange(styleAll(design, { radius }), 'radius')}
      />
      <NumberSlider
        label={styleTexts.thickness}
        value={style.thickness}
        max={THICKEST}
        onChange={(thickness) => onChange(styleAll(design, { thickness }), 'thickness')}
      />
      {TILE_COLORS.map((part) => (
        <ColorField
          key={part}
          label={styleTexts.parts[part]}
          color={style[part]}
          used={used}
          onChange={(color) => onChange(recolorAll(design, part, color), part)}
        />
      ))}
      <TileContrast design={design} onChange={onChange} />
    </>
  );
}

function TileContrast({ design, onChange }: Fields) {
  const read = useMemo(() => tileLegibility(design), [design]);
  return (
    read && (
      <ContrastNote
        legibility={read.legibility}
        names={styleTexts.grounds}
        onUse={(text) => onChange(withTextOn(design, read.style, text), 'tile-contrast')}
      />
    )
  );
}

function DetailFields({ design, onChange }: Fields) {
  const used = useMemo(() => usedColors(design), [design]);
  const { tiles } = appearanceOf(design);
  return (
    <>
      <NumberSlider
        label={texts.edge}
        value={tiles.edge}
        max={WIDEST_EDGE}
        unit="px"
        valueText={(radius) => styleTexts.pixels({ radius })}
        onChange={(edge) => onChange(withLook(design, 'tiles', { edge }), 'edge')}
      />
      <ChoiceRow
        label={texts.emblem}
        value={tiles.emblem}
        options={optionsOf(EMBLEM_GROUNDS, texts.emblems)}
        onChange={(emblem) => onChange(withLook(design, 'tiles', { emblem }), 'emblem')}
      />
      <ChoiceRow
        label={texts.ornament}
        value={tiles.ornament}
        options={optionsOf(ORNAMENTS, texts.ornaments)}
        onChange={(ornament) => onChange(withLook(design, 'tiles', { ornament }), 'ornament')}
      />
      {tiles.ornament !== 'none' && (
        <ColorField
          label={texts.ornamentColor}
          color={tiles.ornamentColor}
          used={used}
          onChange={(ornamentColor) => onChange(withLook(design, 'tiles', { ornamentColor }), 'ornament-color')}
        />
      )}
    </>
  );
}
