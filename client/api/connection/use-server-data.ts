import type { OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { apolloClient } from './apollo-client.js';
import { failureOf, type Failure } from './failure.js';
import type { Operation } from './operation.js';
import { parsed } from './parsed.js';

/** What the server answers to a query. */
export interface ServerData<Data, Variables> {
  /** Undefined until it is known for the present variables. */
  readonly data: Data | undefined;
  /** The last answer, also to other variables. It stays when reading again fails. */
  readonly last: Data | undefined;
  /** Why it could not be read. Null while it is read again. */
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Resolves when it has been read again, and rejects as `callServer` does. */
  readonly readAgain: () => Promise<unknown>;
  /** Adds another part of a list, as the policy of its field in the cache says. */
  readonly addPart: (variables: Variables) => Promise<void>;
}

interface ReadOptions {
  /**
   * Without one, what the cache knows is shown until the server has answered. `network-only`: nothing is shown until then. `cache-first`: the
   * server is asked only for what the cache does not know. `no-cache`: the answer is not kept.
   */
  readonly fetchPolicy?: Extract<WatchQueryFetchPolicy, 'network-only' | 'cache-first' | 'no-cache'>;
  /** Whether nothing is asked yet. */
  readonly skip?: boolean;
  /** After so many milliseconds, it is read again, and again. */
  readonly pollInterval?: number;
}

/** For who decides by what is shown: nothing is older than the screen. */
export const FRESH = { fetchPolicy: 'network-only' } as const satisfies ReadOptions;

/** For an answer of which the cache must not keep a part, because others need the whole. */
export const NOT_KEPT = { fetchPolicy: 'no-cache' } as const satisfies ReadOptions;

/**
 * What a component shows of the server. The server is asked when the component appears, and when the variables change. What is kept is shown as
 * `sendChange` changes it.
 */
export function useServerData<Data, Variables extends OperationVariables>(
  query: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  options: ReadOptions = {},
): ServerData<Data, Variables> {
  const { data, previousData, error, refetch, fetchMore } = useQuery<Data, OperationVariables>(parsed(query), {
    ...options,
    client: apolloClient,
    variables,
  });
  return {
    data,
    last: data ?? previousData,
    failure: error ? failureOf(error) : null,
    retry: () => void refetch().catch(() => undefined),
    readAgain: () => refetch(),
    addPart: async (part) => void (await fetchMore({ variables: part })),
  };
}
