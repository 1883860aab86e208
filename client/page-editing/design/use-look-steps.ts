import { useCallback, useEffect, useRef } from 'react';
import type { PageDesign, TileChange } from '../../../server/pages/design/page-design.rules.js';
import type { DraftAction } from '../draft/draft.js';
import type { DraftState } from '../draft/use-draft.js';

/** After this rest of the keyboard, in milliseconds, the next change is another step. */
const REST = 600;

/** Changes the look of the page. `subject` is a name for the control. */
export type ChangeLook = (design: PageDesign, subject: string) => void;

/** Changes one tile, which is given by its key. */
export type ChangeOneTile = (key: string, change: TileChange, subject: string) => void;

interface LookSteps {
  readonly onChange: ChangeLook;
  readonly onOneTile: ChangeOneTile;
}

/** Changes of one control are one step of undo, until the pointer is released, or the keyboard has rested. */
export function useLookSteps({ change }: Pick<DraftState, 'change'>): LookSteps {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  useEffect(() => {
    function endStep() {
      clearTimeout(rest.current);
      change({ type: 'typing-ended' });
    }
    function press() {
      pressed.current = true;
      endStep();
    }
    function release() {
      pressed.current = false;
      endStep();
    }
    // A pointer can be released anywhere. A control may stop these events, so they are heard first here.
    const options = { capture: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('pointerup', release, options);
      window.removeEventListener('pointercancel', release, options);
      endStep();
    };
  }, [change]);
  const step = useCallback(
    (action: DraftAction, subject: string) => {
      clearTimeout(rest.current);
      change(action, `look: ${subject}`);
      if (!pressed.current) rest.current = setTimeout(() => change({ type: 'typing-ended' }), REST);
    },
    [change],
  );
  return {
    onChange: (design, subject) => step({ type: 'look-changed', design }, subject),
    onOneTile: (key, changed, subject) => step({ type: 'tile-changed', key, change: changed }, `${subject} of ${key}`),
  };
}
