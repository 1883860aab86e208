import { useContext } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../../../page-editing/draft/use-undo.js';
import { PanelAnswers, PublishPanel } from '../../../../page-editing/layout/publish/publish-panel.js';
import { isUnfinished } from '../../../../page-editing/tile-kinds/tile-kinds.js';
import { SamplesContext } from '../../../../page-editing/tiles/samples-context.js';
import { unfinishedTexts as texts } from '../../../../texts/en/publish-panels.js';
import { TileWays } from '../changes/tile-ways.js';
import { AddressLine } from '../page-address.js';
import { isUnwritten } from './unwritten-texts.js';
import type { PublishPress } from '../use-publish-press.js';

interface UnfinishedTilesProps {
  readonly draftState: DraftState;
  /** Where the page will be; null if it has no address yet, which is asked for afterwards. */
  readonly address: string | null;
  readonly press: PublishPress;
}

/**
 * Says where the page will be, and names the tiles that are not finished, or still samples, before they are published. A press on one opens it.
 * All samples can be removed at once.
 */
export function UnfinishedTiles({ draftState, address, press }: UnfinishedTilesProps) {
  const { draft, change } = draftState;
  const isSample = useContext(SamplesContext);
  const offerUndo = useUndoOffer(draftState, () => change({ type: 'undone' }));
  const keysOf = (isWanted: (tile: (typeof draft.design.tiles)[number]) => boolean) =>
    draft.keys.filter((_, at) => isWanted(draft.design.tiles[at]!));
  const samples = keysOf((tile) => isSample?.(tile) === true);
  const keys = keysOf((tile) => isUnfinished(tile) || isUnwritten(tile) || isSample?.(tile) === true);
  const count = samples.length;
  function removeSamples() {
    for (const key of samples) change({ type: 'tile-removed', key }, 'samples');
    change({ type: 'typing-ended' });
    offerUndo(texts.samplesRemoved({ count }));
  }
  return (
    <PublishPanel title={texts.title({ count: keys.length })} hint={count > 0 ? texts.hintWithSamples : texts.hint} onClose={press.leave}>
      {(close) => (
        <>
          {address !== null && <AddressLine address={address} />}
          <TileWays draft={draft} keys={keys} isFocused onLeave={close} />
          <PanelAnswers>
            {count > 0 && (
              <Button kind="line" onClick={() => (close(), removeSamples())}>
                {texts.removeSamples({ count })}
              </Button>
            )}
            <Button kind="ink" onClick={() => (close(), press.publishAnyway(keys))}>
              {texts.anyway}
            </Button>
          </PanelAnswers>
        </>
      )}
    </PublishPanel>
  );
}
