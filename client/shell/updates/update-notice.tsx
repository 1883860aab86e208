import { useEffect, useState } from 'react';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { savesData } from '../../controls/loading/saves-data.js';
import { updateTexts } from '../../texts/en/resilience.js';
import { newVersionTexts, workTexts } from '../../texts/en/shell.js';
import { registerServiceWorker, takeUpdateOver } from './app-updates.js';
import { FrameNotice, FrameNoticeButton } from '../frame/frame-notice.js';
import { reload } from '../leaving/leaving.js';
import { useReloadLoss } from '../leaving/unsaved-changes.js';

/**
 * Offers to load a new version of the app. If a reload would lose work, it asks first. The user can also continue with the current version.
 */
export function UpdateNotice() {
  const [isOffered, setOffered] = useState(false);
  const confirm = useConfirm();
  const loss = useReloadLoss();
  useEffect(() => register(() => setOffered(true)), []);
  async function load() {
    const { question: title, load: confirmLabel, later: cancelLabel } = newVersionTexts;
    if (loss() === 'lost' && !(await confirm({ title, explanation: workTexts.lost, confirmLabel, cancelLabel, danger: true }))) return;
    await takeUpdateOver();
    reload();
  }
  return (
    <FrameNotice tone="gold" text={isOffered ? updateTexts.ready : null}>
      <FrameNoticeButton label={newVersionTexts.load} onPress={() => void load()} />
      <FrameNoticeButton label={newVersionTexts.later} onPress={() => setOffered(false)} />
    </FrameNotice>
  );
}

/** The service worker stores a megabyte, so it is not registered if the browser saves data. */
function register(onUpdate: () => void): void {
  if (!isFromServer() || !('serviceWorker' in navigator) || savesData()) return;
  registerServiceWorker(onUpdate).catch((error: unknown) => console.error('The app is not stored on this device.', error));
}

/** The development server writes no data about the site into its document, and has no service worker. */
function isFromServer(): boolean {
  return document.getElementById('site') !== null;
}
