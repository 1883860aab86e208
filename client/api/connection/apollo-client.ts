import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { answersIn, createCache, emptyCache } from './cache.js';
import { callServer, type CallOptions } from './call-server.js';
import { provideAnswers } from './kept-answers.js';
import { isMutation } from './operation.js';
import { textOf } from './parsed.js';
import { onSessionLost } from '../session/session-loss.js';
import { onAccount } from '../session/session-token.js';

/** Sends every call by `callServer`. The context of a call has its options. */
const serverLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const text = textOf(operation.operationName);
      const left = new AbortController();
      const answer = callServer(text, operation.variables, { ...(operation.getContext() as CallOptions), signal: left.signal });
      answer.then(
        (data) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      // A change goes on when its screen is left.
      return () => void (isMutation(text) || left.abort());
    }),
);

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

provideAnswers(answersIn(apolloClient));

const empty = () => emptyCache(apolloClient.cache);

onAccount(empty);
// If the same account is signed in again, the document continues.
onSessionLost((loss) => void (loss !== null && empty()));
