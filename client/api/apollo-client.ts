import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { callerHeaders } from './caller-headers.js';
import { failureOf } from './failure.js';
import { NoCache } from './no-cache.js';
import { sessionExpired } from './session-expiry.js';
import { timeLimit } from './time-limit.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

const identify = new ApolloLink((operation, forward) => {
  operation.setContext({ headers: callerHeaders() });
  return forward(operation);
});

const watchSession = new ErrorLink(({ error, operation }) => {
  if (failureOf(error).kind === 'expired' && operation.getContext()['endsSession'] !== true) sessionExpired();
});

/**
 * The client of this origin's GraphQL endpoint. Every call asks the server; an answer holds what the operation names and nothing
 * else, no `__typename` either, so a part of it can be sent back as it is. An ended session is told to `onSessionExpired`, whatever
 * call met it.
 */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([watchSession, identify, timeLimit, new BaseHttpLink({ uri: '/graphql' })]),
    cache: new NoCache(),
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      watchQuery: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
}
