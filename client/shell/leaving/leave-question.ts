import type { Question } from '../../controls/dialogs/confirm-dialog.js';
import { leavingTexts, workTexts } from '../../texts/en/shell.js';

/** Where unsaved changes are kept: in the account, or on this device. `onlyHere`: on this device until the account has them. */
export type KeptAt = 'inAccount' | 'onlyHere' | 'onDevice';

/** The question before unsaved changes are left. It says where they are kept: then, leaving them is not a danger. Null: nowhere. */
export function leaveQuestion(title: string = leavingTexts.question, keptAt: KeptAt | null = null): Question {
  const { leave: confirmLabel, stay: cancelLabel, inAccount, onlyHere } = leavingTexts;
  const places = { inAccount, onlyHere, onDevice: workTexts.kept };
  return { title, explanation: keptAt === null ? undefined : places[keptAt], confirmLabel, cancelLabel, danger: keptAt === null };
}
