import type { Question } from '../controls/confirm-dialog.js';
import { leavingTexts } from '../texts/en/shell.js';

/** The question before unsaved changes are left. */
export function leaveQuestion(title: string = leavingTexts.question): Question {
  return { title, confirmLabel: leavingTexts.leave, cancelLabel: leavingTexts.stay, danger: true };
}
