import { deployedVersion } from './deployed-version.js';

/** The minimum time between two checks, in milliseconds. A screen may be open for days. */
const CHECK_EVERY = 60 * 60 * 1000;
const LIMIT_MILLISECONDS = 3000;

/**
 * Registers the service worker. Calls `onUpdate` if the server has another version than this document. If this document is up to date, a
 * waiting worker takes over at once, without any visible effect.
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
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
