import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { standInFor } from './stand-in.js';

/** The files that this worker stores: two documents, and the files that they need. The server writes this list before the script. */
interface Stored {
  /** The document of all screens of the app. */
  readonly app: string;
  /** The document that is shown in place of the front page. */
  readonly notice: string;
  readonly files: readonly string[];
}

declare const self: {
  readonly stored: Stored;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
};

interface WorkerEvent {
  readonly data?: { readonly type?: unknown };
  waitUntil(work: Promise<unknown>): void;
}

/** The timeout of the network in seconds. The stored document shows the same screens as one that is still loading. */
const NETWORK_TIMEOUT_SECONDS = 5;

const { app, notice, files } = self.stored;

// Each address contains a hash of the content, so it needs no revision.
precacheAndRoute(
  [app, notice, ...files].map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
);

// All other requests are left to the browser: public pages, calls of the API, pictures.
registerRoute(isDocument('app'), networkOr(app, { networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS, standsForGateway: true }));
registerRoute(isDocument('notice'), networkOr(notice, {}));

// Takes control of screens that were opened before the first worker was active, so that they work offline, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until its documents ask for it. See `shell/updates/app-updates.ts`.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

function isDocument(name: ReturnType<typeof standInFor>) {
  return ({ request, url, sameOrigin }: { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean }): boolean =>
    sameOrigin && request.mode === 'navigate' && standInFor(url.pathname) === name;
}

/** Loads the document from the server, or else from the stored files. */
function networkOr(
  stored: string,
  { standsForGateway = false, ...options }: { networkTimeoutSeconds?: number; standsForGateway?: boolean },
) {
  return new NetworkOnly({
    ...options,
    plugins: [
      {
        // A proxy sends these statuses if it cannot reach the server.
        fetchDidSucceed: ({ response }) => {
          if (standsForGateway && [502, 503, 504].includes(response.status)) throw new Error('The server is not reached.');
          return Promise.resolve(response);
        },
        handlerDidError: () => matchPrecache(stored),
      },
    ],
  });
}
