import { useEffect, useState } from 'react';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { savesData } from '../../controls/loading/saves-data.js';
import { updateTexts } from '../../texts/en/resilience.js';
import { newVersionTexts, workTexts } from '../../texts/en/shell.js';
import { FrameNotice, FrameNoticeButton } from '../frame/frame-notice.js';
import { reload } from '../leaving/leaving.js';
import { useReloadLoss } from '../leaving/unsaved-changes.js';
import { deployedVersion } from './deployed-version.js';

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

/** The minimum time between two checks, in milliseconds. A screen may be open for days. */
const CHECK_EVERY = 60 * 60 * 1000;
const LIMIT_MILLISECONDS = 3000;

/**
 * Registers the service worker. Calls `onUpdate` if the server has another version than this document. If this document is up to date, a
 * waiting worker takes over at once, without any visible effect.
 */
async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  await loaded();
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const check = async () => {
    const version = await deployedVersion();
    if (version === 'other') onUpdate();
    if (version === 'same') takeOver(registration);
  };
  const checkWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => void (worker.state === 'installed' && check()));
  // The browser may have started an update when this document was opened.
  if (registration.waiting) void check();
  checkWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => checkWhenInstalled(registration.installing));
  // Another tab may have let the new worker take over.
  navigator.serviceWorker.addEventListener('controllerchange', () => void check());
  checkAgainSometimes(() => void registration.update().then(check, () => undefined));
}

/** Lets the new worker take over, so that all files of the next document belong to the new version. */
async function takeUpdateOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LIMIT_MILLISECONDS);
    takeOver(registration);
  });
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Waits until the document has loaded everything that it needs, because storing files is less urgent. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Calls the function when the user returns to this document, if the last check was long ago. */
function checkAgainSometimes(check: () => void): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < CHECK_EVERY) return;
    last = Date.now();
    check();
  });
}
