import { useCallback } from 'react';
import { useConfirm } from '../controls/confirm-dialog.js';
import { newVersionTexts, workTexts } from '../texts/en/shell.js';
import { deployedVersion } from './deployed-version.js';
import { reload } from './leaving.js';
import { useReloadLoss } from './unsaved-changes.js';

/**
 * For a part that could not be fetched. Where the reason is that another version was deployed, asks whether to load that one: false
 * when it was not the reason. What a draft or a popup still has to keep on this device is kept when the document goes.
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
