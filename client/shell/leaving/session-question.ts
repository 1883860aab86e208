import type { SessionLoss } from '../../api/session/session-loss.js';
import type { Question } from '../../controls/dialogs/confirm-dialog.js';
import { sessionTexts, workTexts } from '../../texts/en/shell.js';
import { loadPage, reload } from './leaving.js';
import { loginThen } from '../screens.js';

/**
 * The question when this document's account is not signed in any more. `draftIsKept`: there is a draft, and it is stored on this device.
 */
export function sessionQuestion(loss: SessionLoss, draftIsKept = false): Question {
  const { title, explanation, goOn: confirmLabel } = sessionTexts.changes[changeOf(loss)];
  return {
    title,
    explanation: draftIsKept ? `${explanation} ${workTexts.kept}` : explanation,
    confirmLabel,
    cancelLabel: sessionTexts.stay,
  };
}

/** Reloads the page for the account that is signed in now, or loads the sign-in screen. */
export function goOn(loss: SessionLoss): void {
  if (changeOf(loss) === 'signed-out') loadPage(loginThen(window.location.pathname));
  else reload();
}

function changeOf(loss: SessionLoss) {
  return loss === 'expired' ? 'signed-out' : loss;
}
