import { useId } from 'react';
import type { PageDesign, TileStyle } from '../../../server/pages/page-design.rules.js';
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

/** The page with only the tile that is changed. A heading has no button, so there is no scope for it. */
export function withinScope(design: PageDesign, at: TileScope): PageDesign {
  return at === null ? design : { ...design, tiles: design.tiles.slice(at, at + 1) };
}

/** The whole page again, with what was changed within the scope. */
export function outOfScope(design: PageDesign, at: TileScope, changed: PageDesign): PageDesign {
  return at === null ? changed : { ...changed, tiles: design.tiles.toSpliced(at, 1, ...changed.tiles) };
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
            {design.tiles.map(
              ({ kind, name }, place) =>
                kind !== 'heading' && (
                  <option key={place} value={place}>
                    {name || layoutTexts.tile({ number: place + 1 })}
                  </option>
                ),
            )}
          </select>
        </div>
      )}
    </>
  );
}

interface OneTileProps extends Pick<LookTab, 'design' | 'onChange'> {
  readonly at: number;
  readonly onRestyle: (style: TileStyle) => void;
}

/** Copies the style of another tile, or gives the style of this one to all. */
export function OneTileActions({ design, at, onChange, onRestyle }: OneTileProps) {
  const notify = useNotify();
  const others = design.tiles.filter((_, place) => place !== at);
  const style = design.tiles[at]?.style;
  if (!style || others.length === 0) return null;
  return (
    <div className={styles.actions}>
      <CopyStyle
        tiles={others}
        ground={groundColor(design)}
        onCopy={(from, name) => {
          onRestyle(from.style);
          notify({ text: styleTexts.copied({ name }), tone: 'done' });
        }}
      />
      <Button
        kind="quiet"
        onClick={() => {
          onChange({ ...design, tiles: design.tiles.map((tile) => ({ ...tile, style })) }, 'one style for all');
          notify({ text: styleTexts.usedOnAll({ tiles: design.tiles.length }), tone: 'done' });
        }}
      >
        {styleTexts.useOnAll}
      </Button>
    </div>
  );
}
