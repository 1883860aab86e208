import type { ApolloCache, OperationVariables } from '@apollo/client';
import { apolloClient } from './apollo-client.js';
import type { CallOptions } from './call-server.js';
import type { Operation } from './operation.js';
import { parsed } from './parsed.js';

interface ChangeOptions<Data> {
  /** The queries whose answers it changes and does not have: those that are shown are sent again. */
  readonly outdated?: readonly Operation<unknown, never>[];
  /** Changes what the cache has of it, beside the objects in its answer: also at once, with the answer that is expected. */
  readonly update?: (cache: ApolloCache, data: Data) => void;
  /** The answer that is expected. */
  readonly expected?: Data;
  /** Whether the answer has a secret, which the cache must not keep. */
  readonly isSecret?: boolean;
  readonly call?: CallOptions;
}

/** Sends a mutation. What it answers about objects is shown wherever they are shown. Rejects with an error that `failureOf` can read. */
export async function sendChange<Data, Variables extends OperationVariables>(
  mutation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  { outdated = [], update, expected, isSecret = false, call }: ChangeOptions<NoInfer<Data>> = {},
): Promise<Data> {
  const { data } = await apolloClient.mutate<Data, OperationVariables>({
    mutation: parsed(mutation),
    variables,
    refetchQueries: outdated.map((query) => parsed(query)),
    ...(isSecret && { fetchPolicy: 'no-cache' }),
    ...(update && { update: (cache, answer) => void (answer.data && update(cache, answer.data)) }),
    ...(expected !== undefined && { optimisticResponse: expected }),
    ...(call && { context: call }),
  });
  return data as Data;
}

/** Sends a query again, whether its answer is shown or not. If that fails, what is shown stays. */
export function readAgain<Data, Variables extends OperationVariables>(
  query: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  const options = { query: parsed(query), variables, fetchPolicy: 'network-only' } as const;
  void apolloClient.query<Data, OperationVariables>(options).catch(() => undefined);
}

/** Changes the kept answer to a query, where the answer to a mutation does not. */
export function updateAnswer<Data, Variables extends OperationVariables>(
  query: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  update: (data: Data) => Data,
): void {
  apolloClient.cache.updateQuery<Data, OperationVariables>({ query: parsed(query), variables }, (data) => (data ? update(data) : data));
}

/** Removes an object from the cache: lists leave out what it does not have any more. */
export function forget(type: string, id: string): void {
  const { cache } = apolloClient;
  cache.evict({ id: cache.identify({ __typename: type, id }) });
}
