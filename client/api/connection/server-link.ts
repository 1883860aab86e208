import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { isMutationOperation } from '@apollo/client/utilities';
import { callerHeaders } from './caller-headers.js';
import { callUnanswered } from './connection.js';
import { Blocked, failureOf } from './failure.js';
import { isBlocked, isRenewed, sessionExpired } from '../session/session-loss.js';
import { accountCount, documentToken, sessionChange } from '../session/session-token.js';
import { timeLimit } from './time-limit.js';

/** The context of a call that handles an ended session itself. */
export const endsSession = { endsSession: true };

interface CallContext {
  readonly endsSession?: boolean;
  /** The token that the call was sent with. */
  readonly token?: string | null;
  /** The `accountCount` when the call was sent. */
  readonly account?: number;
}

const identify = new ApolloLink((operation, forward) => {
  if (isBlocked()) return new Observable((observer) => observer.error(new Blocked()));
  operation.setContext({ headers: callerHeaders(), token: documentToken(), account: accountCount() });
  return forward(operation);
});

// Written by hand. Apollo's own error links need a client, and `callServer` has none. The operators of rxjs would add more than a kilobyte
// to what the editor loads first.
const watchSession = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      function send() {
        observer.add(forward(operation).subscribe({ next: read, error: fail }));
      }
      // Completes after the first response, because a call has only one.
      function read(answer: ApolloLink.Result) {
        if (answer.errors) return fail(new CombinedGraphQLErrors(answer, answer.errors));
        if (isLate(operation)) return observer.error(new Blocked());
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
 * Whether the account that the answer is for is not signed in any more. The cache was emptied then, and must not be filled again. In a lost
 * session, changes still get their answers: their screens say what has become of the work.
 */
function isLate(operation: ApolloLink.Operation): boolean {
  if ((operation.getContext() as CallContext).account !== accountCount()) return true;
  return !isMutationOperation(operation.query) && sessionChange() !== null;
}

/**
 * Every call to this site's GraphQL endpoint goes through this link. A response with errors fails the call. If the server refuses a token
 * that the account has since replaced, the call is sent again. An ended session is reported to the listeners of `onSessionLost`.
 */
export const serverLink = ApolloLink.from([watchSession, identify, timeLimit, new BaseHttpLink({ uri: '/graphql' })]);
