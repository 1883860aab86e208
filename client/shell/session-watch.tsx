import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionLost, type SessionLoss } from '../api/session-loss.js';
import { useConfirm } from '../controls/confirm-dialog.js';
import { useNotify } from '../controls/notifications.js';
import { sessionTexts } from '../texts/en/shell.js';
import { afterNotice, loadPage, reload } from './leaving.js';
import { screens } from './screens.js';
import { goOn, sessionQuestion } from './session-question.js';
import { useReloadLoss, useWorkAtRisk } from './unsaved-changes.js';

const noticeMilliseconds = 1000;

/**
 * Tells that the session is over: the editor goes to the front page, every other screen is loaded anew (specification §4). Whatever
 * another tab did to it is said in a dialog, and nothing is left before somebody chose to. The guest editor sends nothing but a log-out.
 */
export function SessionWatch() {
  const notify = useNotify();
  const { wouldBeLost } = useWorkAtRisk();
  const { askToGoOn, withdraw } = useAskToGoOn();
  const leaving = useRef(false);

  function leaveEditor() {
    // A draft that no device keeps would be lost.
    leaving.current = !wouldBeLost();
    if (leaving.current) loadPage('/');
    else void askToGoOn('expired');
  }

  const hear = useEffectEvent((loss: SessionLoss | null, isBlocked: boolean) => {
    // What is not sent in the moment before the page goes needs no words of its own.
    if (leaving.current) return;
    if (loss === null) return withdraw();
    if (!isBlocked && window.location.pathname === screens.guestEditor) return;
    if (loss !== 'expired') return void askToGoOn(loss);
    leaving.current = true;
    notify({ text: sessionTexts.expired, tone: 'grey' });
    const inEditor = window.location.pathname.startsWith(screens.editor);
    afterNotice(inEditor ? leaveEditor : reload, noticeMilliseconds);
  });
  useEffect(() => onSessionLost(hear), []);
  return null;
}

/** Asks once at a time; what changed since the question was asked is asked anew. */
function useAskToGoOn() {
  const confirm = useConfirm();
  const { mayLose } = useWorkAtRisk();
  const workLoss = useReloadLoss();
  const asked = useRef<{ readonly loss: SessionLoss; readonly question: AbortController }>(undefined);
  async function askToGoOn(loss: SessionLoss) {
    if (asked.current?.loss === loss) return;
    const mine = { loss, question: new AbortController() };
    asked.current = mine;
    // By the same news an open popup puts what is in it into the draft.
    await Promise.resolve();
    const yes = await confirm({ ...sessionQuestion(loss, workLoss() === 'kept'), withdrawn: mine.question.signal });
    if (asked.current === mine) asked.current = undefined;
    if (yes && (await mayLose())) goOn(loss);
  }
  return { askToGoOn, withdraw: () => asked.current?.question.abort() };
}
