import { ApolloClient } from '@apollo/client';
import { NoCache } from './no-cache.js';
import { serverLink } from './server-link.js';

/**
 * The client for hooks. Every call is sent to the server. A response has only the fields that the operation names, without `__typename`, so
 * that a part of it can be sent back unchanged.
 */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: serverLink,
    cache: new NoCache(),
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      watchQuery: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
}
