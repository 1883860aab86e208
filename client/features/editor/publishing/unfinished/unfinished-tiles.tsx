import { Button } from '../../../../controls/buttons/button.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import { PanelAnswers, PublishPanel } from '../../../../page-editing/layout/publish/publish-panel.js';
import { isUnfinished } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { unfinishedTexts as texts } from '../../../../texts/en/publish-panels.js';
import { TileWays } from '../changes/tile-ways.js';
import { AddressLine } from '../page-address.js';
import { isUnwritten } from './unwritten-texts.js';
import type { PublishPress } from '../use-publish-press.js';

interface UnfinishedTilesProps {
  readonly draft: Draft;
  /** Where the page will be; null if it has no address yet, which is asked for afterwards. */
  readonly address: string | null;
  readonly press: PublishPress;
}

/** Says where the page will be, and names the tiles that are not finished, before they are published. A press on one opens it. */
export function UnfinishedTiles({ draft, address, press }: UnfinishedTilesProps) {
  const keys = draft.keys.filter((_, at) => isUnfinished(draft.design.tiles[at]) || isUnwritten(draft.design.tiles[at]));
  return (
    <PublishPanel title={texts.title({ count: keys.length })} hint={texts.hint} onClose={press.leave}>
      {(close) => (
        <>
          {address !== null && <AddressLine address={address} />}
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
