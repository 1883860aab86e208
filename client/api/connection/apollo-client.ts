import { ApolloClient } from '@apollo/client';
import { createCache, emptyCache } from './cache.js';
import { provideCache } from './kept-answers.js';
import { serverLink } from './server-link.js';
import { onSessionLost } from '../session/session-loss.js';
import { onAccount } from '../session/session-token.js';

/**
 * The client for hooks, with the cache of this document. A query shows what is known at once, and asks the server nevertheless: somebody
 * may have changed the page on another device.
 */
export const apolloClient = new ApolloClient({
  link: serverLink,
  cache: createCache(),
  defaultOptions: {
    query: { fetchPolicy: 'network-only' },
    watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  },
});

provideCache(apolloClient);

const empty = () => emptyCache(apolloClient.cache);

onAccount(empty);
// If the same account is signed in again, the document continues.
onSessionLost((loss) => void (loss !== null && empty()));
