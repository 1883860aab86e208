import { ApolloClient } from '@apollo/client';
import { NoCache } from './no-cache.js';
import { serverLink } from './server-link.js';

/**
 * The client for hooks. Every call asks the server; an answer holds what the operation names and nothing else, no `__typename` either,
 * so a part of it can be sent back as it is.
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
