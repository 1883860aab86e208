import { useEffect, useEffectEvent, useState } from 'react';
import { isMutationOperation } from '@apollo/client/utilities';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { onSessionLost, type SessionLoss } from '../session/session-loss.js';
import { accountCount, sessionChange } from '../session/session-token.js';

/*
 * The editor sends its first calls without the Apollo client, which it loads when it stands. Answers wait here until the client's cache is
 * loaded. From then on the cache has them all, and tells the editor what other parts change.
 */

const CHANGES = 'ROOT_MUTATION';

type LoadedClient = Pick<ApolloClient, 'cache' | 'watchQuery'>;
type Task = (client: LoadedClient) => void;

let loaded: LoadedClient | undefined;
let waiting: Task[] = [];

/** Called once, by the module of the Apollo client. */
export function provideCache(client: LoadedClient): void {
  loaded = client;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task(client);
}

/**
 * Puts the answer to a call that was not sent by the Apollo client into its cache, unless somebody else has signed in, or the session was
 * lost, before the cache was loaded: then it would have been emptied.
 */
export function keepAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  data: Data,
  variables?: NoInfer<Variables>,
): void {
  const id = isMutationOperation(query) ? CHANGES : undefined;
  const account = accountCount();
  whenLoaded(({ cache }) => {
    if (account !== accountCount() || sessionChange() !== null) return;
    cache.writeQuery({ query, data, variables, id });
    // Of a change, only the objects that it returned are kept.
    if (id) cache.evict({ id });
  });
}

/**
 * The answer to a query, as the cache has it; `first` until the cache is loaded. It calls nothing. `variables` must be the same object
 * between renders.
 */
export function useKeptAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  first: Data,
): Data {
  const [data, setData] = useState(first);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    whenLoaded((client) => {
      if (left) return;
      const watched = client
        .watchQuery({ query, variables, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' })
        .subscribe(({ data: now, dataState }) => {
          if (dataState === 'complete') setData(() => now);
        });
      stop = () => watched.unsubscribe();
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [query, variables]);
  // The cache was emptied when the session was lost. What is on the screen is still true for this account.
  const keepAgain = useEffectEvent((loss: SessionLoss | null) => void (loss === null && keepAnswer(query, data, variables)));
  useEffect(() => onSessionLost(keepAgain), []);
  return data;
}

function whenLoaded(task: Task): void {
  if (loaded) task(loaded);
  else waiting.push(task);
}
