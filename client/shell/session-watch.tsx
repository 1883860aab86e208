import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionLost, type SessionLoss } from '../api/session-loss.js';
import { useConfirm } from '../controls/confirm-dialog.js';
import { useNotify } from '../controls/notifications.js';
import { sessionTexts } from '../texts/shell.js';
import { afterNotice, loadPage, reload } from './leaving.js';
import { screens } from './screens.js';
import { goOn, sessionQuestion } from './session-question.js';
import { useWorkAtRisk } from './unsaved-changes.js';

const noticeMilliseconds = 1000;

/**
 * Tells that the session is over: the editor goes to the front page, every other screen is loaded anew (specification §4). Whatever
 * another tab did to it is said in a dialog, and nothing is left before somebody chose to.
 */
export function SessionWatch() {
  const notify = useNotify();
  const { wouldBeLost } = useWorkAtRisk();
  const askToGoOn = useAskToGoOn();
  const leaving = useRef(false);

  function leaveEditor() {
    // A draft that no device keeps would be lost.
    leaving.current = !wouldBeLost();
    if (leaving.current) loadPage('/');
    else void askToGoOn('expired');
  }

  const hear = useEffectEvent((loss: SessionLoss) => {
    // What is not sent in the moment before the page goes needs no words of its own.
    if (leaving.current) return;
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
  const asked = useRef<SessionLoss>(undefined);
  return async (loss: SessionLoss) => {
    if (asked.current === loss) return;
    asked.current = loss;
    const yes = await confirm(sessionQuestion(loss));
    if (asked.current === loss) asked.current = undefined;
    if (yes && (await mayLose())) goOn(loss);
  };
}
