import { useMemo } from 'react';
import { EMBLEM_GROUNDS, ORNAMENTS } from '../../../server/pages/appearance/appearance.rules.js';
import type { PageDesign, TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { tileLookTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { ColorField } from '../style/colors/color-field.js';
import { ContrastNote } from '../style/colors/contrast-note.js';
import { TileFields } from '../style/tile-fields.js';
import { NumberSlider } from '../style/sliders/number-slider.js';
import { RoundnessSlider } from '../style/sliders/roundness-slider.js';
import { StyledTile } from '../style/surfaces/styled-tile.js';
import { SurfaceCards } from '../style/surfaces/surface-cards.js';
import { usedColors } from '../style/colors/used-colors.js';
import { commonStyle, countLooks, recolorAll, resurfaceAll, styleAll, TILE_COLORS, tileLegibility, withTextOn } from './all-tiles.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import { appearanceOf, withLook } from './looks/look-change.js';
import type { LookTab } from './look-tab.js';
import { SheetFields } from './background/sheet-fields.js';
import { OneTileActions, ScopeFields } from './tile-scope.js';
import styles from './look-tab.module.css';

/** What the slider ends with. Its field takes more. */
const THICKEST = 100;
const WIDEST_EDGE = 10;

/** The look of the tiles: of all at once, or of one. */
export function TileLookTab(tab: LookTab) {
  const { design, keys, selected, styled, onStyled, onChange } = tab;
  // Undo may have taken the tile away.
  const at = styled === null ? -1 : keys.indexOf(styled);
  const first = keys.find((key) => key === selected) ?? keys[firstButton(design)];
  return (
    <div className={styles.tab}>
      {first !== undefined && <ScopeFields {...{ design, keys, first }} styled={keys[at] ?? null} onStyled={onStyled} />}
      {at === -1 ? <AllTiles design={design} onChange={onChange} /> : <OneTile {...tab} at={at} />}
    </div>
  );
}

function AllTiles({ design, onChange }: Fields) {
  const looks = countLooks(design);
  return (
    <>
      <p className={styles.hint}>{looks > 1 ? texts.differs({ looks }) : texts.forAll}</p>
      <StyleFields design={design} page={design} style={commonStyle(design)} onChange={onChange} />
      <div className={styles.part}>
        <DetailFields design={design} onChange={onChange} />
      </div>
      <div className={styles.part}>
        <SheetFields design={design} onChange={onChange} />
      </div>
    </>
  );
}

function OneTile({ design, keys, at, onChange, onOneTile, onSave }: LookTab & { readonly at: number }) {
  const [key, tile] = [keys[at], design.tiles[at]];
  if (key === undefined || !tile) return null;
  return (
    <>
      <StyledTile tile={tile} number={at + 1} />
      <TileFields tile={tile} page={design} onChange={(fields) => onOneTile(key, fields, Object.keys(fields).join())} />
      <StyleFields
        design={{ ...design, tiles: [tile] }}
        page={design}
        style={tile.style}
        onChange={({ tiles: [changed = tile] }, subject) => onOneTile(key, { style: changed.style }, subject)}
      />
      <OneTileActions {...{ design, at, tile, onChange, onSave }} onCopy={(style) => onOneTile(key, { style }, 'copied style')} />
    </>
  );
}

/** Where the first tile with a button is. */
function firstButton({ tiles }: PageDesign): number {
  return Math.max(
    0,
    tiles.findIndex(({ kind }) => kind !== 'heading'),
  );
}

type Fields = Pick<LookTab, 'design' | 'onChange'>;

interface StyleFieldsProps extends Fields {
  /** The page with all of its tiles. */
  readonly page: PageDesign;
  readonly style: TileStyle;
}

/** What every tile of the design has for itself. Only a tile with a button has a surface. */
function StyleFields({ design, page, style, onChange }: StyleFieldsProps) {
  const used = useMemo(() => usedColors(page), [page]);
  const hasButton = design.tiles.length === 0 || design.tiles.some(({ kind }) => kind !== 'heading');
  return (
    <>
      {hasButton && <SurfaceCards page={design} style={style} onChoose={(surface) => onChange(resurfaceAll(design, surface), 'surface')} />}
      <RoundnessSlider radius={style.radius} onChange={(radius) => onChange(styleAll(design, { radius }), 'radius')} />
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
