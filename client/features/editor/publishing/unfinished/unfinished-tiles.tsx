import { Button } from '../../../../controls/buttons/button.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { PanelAnswers, PublishPanel } from '../../../../page-editing/layout/publish/publish-panel.js';
import { isUnfinished } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { unfinishedTexts as texts } from '../../../../texts/en/publish-panels.js';
import { TileWays } from '../changes/tile-ways.js';
import { isUnwritten } from './unwritten-texts.js';
import type { PublishPress } from '../use-publish-press.js';

interface UnfinishedTilesProps {
  readonly draft: Draft;
  readonly press: PublishPress;
}

/** Names the tiles that are not finished, before they are published. A press on one opens it. */
export function UnfinishedTiles({ draft, press }: UnfinishedTilesProps) {
  const keys = draft.keys.filter((_, at) => isUnfinished(draft.design.tiles[at]) || isUnwritten(draft.design.tiles[at]));
  return (
    <PublishPanel title={texts.title({ count: keys.length })} hint={texts.hint} onClose={press.leave}>
      {(close) => (
        <>
          <TileWays draft={draft} keys={keys} isFocused onLeave={close} />
          <PanelAnswers>
            <Button kind="ink" onClick={() => (close(), press.publishAnyway(keys))}>
              {texts.anyway}
            </Button>
          </PanelAnswers>
        </>
      )}
    </PublishPanel>
  );
}
