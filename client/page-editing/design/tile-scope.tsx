import { useId } from 'react';
import { clsx } from 'clsx';
import { styleAllTiles, type Tile, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import select from '../../controls/fields/select.module.css';
import { useNotify } from '../../controls/notifications/notifications.js';
import { groundColor } from '../../page-view/document/page-styles.js';
import { layoutTexts, tileLookTexts as texts } from '../../texts/en/design-panel.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { CopyStyle } from '../style/copy-style.js';
import { ChoiceRow, optionsOf } from './choice-row.js';
import type { LookTab } from './look-tab.js';
import styles from './look-tab.module.css';

interface ScopeFieldsProps extends Pick<LookTab, 'design' | 'keys' | 'styled' | 'onStyled'> {
  /** The key of the tile that is offered first. */
  readonly first: string;
}

/** Whether all tiles are changed, or which one. */
export function ScopeFields({ design, keys, styled, first, onStyled }: ScopeFieldsProps) {
  const id = useId();
  return (
    <>
      <ChoiceRow
        label={texts.scope}
        value={styled === null ? 'all' : 'one'}
        options={optionsOf(['all', 'one'] as const, texts.scopes)}
        onChange={(scope) => onStyled(scope === 'all' ? null : first)}
      />
      {styled !== null && (
        <div className={styles.row}>
          <label htmlFor={id} className={styles.label}>
            {texts.which}
          </label>
          <select id={id} className={clsx(select.select, styles.select)} value={styled} onChange={({ target }) => onStyled(target.value)}>
            {design.tiles.map(({ name }, place) => (
              <option key={keys[place]} value={keys[place]}>
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
  /** The place of the tile, from 0. */
  readonly at: number;
  readonly tile: Tile;
  readonly onCopy: (style: TileStyle) => void;
}

/** What can be done with the look of one tile: it is copied from another tile, given to all, or finished. */
export function OneTileActions({ design, at, tile, onChange, onCopy, onSave }: OneTileProps) {
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
              onCopy(from.style);
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
