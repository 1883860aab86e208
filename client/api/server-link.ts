import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { callerHeaders } from './caller-headers.js';
import { Blocked, failureOf } from './failure.js';
import { isBlocked, sessionExpired } from './session-loss.js';
import { documentToken } from './session-token.js';
import { timeLimit } from './time-limit.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

const identify = new ApolloLink((operation, forward) => {
  if (isBlocked()) return new Observable((observer) => observer.error(new Blocked()));
  operation.setContext({ headers: callerHeaders(), token: documentToken() });
  return forward(operation);
});

// Apollo's own link for errors asks its client about every answer; `callServer` has none.
const watchSession = new ApolloLink((operation, forward) => {
  function look(error: unknown) {
    const { endsSession: copes, token } = operation.getContext() as { endsSession?: boolean; token?: string | null };
    if (failureOf(error).kind === 'expired' && copes !== true) sessionExpired(token ?? null);
  }
  return new Observable((observer) =>
    forward(operation).subscribe({
      next: (answer) => {
        if (answer.errors) look(new CombinedGraphQLErrors(answer, answer.errors));
        observer.next(answer);
      },
      error: (error: unknown) => {
        look(error);
        observer.error(error);
      },
      complete: () => observer.complete(),
    }),
  );
});

/** The way of every call to this origin's GraphQL endpoint. An ended session is told to `onSessionLost`, whatever call met it. */
export const serverLink = ApolloLink.from([watchSession, identify, timeLimit, new BaseHttpLink({ uri: '/graphql' })]);
