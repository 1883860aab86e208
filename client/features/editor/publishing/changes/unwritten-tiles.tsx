import { Button } from '../../../../controls/buttons/button.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { PanelAnswers } from '../../../../page-editing/layout/publish/publish-panel.js';
import { unwrittenTexts as texts, unfinishedTexts } from '../../../../texts/en/publish-panels.js';
import { useContext } from 'react';
import type { Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { OpenTileContext } from '../../../../page-editing/layout/open-look.js';
import { editingOf } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { SamplesContext } from '../../../../page-editing/tiles/samples-context.js';
import { firstStepsTexts } from '../../../../texts/en/first-steps.js';
import styles from './unwritten-tiles.module.css';

interface UnwrittenTilesProps {
  readonly draft: Draft;
  /** The keys of the tiles. */
  readonly keys: readonly string[];
  readonly onLeave: () => void;
}

/** Tiles that were published without a text, as what a panel is about. */
export function UnwrittenTiles(tiles: UnwrittenTilesProps) {
  return (
    <>
      <TileWays {...tiles} isFocused />
      <PanelAnswers>
        <Button kind="line" onClick={tiles.onLeave}>
          {texts.later}
        </Button>
      </PanelAnswers>
    </>
  );
}

/** The same below something that matters more. */
export function UnwrittenTilesBelow(tiles: UnwrittenTilesProps) {
  const count = tiles.keys.length;
  if (count === 0) return null;
  return (
    <div className={styles.below}>
      <p className={styles.lead}>
        {texts.title({ count })}. {texts.hint({ count })}
      </p>
      <TileWays {...tiles} isFocused={false} />
    </div>
  );
}

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
function TileWays({ draft: { design, keys: present }, keys, isFocused, onLeave }: TileWaysProps) {
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
        <span className={styles.lack}>
          {isSample ? firstStepsTexts.sample : tile.kind === 'text' ? unfinishedTexts.noText : rowNote(tile)}
        </span>
      </span>
    </>
  );
}
