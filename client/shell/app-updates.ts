import { deployedVersion } from './deployed-version.js';

/** In milliseconds. A screen may be open for days. */
const LOOK_EVERY = 60 * 60 * 1000;
const LIMIT_MILLISECONDS = 3000;

/**
 * Registers the service worker. Calls `onUpdate` when this document is of an older version than the one that waits. Where the document
 * is up to date, the new worker takes over at once: nobody sees anything of that.
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  await loaded();
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const look = async () => {
    const version = await deployedVersion();
    if (version === 'other') onUpdate();
    if (version === 'same') takeOver(registration);
  };
  const lookWhenInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => void (worker.state === 'installed' && look()));
  // The browser may have begun to look for a new one when this document was opened.
  if (registration.waiting) void look();
  lookWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => lookWhenInstalled(registration.installing));
  // Another tab may have let it take over.
  navigator.serviceWorker.addEventListener('controllerchange', () => void look());
  lookAgainSometimes(() => void registration.update().then(look, () => undefined));
}

/** Lets the new version take over, so that the next document is complete with it. */
export async function takeUpdateOver(): Promise<void> {
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

/** What the worker stores has time until everything that the document needs is there. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** When somebody comes back to a document that was not looked at for a while. */
function lookAgainSometimes(look: () => void): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < LOOK_EVERY) return;
    last = Date.now();
    look();
  });
}
