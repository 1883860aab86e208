import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';

/** A change takes longer on its way: a whole design goes along, and pages are cleaned. */
const LIMITS = { read: 20_000, change: 30_000 } as const;

/**
 * Gives a call up that has not been answered whole after a time that a person would wait; its connection is closed. Whether the server
 * took a change that was given up is not known then.
 */
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
