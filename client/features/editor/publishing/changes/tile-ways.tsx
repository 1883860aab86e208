import { useContext } from 'react';
import type { Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { OpenTileContext } from '../../../../page-editing/layout/open-look.js';
import { editingOf } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { SamplesContext } from '../../../../page-editing/tiles/samples-context.js';
import { firstStepsTexts } from '../../../../texts/en/first-steps.js';
import { unfinishedTexts as texts } from '../../../../texts/en/publish-panels.js';
import styles from './tile-ways.module.css';

interface TileWaysProps {
  readonly draft: Draft;
  /** Which tiles. One that has gone is left out. */
  readonly keys: readonly string[];
  /** Whether the first one gets the focus of the panel. */
  readonly isFocused: boolean;
  /** Closes the panel, before a tile is opened. */
  readonly onLeave: () => void;
}

/** Tiles that lack something, each with the way to it. */
export function TileWays({ draft: { design, keys: present }, keys, isFocused, onLeave }: TileWaysProps) {
  const open = useContext(OpenTileContext);
  const tiles = keys.flatMap((key) => {
    const tile = design.tiles[present.indexOf(key)];
    return tile ? [{ key, tile }] : [];
  });
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, tile }, at) => (
        <li key={key}>
          <button
            type="button"
            className={styles.tile}
            data-first={isFocused && at === 0 ? '' : undefined}
            onClick={() => (onLeave(), open('content', key))}
          >
            <LackingTile tile={tile} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function LackingTile({ tile }: { readonly tile: Tile }) {
  const isSample = useContext(SamplesContext)?.(tile) === true;
  const { svg, label, rowNote } = editingOf(tile);
  return (
    <>
      <IconDrawing svg={svg} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{tile.name.trim() || label}</bdi>
        </span>
        <span className={styles.lack}>{isSample ? firstStepsTexts.sample : tile.kind === 'text' ? texts.noText : rowNote(tile)}</span>
      </span>
    </>
  );
}
