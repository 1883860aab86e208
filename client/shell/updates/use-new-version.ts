import { useCallback } from 'react';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { newVersionTexts, workTexts } from '../../texts/en/shell.js';
import { deployedVersion } from './deployed-version.js';
import { reload } from '../leaving/leaving.js';
import { useReloadLoss } from '../leaving/unsaved-changes.js';

/**
 * Called when a part of the app could not be loaded. If the reason is that a new version was deployed, it asks the user whether to load
 * that version. Returns false if that was not the reason. Drafts and open popups are stored on this device when the document is left.
 */
export function useNewVersionOffer(): () => Promise<boolean> {
  const confirm = useConfirm();
  const loss = useReloadLoss();
  return useCallback(async () => {
    if ((await deployedVersion()) !== 'other') return false;
    const { question: title, explanation, load, later } = newVersionTexts;
    const loses = loss();
    const whole = loses === 'nothing' ? explanation : `${explanation} ${workTexts[loses]}`;
    if (await confirm({ title, explanation: whole, confirmLabel: load, cancelLabel: later, danger: loses === 'lost' })) reload();
    return true;
  }, [confirm, loss]);
}
