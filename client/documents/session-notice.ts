import type { SessionLoss } from '../api/session/session-loss.js';
import { askAbove } from '../controls/dialogs/ask-above.js';
import { goOn, sessionQuestion } from '../shell/leaving/session-question.js';

let asking = false;

/** In a document without a router, says that another tab signed in or out, and offers to continue with the current account. */
export async function showSessionNotice(loss: SessionLoss): Promise<void> {
  if (asking) return;
  asking = true;
  const yes = await askAbove(sessionQuestion(loss));
  asking = false;
  if (yes) goOn(loss);
}
