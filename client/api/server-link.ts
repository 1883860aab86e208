import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { callerHeaders } from './caller-headers.js';
import { callUnanswered } from './connection.js';
import { Blocked, failureOf } from './failure.js';
import { isBlocked, isRenewed, sessionExpired } from './session-loss.js';
import { documentToken } from './session-token.js';
import { timeLimit } from './time-limit.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

interface CallContext {
  readonly endsSession?: boolean;
  /** What it was sent with. */
  readonly token?: string | null;
}

const identify = new ApolloLink((operation, forward) => {
  if (isBlocked()) return new Observable((observer) => observer.error(new Blocked()));
  operation.setContext({ headers: callerHeaders(), token: documentToken() });
  return forward(operation);
});

// By hand: Apollo's own links for errors ask its client about every answer, and `callServer` has none; the operators of rxjs would add
// more than a kilobyte to what the editor loads first.
const watchSession = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      function send() {
        observer.add(forward(operation).subscribe({ next: read, error: fail }));
      }
      // A call has one answer.
      function read(answer: ApolloLink.Result) {
        if (answer.errors) return fail(new CombinedGraphQLErrors(answer, answer.errors));
        observer.next(answer);
        observer.complete();
      }
      function fail(error: unknown) {
        const { endsSession: copes, token = null } = operation.getContext() as CallContext;
        const { kind } = failureOf(error);
        if (kind === 'unanswered') callUnanswered();
        const isRefused = kind === 'expired';
        if (isRefused && isRenewed(token)) return send();
        if (isRefused && copes !== true) sessionExpired(token);
        observer.error(error);
      }
      send();
    }),
);

/**
 * The way of every call to this origin's GraphQL endpoint. What is answered with errors fails. A call that is refused for a token which
 * the account has replaced is sent again. An ended session is told to `onSessionLost`, whatever call met it.
 */
export const serverLink = ApolloLink.from([watchSession, identify, timeLimit, new BaseHttpLink({ uri: '/graphql' })]);
