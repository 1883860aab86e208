import { useId } from 'react';
import { changeTile, styleAllTiles, type PageDesign, type Tile } from '../../../server/pages/page-design.rules.js';
import { Button } from '../../controls/button.js';
import { useNotify } from '../../controls/notifications.js';
import { groundColor } from '../../page-view/page-styles.js';
import { layoutTexts, tileLookTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { CopyStyle } from '../style/copy-style.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import type { LookTab } from './look-tab.js';
import styles from './look-tab.module.css';

/** The tile whose look is changed, by its place from 0. Null for all tiles. */
export type TileScope = number | null;

/** The page with only the tile that is changed. */
export function withinScope(design: PageDesign, at: number): PageDesign {
  return { ...design, tiles: design.tiles.slice(at, at + 1) };
}

/** The whole page again, with what was changed of that tile. */
export function outOfScope(design: PageDesign, at: number, changed: PageDesign): PageDesign {
  return { ...changed, tiles: design.tiles.toSpliced(at, 1, ...changed.tiles) };
}

interface ScopeFieldsProps {
  readonly design: PageDesign;
  readonly at: TileScope;
  /** The tile that is offered first. */
  readonly first: number;
  readonly onChoose: (at: TileScope) => void;
}

/** Whether all tiles are changed, or which one. */
export function ScopeFields({ design, at, first, onChoose }: ScopeFieldsProps) {
  const id = useId();
  return (
    <>
      <ChoiceRow
        label={texts.scope}
        value={at === null ? 'all' : 'one'}
        options={optionsOf(['all', 'one'] as const, texts.scopes)}
        onChange={(scope) => onChoose(scope === 'all' ? null : first)}
      />
      {at !== null && (
        <div className={styles.row}>
          <label htmlFor={id} className={styles.label}>
            {texts.which}
          </label>
          <select id={id} className={styles.select} value={at} onChange={({ target }) => onChoose(Number(target.value))}>
            {design.tiles.map(({ name }, place) => (
              <option key={place} value={place}>
                {name || layoutTexts.tile({ number: place + 1 })}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

interface OneTileProps extends Pick<LookTab, 'design' | 'onChange' | 'onSave'> {
  readonly at: number;
  readonly tile: Tile;
}

/** What can be done with the look of one tile: it is copied from another tile, given to all, or finished. */
export function OneTileActions({ design, at, tile, onChange, onSave }: OneTileProps) {
  const notify = useNotify();
  const { style } = tile;
  const others = design.tiles.filter((_, place) => place !== at);
  return (
    <div className={styles.foot}>
      {others.length > 0 && (
        <>
          <CopyStyle
            tiles={others}
            ground={groundColor(design)}
            onCopy={(from, name) => {
              onChange(changeTile(design, at, { style: from.style }), 'copied style');
              notify({ text: styleTexts.copied({ name }), tone: 'done' });
            }}
          />
          <Button
            kind="quiet"
            onClick={() => {
              onChange(styleAllTiles(design, style), 'one style for all');
              notify({ text: styleTexts.usedOnAll({ tiles: design.tiles.length }), tone: 'done' });
            }}
          >
            {styleTexts.useOnAll}
          </Button>
        </>
      )}
      <Button kind="ink" className={styles.save} onClick={onSave}>
        {styleTexts.save}
      </Button>
    </div>
  );
}
