import { useState } from 'react';
import type { PageDesign, Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { isReached } from '../../../../api/connection/connection.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { isLacking, type IsSample } from '../../../../page-editing/tiles/samples-context.js';
import type { Publishing } from '../../use-publish.js';

/** What a sheet asks: what a new page needs before it is public, the same after a guest has signed up, or only about tiles that are not finished. */
export type Sheet = 'first' | 'guest' | 'tiles';

/** What makes a design public, now or at a moment. False if it failed. */
type Act = (design: PageDesign) => Promise<boolean>;

/** What the sheet was opened for. */
interface Opened {
  /** What the sheet asks; null as long as none was opened. */
  readonly sheet: Sheet | null;
  /** Counts the openings of the sheet, so that none begins with the answers of another one. */
  readonly opening: number;
  /** What the button of the sheet does instead of publishing: it schedules. */
  readonly later?: Act | undefined;
}

/** What a press on Publish does, and what is asked before a design is scheduled. */
export interface PublishPress extends Opened {
  readonly press: () => void;
  /** Opens the sheet if something is to ask before the draft goes public. False if nothing is. */
  readonly asks: (later?: Act) => boolean;
  /** Opens the sheet. */
  readonly ask: (sheet: Sheet, later?: Act) => void;
  readonly isAsking: boolean;
  readonly leave: () => void;
  /** Publishes what the sheet has made of the draft. */
  readonly publish: Act;
  /** The keys of the tiles that were published although they are not finished. Nobody is asked about them again. */
  readonly accepted: readonly string[];
  readonly accept: (keys: readonly string[]) => void;
  /** Whether the sheet is still on the screen after its press, or takes the address: until then, nothing else opens. */
  readonly isLeaving: boolean;
  readonly setLeaving: (isLeaving: boolean) => void;
  readonly setTaking: (isTaking: boolean) => void;
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
  const [opened, open] = useState<Opened>({ sheet: null, opening: 0 });
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [accepted, accept] = useState<readonly string[]>([]);
  // Visitors do not get a hidden tile.
  const isToAsk = (tile: Tile | undefined) => isLacking(tile, isSample) && tile?.visibility?.who !== 'hidden';
  function ask(sheet: Sheet, later?: Act) {
    open({ sheet, opening: opened.opening + 1, later });
    setAsking(true);
  }
  function asks(later?: Act) {
    const isFirst = version === 0;
    const isAsked = isFirst || keys.some((key, at) => isToAsk(design.tiles[at]) && !accepted.includes(key));
    if (isAsked) ask(isFirst ? 'first' : 'tiles', later);
    return isAsked;
  }

  return {
    ...opened,
    ...{ isAsking, accepted, accept, ask, asks, publish, setLeaving, setTaking },
    isLeaving: isLeaving || isTaking,
    // Without a connection, publishing says so.
    press: () => void ((isReached() && asks()) || publish()),
    leave: () => setAsking(false),
  };
}
