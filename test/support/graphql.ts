import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** One error as the door answers it. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    readonly retryAfter?: number;
  };
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when there were only errors. */
  readonly data: Data | null | undefined;
  /** Empty when all went well. */
  readonly errors: readonly GraphqlError[];
}

/**
 * Sends one operation to an application at `url` (its origin) and returns whatever it answers, errors included.
 * The query is text or a typed document of the client; then the data has its type.
 */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  url: string,
  query: string | TypedDocumentNode<Data, Variables>,
  variables?: Variables,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }), ...headers },
    body: JSON.stringify({ query: typeof query === 'string' ? query : print(query), variables }),
  });
  const answer = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
  return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors ?? [] };
}

/** As `graphql`, for a step that has to succeed: gives the data alone and throws when there is any error. */
export async function graphqlData<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  url: string,
  query: string | TypedDocumentNode<Data, Variables>,
  variables?: Variables,
  token?: string,
): Promise<Data> {
  const { data, errors, status } = await graphql(url, query, variables, token);
  if (!data || errors.length > 0) throw new Error(`GraphQL answered ${status}: ${JSON.stringify(errors)}`);
  return data;
}
