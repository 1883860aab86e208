import { reasonOf } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminBlockLinksDocument } from '../../../api/generated/admin-block-links.js';
import { AdminBlockedLinksDocument } from '../../../api/generated/admin-blocked-links.js';
import { AdminLinkFindingsDocument } from '../../../api/generated/admin-link-findings.js';
import { AdminUnblockLinkDocument } from '../../../api/generated/admin-unblock-link.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useAct } from '../../../shell/use-act.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminBlockedLinkTexts as texts } from '../../../texts/en/admin-blocked-links.js';

/** What is added, while that runs: no place is called so. */
const ADDING = '';
/** The list, and what was found in the pages. */
const OUTDATED = [AdminBlockedLinksDocument, AdminLinkFindingsDocument];

/** Blocks places, and lets pages lead there again, with Undo in a notification. */
export function useBlocks() {
  const notify = useNotify();
  const { run, busy, ...refusal } = useAct();

  /** Says whether it was done. `refused` gets why not. */
  const block = (patterns: readonly string[], note: string | null, refused: (reason: string) => void) =>
    run(
      ADDING,
      async () => {
        const { adminBlockLinks } = await sendChange(
          AdminBlockLinksDocument,
          { input: { patterns: [...patterns], note } },
          { outdated: OUTDATED },
        );
        const about = patterns.length === 1 ? patterns[0] : null;
        return { notice: { about, text: texts.added({ count: adminBlockLinks }), tone: 'done' } };
      },
      (failure) => void refused(reasonOf(failure)),
    );
  const unblock = (pattern: string, note: string | null) => {
    const notUndone = (reason: string) => notify({ about: pattern, text: adminTexts.notUndone({ reason }), tone: 'failed' });
    const action = { label: texts.undo, onPress: () => void block([pattern], note, notUndone) };
    return run(pattern, async () => {
      await sendChange(AdminUnblockLinkDocument, { pattern }, { outdated: OUTDATED });
      return { notice: { about: null, text: texts.unblocked({ place: pattern }), tone: 'gold', action } };
    });
  };
  return { block, unblock, busy, isAdding: busy === ADDING, refusal };
}
