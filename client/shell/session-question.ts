import type { SessionLoss } from '../api/session-loss.js';
import type { Question } from '../controls/confirm-dialog.js';
import { sessionTexts, workTexts } from '../texts/en/shell.js';
import { loadPage, reload } from './leaving.js';
import { loginThen } from './screens.js';

/**
 * What is asked when the account that a document belongs to is not the one that is signed in any more. `draftIsKept`: there is a draft,
 * and it is on this device.
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

/** Shows what whoever is signed in now would see here, or the login. */
export function goOn(loss: SessionLoss): void {
  if (changeOf(loss) === 'signed-out') loadPage(loginThen(window.location.pathname));
  else reload();
}

function changeOf(loss: SessionLoss) {
  return loss === 'expired' ? 'signed-out' : loss;
}
