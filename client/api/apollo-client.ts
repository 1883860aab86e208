import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { callerHeaders } from './caller-headers.js';
import { failureOf, Withheld } from './failure.js';
import { NoCache } from './no-cache.js';
import { isWithheld, sessionExpired } from './session-loss.js';
import { documentToken } from './session-token.js';
import { timeLimit } from './time-limit.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

const identify = new ApolloLink((operation, forward) => {
  if (isWithheld()) return new Observable((observer) => observer.error(new Withheld()));
  operation.setContext({ headers: callerHeaders(), token: documentToken() });
  return forward(operation);
});

const watchSession = new ErrorLink(({ error, operation }) => {
  const { endsSession: copes, token } = operation.getContext() as { endsSession?: boolean; token?: string | null };
  if (failureOf(error).kind === 'expired' && copes !== true) sessionExpired(token ?? null);
});

/**
 * The client of this origin's GraphQL endpoint. Every call asks the server; an answer holds what the operation names and nothing
 * else, no `__typename` either, so a part of it can be sent back as it is. An ended session is told to `onSessionLost`, whatever call
 * met it.
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
