import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionLost, type SessionLoss } from '../../api/session/session-loss.js';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { sessionTexts } from '../../texts/en/shell.js';
import { afterNotice, loadPage, reload } from './leaving.js';
import { screens } from '../screens.js';
import { goOn, sessionQuestion } from './session-question.js';
import { useReloadLoss, useWorkAtRisk } from './unsaved-changes.js';

const noticeMilliseconds = 1000;

/**
 * Informs the user when the session has ended. Then the editor leaves for the front page, and every other screen is reloaded (specification
 * §4). If another tab signed in or out, a dialog asks before this document is left. The guest editor is not affected, except when a call is
 * blocked.
 */
export function SessionWatch() {
  const notify = useNotify();
  const { wouldBeLost } = useWorkAtRisk();
  const { askToGoOn, withdraw } = useAskToGoOn();
  const leaving = useRef(false);

  function leaveEditor() {
    // If the draft could not be stored on this device, leaving would lose it.
    leaving.current = !wouldBeLost();
    if (leaving.current) loadPage('/');
    else void askToGoOn('expired');
  }

  const onLoss = useEffectEvent((loss: SessionLoss | null, isBlocked: boolean) => {
    // The page is about to be left, so a blocked call needs no message.
    if (leaving.current) return;
    if (loss === null) return withdraw();
    if (!isBlocked && window.location.pathname === screens.guestEditor) return;
    if (loss !== 'expired') return void askToGoOn(loss);
    leaving.current = true;
    notify({ text: sessionTexts.expired, tone: 'grey' });
    const inEditor = window.location.pathname.startsWith(screens.editor);
    afterNotice(inEditor ? leaveEditor : reload, noticeMilliseconds);
  });
  useEffect(() => onSessionLost(onLoss), []);
  return null;
}

/** Asks one question at a time. If the session changes again, a new question replaces the old one. */
function useAskToGoOn() {
  const confirm = useConfirm();
  const { mayLose } = useWorkAtRisk();
  const workLoss = useReloadLoss();
  const asked = useRef<{ readonly loss: SessionLoss; readonly question: AbortController }>(undefined);
  async function askToGoOn(loss: SessionLoss) {
    if (asked.current?.loss === loss) return;
    const mine = { loss, question: new AbortController() };
    asked.current = mine;
    // Other listeners of this event run first: an open popup saves its content to the draft.
    await Promise.resolve();
    const yes = await confirm({ ...sessionQuestion(loss, workLoss() === 'kept'), withdrawn: mine.question.signal });
    if (asked.current === mine) asked.current = undefined;
    if (yes && (await mayLose())) goOn(loss);
  }
  return { askToGoOn, withdraw: () => asked.current?.question.abort() };
}
