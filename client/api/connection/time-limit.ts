import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';

/** A change has more time: it may send a whole design, and the server sanitizes it. */
const LIMITS = { read: 20_000, change: 30_000 } as const;

/** Cancels a call that has no complete response after the limit. Then it is unknown whether the server made a change. */
export const timeLimit = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const limit = isMutationOperation(operation.query) ? LIMITS.change : LIMITS.read;
      const timer = setTimeout(() => observer.error(new Error(`${operation.operationName} was not answered in time.`)), limit);
      const answer = forward(operation).subscribe(observer);
      return () => {
        clearTimeout(timer);
        answer.unsubscribe();
      };
    }),
);
