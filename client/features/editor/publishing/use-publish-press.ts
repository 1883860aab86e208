import { useState } from 'react';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { isLacking, type IsSample } from '../../../page-editing/tiles/samples-context.js';
import type { Publishing } from '../use-publish.js';

/** What a sheet asks: what a new page needs before it is public, the same after a guest has signed up, or only about tiles that are not finished. */
export type Sheet = 'first' | 'guest' | 'tiles';

/** What is published, and what follows. */
interface SheetAnswers {
  readonly design: PageDesign;
  /** The keys of the tiles that go public although they are not finished. */
  readonly accepted: readonly string[];
  /** Takes the address of the page. */
  readonly onPublished: () => Promise<void>;
}

/** What a press on Publish does. */
export interface PublishPress {
  readonly press: () => void;
  /** What the sheet asks; null as long as none was opened. */
  readonly sheet: Sheet | null;
  readonly isAsking: boolean;
  /** Counts the openings of the sheet, so that none begins with the answers of another one. */
  readonly opening: number;
  /** Opens the sheet for the page that a guest has made. */
  readonly askGuest: () => void;
  /** Publishes what the sheet has made of the draft, and closes the sheet. */
  readonly publish: (answers: SheetAnswers) => void;
  /** The keys of the tiles that were published like that. Nobody is asked about them again. */
  readonly accepted: readonly string[];
  readonly leave: () => void;
  /** Whether the sheet is still on the screen after its press, or takes the address: until then, nothing else opens. */
  readonly isLeaving: boolean;
  readonly onGone: () => void;
}

/**
 * The first publication of a page, and one with tiles that are not finished, or still samples, are asked about first: nothing goes public
 * before the button of the sheet is pressed. A text without words alone is no reason to ask: it is named afterwards.
 */
export function usePublishPress(
  { draft: { design, keys, version } }: DraftState,
  { publish }: Publishing,
  isSample: IsSample,
): PublishPress {
  const [{ sheet, opening }, open] = useState<{ readonly sheet: Sheet | null; readonly opening: number }>({ sheet: null, opening: 0 });
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [accepted, accept] = useState<readonly string[]>([]);
  // Visitors do not get a hidden tile.
  const isToAsk = (tile: Tile | undefined) => isLacking(tile, isSample) && tile?.visibility?.who !== 'hidden';
  function ask(wanted: Sheet) {
    open({ sheet: wanted, opening: opening + 1 });
    setAsking(true);
  }

  return {
    ...{ sheet, isAsking, opening, accepted },
    isLeaving: isLeaving || isTaking,
    press() {
      if (version === 0) ask('first');
      else if (keys.some((key, at) => isToAsk(design.tiles[at]) && !accepted.includes(key))) ask('tiles');
      else void publish();
    },
    askGuest: () => ask('guest'),
    publish({ design: prepared, accepted: keysOfAccepted, onPublished }) {
      setAsking(false);
      setLeaving(true);
      accept(keysOfAccepted);
      setTaking(true);
      void publish(prepared)
        .then(async (isPublished) => isPublished && onPublished())
        .finally(() => setTaking(false));
    },
    leave: () => setAsking(false),
    onGone: () => setLeaving(false),
  };
}
