import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import type { DocumentNode } from 'graphql';
import { callerHeaders } from './caller-headers.js';
import { failureOf } from './failure.js';
import { sessionExpired } from './session-expiry.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

const identify = new ApolloLink((operation, forward) => {
  operation.setContext({ headers: callerHeaders() });
  return forward(operation);
});

const watchSession = new ErrorLink(({ error, operation }) => {
  if (failureOf(error).kind === 'expired' && operation.getContext()['endsSession'] !== true) sessionExpired();
});

/** Nothing is remembered, so names of types, by which a cache files what it has, are not asked for. */
class UnusedCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

/**
 * The client of this origin's GraphQL endpoint. Every call asks the server; an answer holds what the operation names and nothing
 * else, no `__typename` either, so a part of it can be sent back as it is. An ended session is told to `onSessionExpired`, whatever
 * call met it.
 */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([watchSession, identify, new HttpLink({ uri: '/graphql' })]),
    cache: new UnusedCache(),
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      watchQuery: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
}
