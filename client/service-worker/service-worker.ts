import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { standInFor } from './stand-in.js';

/** What this worker stores: the addresses of two documents and of the files that they need. The server writes it before this script. */
interface Stored {
  /** The document that every screen of the app starts from. */
  readonly app: string;
  /** The one that stands for the front page. */
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

/** In seconds. What is stored shows the same screen as a document that is still on its way. */
const PATIENCE = 5;

const { app, notice, files } = self.stored;

// Each address has a hash of the content.
precacheAndRoute(
  [app, notice, ...files].map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
);

// Everything that matches nothing here is left to the browser: public pages, calls of the API, pictures.
registerRoute(isDocument('app'), networkOr(app, { networkTimeoutSeconds: PATIENCE, standsForGateway: true }));
registerRoute(isDocument('notice'), networkOr(notice, {}));

// Screens that were open before the first worker was there are at home offline, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until its documents ask for it. See `shell/app-updates.ts`.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

function isDocument(name: ReturnType<typeof standInFor>) {
  return ({ request, url, sameOrigin }: { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean }): boolean =>
    sameOrigin && request.mode === 'navigate' && standInFor(url.pathname) === name;
}

/** The document as the server has it now, else the stored one. */
function networkOr(
  stored: string,
  { standsForGateway = false, ...options }: { networkTimeoutSeconds?: number; standsForGateway?: boolean },
) {
  return new NetworkOnly({
    ...options,
    plugins: [
      {
        // A proxy says by these that it does not reach the server.
        fetchDidSucceed: ({ response }) => {
          if (standsForGateway && [502, 503, 504].includes(response.status)) throw new Error('The server is not reached.');
          return Promise.resolve(response);
        },
        handlerDidError: () => matchPrecache(stored),
      },
    ],
  });
}
