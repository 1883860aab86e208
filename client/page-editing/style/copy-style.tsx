import type { CSSProperties } from 'react';
import type { Color } from '../../../server/pages/design/color.rules.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { ListedTile } from '../tiles/listed-tile.js';
import { nameOf } from '../tiles/tile-name.js';
import { Popover } from '../../controls/dialogs/popover.js';
import styles from './copy-style.module.css';

interface CopyStyleProps {
  readonly tiles: readonly Tile[];
  readonly ground: Color;
  readonly onCopy: (from: Tile, name: string) => void;
}

/** A list of the other tiles. Pressing one copies its style. */
export function CopyStyle({ tiles, ground, onCopy }: CopyStyleProps) {
  return (
    <Popover
      label={styleTexts.copyFrom}
      width={320}
      opener={(opener) => (
        <Button {...opener} kind="quiet">
          {styleTexts.copyFrom}
        </Button>
      )}
    >
      {(close) => (
        <ul className={styles.tiles} style={{ '--ground': ground.hex } as CSSProperties}>
          {tiles.map((tile, at) => (
            <li key={at}>
              <button
                type="button"
                className={styles.tile}
                aria-label={styleTexts.copyFromTile({ name: nameOf(tile) })}
                data-first={at === 0 ? '' : undefined}
                onClick={() => {
                  close();
                  onCopy(tile, nameOf(tile));
                }}
              >
                <ListedTile style={tile.style}>{nameOf(tile)}</ListedTile>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
