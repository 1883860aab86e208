import { useCallback, useContext } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { useUndoOffer } from '../../../../page-editing/draft/use-undo.js';
import { PanelAnswers, PublishPanel } from '../../../../page-editing/layout/publish/publish-panel.js';
import { isLacking, SamplesContext } from '../../../../page-editing/tiles/samples-context.js';
import { unfinishedTexts as texts } from '../../../../texts/en/publish-panels.js';
import { TileWays } from '../changes/tile-ways.js';
import { AddressLine } from '../page-address.js';
import { WaitingNote } from '../waiting-note.js';
import { isUnwritten } from './unwritten-texts.js';
import type { PublishPress } from '../use-publish-press.js';

interface UnfinishedTilesProps {
  readonly draft: Draft;
  /** Where the page will be; null if it has no address yet, which is asked for afterwards. */
  readonly address: string | null;
  readonly press: PublishPress;
  /** Removes the tiles with these keys, which are all samples. */
  readonly onRemove: (keys: readonly string[]) => void;
}

/**
 * Says where the page will be, and names the tiles that are not finished, or still samples, before they are published. A press on one opens it.
 * All samples can be removed at once.
 */
export function UnfinishedTiles({ draft: { design, keys: all }, draft, address, press, onRemove }: UnfinishedTilesProps) {
  const isSample = useContext(SamplesContext);
  const samples = all.filter((_, at) => isSample?.(design.tiles[at]!));
  const keys = all.filter((_, at) => isLacking(design.tiles[at], isSample) || isUnwritten(design.tiles[at]));
  const count = samples.length;
  return (
    <PublishPanel title={texts.title({ count: keys.length })} hint={count > 0 ? texts.hintWithSamples : texts.hint} onClose={press.leave}>
      {(close) => (
        <>
          {address !== null && <AddressLine address={address} />}
          <TileWays draft={draft} keys={keys} isFocused onLeave={close} />
          <WaitingNote design={design} />
          <PanelAnswers>
            {count > 0 && (
              <Button kind="line" onClick={() => (close(), onRemove(samples))}>
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

/** Removes samples: one step of undo, which is offered. The panel has gone by then, and this has not: the offer ends with the next change. */
export function useSampleRemoval(draftState: DraftState): (keys: readonly string[]) => void {
  const { change } = draftState;
  const offerUndo = useUndoOffer(
    draftState,
    useCallback(() => change({ type: 'undone' }), [change]),
  );
  return (keys) => {
    for (const key of keys) change({ type: 'tile-removed', key }, 'samples');
    change({ type: 'typing-ended' });
    offerUndo(texts.samplesRemoved({ count: keys.length }));
  };
}
