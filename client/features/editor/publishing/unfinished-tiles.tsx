import { useContext } from 'react';
import type { Tile } from '../../../../server/pages/page-design.rules.js';
import { Button } from '../../../controls/button.js';
import { IconDrawing } from '../../../controls/icon.js';
import type { Draft } from '../../../page-editing/draft/draft.js';
import { OpenTileContext } from '../../../page-editing/layout/open-look.js';
import { PanelAnswers, PublishPanel } from '../../../page-editing/layout/publish-panel.js';
import { editingOf, isUnfinished } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { unfinishedTexts as texts } from '../../../texts/en/publish-panels.js';
import type { PublishPress } from './use-publish-press.js';
import styles from './unfinished-tiles.module.css';

interface UnfinishedTilesProps {
  readonly draft: Draft;
  readonly press: PublishPress;
}

/** Names the tiles that are not finished, before they are published. A press on one opens it. */
export function UnfinishedTiles({ draft: { design, keys }, press }: UnfinishedTilesProps) {
  const open = useContext(OpenTileContext);
  const tiles = design.tiles.flatMap((tile, at) => (isUnfinished(tile) ? [{ tile, key: keys[at] ?? '' }] : []));
  return (
    <PublishPanel title={texts.title({ count: tiles.length })} hint={texts.hint} onClose={press.leave}>
      {(close) => (
        <>
          <ul className={styles.tiles}>
            {tiles.map(({ tile, key }, at) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.tile}
                  data-first={at === 0 ? '' : undefined}
                  onClick={() => (close(), open('content', key))}
                >
                  <UnfinishedTile tile={tile} />
                </button>
              </li>
            ))}
          </ul>
          <PanelAnswers>
            <Button kind="ink" onClick={() => (close(), press.publishAnyway())}>
              {texts.anyway}
            </Button>
          </PanelAnswers>
        </>
      )}
    </PublishPanel>
  );
}

function UnfinishedTile({ tile }: { readonly tile: Tile }) {
  const { svg, label, rowNote } = editingOf(tile);
  return (
    <>
      <IconDrawing svg={svg} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {tile.name.trim() || label}
        </span>
        <span className={styles.lack}>{rowNote(tile)}</span>
      </span>
    </>
  );
}
