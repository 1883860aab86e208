import type { Question } from '../../controls/dialogs/confirm-dialog.js';
import { leavingTexts, workTexts } from '../../texts/en/shell.js';

/** The question before unsaved changes are left. With `isKept`, it adds that they are kept on this device, and leaving them is not a danger. */
export function leaveQuestion(title: string = leavingTexts.question, isKept = false): Question {
  const { leave: confirmLabel, stay: cancelLabel } = leavingTexts;
  return { title, explanation: isKept ? workTexts.kept : undefined, confirmLabel, cancelLabel, danger: !isKept };
}
