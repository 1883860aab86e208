import { useState } from 'react';
import type { Draft } from '../../../../page-editing/draft/draft.js';
import type { Publication } from '../../use-publish.js';
import { newlyUnwritten } from '../changes/unwritten-tile.js';

/** What the panel after a publication is about. */
export interface PanelState {
  readonly isOpen: boolean;
  /** Whether people can open the page for the first time. */
  readonly isNews: boolean;
  /** The keys of the tiles that visitors have now, and that nobody has written a text for. */
  readonly unwritten: readonly string[];
}

interface KnownPage {
  readonly draft: Draft;
  readonly hasNoAddress: boolean;
  /** The keys of tiles that were named before the publication, and are not named again. */
  readonly accepted: readonly string[];
}

const CLOSED: PanelState = { isOpen: false, isNews: false, unwritten: [] };

/** The panel opens with a publication. */
export function usePanelAfterPublishing(published: Publication | null, known: KnownPage) {
  const [state, setState] = useState(CLOSED);
  const [seen, setSeen] = useState<Publication | null>(null);
  if (published !== seen) {
    setSeen(published);
    if (!state.isOpen && published) setState(stateAfter(published, known));
  }
  return {
    ...state,
    close: () => setState(CLOSED),
    announce: () => setState((now) => ({ ...now, isNews: true })),
  };
}

function stateAfter({ isFirst, former }: Publication, { draft, hasNoAddress, accepted }: KnownPage): PanelState {
  const unwritten = newlyUnwritten(draft, former).filter((key) => !accepted.includes(key));
  return { ...CLOSED, isOpen: isFirst || hasNoAddress || unwritten.length > 0, isNews: isFirst, unwritten };
}
