import { useDeferredValue, useEffect, useMemo, useReducer } from 'react';
import { Spinner } from '../../../../controls/buttons/spinner.js';
import { DidNotLoad } from '../../../../controls/loading/did-not-load.js';
import { lazyComponent, lazyPart, type FailedProps } from '../../../../controls/loading/lazy-part.js';
import { sameDesign } from '../../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../../page-editing/draft/use-draft.js';
import { waitingPicturesOf, withReplaced } from '../../../../page-editing/draft/waiting-pictures.js';
import { publishStateTexts as texts } from '../../../../texts/en/publish-state.js';
import { failureTexts } from '../../../../texts/en/shell.js';
import { dateChanges, type DatedChange } from './change-times.js';
import type { ChangesPanelProps } from './changes-panel.js';
import type { DesignChange } from './design-changes.js';

/** What finds the changes between two designs. */
export const changesPart = lazyPart(() => import('./design-changes.js'));

/** What visitors do not see yet: changes, and pictures that wait on a device, which are none. Changes are null until the code for them is loaded. */
export function useUnpublished({ draft, unsaved }: DraftState, onSettled: (isSettled: boolean) => void) {
  const { module: part } = changesPart.use();
  // Both at once: between a new design and a former one there are changes that nobody has made.
  const settled = useDeferredValue(draft);
  const { design, published } = settled;
  const waiting = useMemo(() => waitingPicturesOf(design).length, [design]);
  const changes = useMemo(() => {
    if (!unsaved) return [];
    const known = waiting > 0 ? withReplaced(design, () => null) : design;
    return waiting > 0 && sameDesign(published, known) ? [] : (part?.changesBetween(published, known) ?? null);
  }, [part, published, design, unsaved, waiting]);
  const isSettled = changes?.length === 0;
  useEffect(() => onSettled(isSettled), [isSettled, onSettled]);
  return { waiting, changes, dated: useDated(changes), isCurrent: settled === draft };
}

function noteChanges(
  former: readonly DatedChange[] | null,
  { changes, now }: { readonly changes: readonly DesignChange[]; readonly now: number },
): readonly DatedChange[] {
  return dateChanges(former, changes, now);
}

/** The changes with the times at which they were first seen. */
function useDated(changes: readonly DesignChange[] | null): readonly DatedChange[] | null {
  const [dated, note] = useReducer(noteChanges, null);
  useEffect(() => {
    if (changes) note({ changes, now: Date.now() });
  }, [changes]);
  return dated;
}

type ChangesProps = Omit<ChangesPanelProps, 'changes'> & { readonly changes: readonly DatedChange[] | null };

const ChangesPanel = lazyComponent(
  lazyPart(() => import('./changes-panel.js')),
  (module) => module.ChangesPanel,
  { waiting: () => <Spinner />, failed: ListFailed },
);

function ListFailed({ retry }: Pick<FailedProps, 'retry'>) {
  return <DidNotLoad heading="h3" title={texts.listFailed} text={failureTexts.unanswered} onRetry={retry} />;
}

/** The list of what visitors do not see yet. Its code is loaded when it is opened. */
export function Changes({ changes, ...panel }: ChangesProps) {
  const { error, load } = changesPart.use(true);
  if (changes) return <ChangesPanel {...panel} changes={changes} />;
  return error !== null ? <ListFailed retry={load} /> : <Spinner />;
}
