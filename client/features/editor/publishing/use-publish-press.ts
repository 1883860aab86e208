import { useState } from 'react';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { isLacking, type IsSample } from '../../../page-editing/tiles/samples-context.js';
import type { Publishing } from '../use-publish.js';

/** What a press on Publish does. */
export interface PublishPress {
  readonly press: () => void;
  /** Whether tiles that are not finished are named now. */
  readonly isAsking: boolean;
  /** Publishes with tiles that are not finished, which are given by their keys. */
  readonly publishAnyway: (keys: readonly string[]) => void;
  /** The keys of the tiles that were published like that. */
  readonly accepted: readonly string[];
  readonly leave: () => void;
}

/**
 * Before it publishes, tiles that are not finished are named, and those of a new page that are still samples. Whoever publishes them anyway is
 * not asked about them again. A text without words alone is no reason to wait: it is named afterwards. `load` loads what names them.
 */
export function usePublishPress(
  { draft: { design, keys } }: DraftState,
  { publish }: Publishing,
  isSample: IsSample,
  load: () => Promise<unknown>,
): PublishPress {
  const [isAsking, ask] = useState(false);
  const [accepted, accept] = useState<readonly string[]>([]);
  const unfinished = () => keys.filter((_, at) => isLacking(design.tiles[at], isSample));

  async function press() {
    if (unfinished().every((key) => accepted.includes(key))) return publish();
    try {
      await load();
      ask(true);
    } catch {
      // That is no reason not to publish.
      await publish();
    }
  }

  return {
    press: () => void press(),
    isAsking,
    publishAnyway(keys) {
      accept(keys);
      void publish();
    },
    accepted,
    leave: () => ask(false),
  };
}
