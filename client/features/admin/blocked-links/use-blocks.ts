import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { AdminBlockLinksDocument } from '../../../api/generated/admin-block-links.js';
import { AdminUnblockLinkDocument } from '../../../api/generated/admin-unblock-link.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminBlockedLinkTexts as texts } from '../../../texts/en/admin-blocked-links.js';

/** What is added, while that runs. */
const ADDING = Symbol('adding');

/** Blocks places, and lets pages lead there again, with Undo in a notification. `onChange` is called when the list has changed. */
export function useBlocks(onChange: () => void) {
  const notify = useNotify();
  const [busy, setBusy] = useState<string | typeof ADDING | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Returns why it was refused; null if it was done, or the person has been told why not. */
  async function block(patterns: readonly string[], note: string | null): Promise<string | null> {
    setBusy(ADDING);
    try {
      const { adminBlockLinks } = await callServer(AdminBlockLinksDocument, { input: { patterns: [...patterns], note } });
      notify({ about: patterns.length === 1 ? patterns[0] : null, text: texts.added({ count: adminBlockLinks }), tone: 'done' });
      onChange();
      return null;
    } catch (error) {
      const failure = failureOf(error);
      return isToldAlready(failure) ? null : reasonOf(failure);
    } finally {
      setBusy(null);
    }
  }

  async function blockAgain(pattern: string, note: string | null) {
    const reason = await block([pattern], note);
    if (reason !== null) notify({ about: pattern, text: adminTexts.notUndone({ reason }), tone: 'failed' });
  }

  async function unblock(pattern: string, note: string | null) {
    setBusy(pattern);
    setRefusal(null);
    try {
      await callServer(AdminUnblockLinkDocument, { pattern });
      const undo = { label: texts.undo, onPress: () => void blockAgain(pattern, note) };
      notify({ about: null, text: texts.unblocked({ place: pattern }), tone: 'gold', action: undo });
      onChange();
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) setRefusal(reasonOf(failure));
    } finally {
      setBusy(null);
    }
  }
  return { block, unblock, busy, isAdding: busy === ADDING, refusal };
}
