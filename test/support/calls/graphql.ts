import type { Operation } from '../../../client/api/connection/operation.js';

/** An error in a response of GraphQL. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    readonly values?: Readonly<Record<string, unknown>>;
    readonly retryAfter?: number;
    readonly requestId?: string;
  };
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if there were only errors. */
  readonly data: Data | null | undefined;
  /** Empty if there were no errors. */
  readonly errors: readonly GraphqlError[];
}

/**
 * Sends one operation to the application at `url` (its origin), and returns the response, with any errors. The query is a text, or an
 * operation of the client, which gives the data its type. If a variable is a file, the request is a form, as the multipart request
 * specification says.
 */
export async function graphql<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  url: string,
  query: Operation<Data, Variables>,
  variables?: Variables,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlAnswer<Data>> {
  const [file, fileOf] = Object.entries(variables ?? {}).find(([, value]) => value instanceof Blob) ?? [];
  const operation = JSON.stringify({
    query: withoutAddedTypes(query),
    variables: { ...variables, ...(file && { [file]: null }) },
  });
  const body = fileOf instanceof Blob ? operationForm(operation, `variables.${file}`, fileOf) : operation;
  const kind: Record<string, string> =
    fileOf instanceof Blob ? { 'Apollo-Require-Preflight': 'true' } : { 'Content-Type': 'application/json' };
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { ...kind, ...(token && { Authorization: `Token ${token}` }), ...headers },
    body,
  });
  const answer = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
  expectRequestIds(answer.errors, response);
  return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors ?? [] };
}

/** The client asks for the type of each object, for its cache. Tests compare what was asked for by hand. */
function withoutAddedTypes(query: string): string {
  return query.replaceAll(/(?<!\{)\s?__typename(?=\})/g, '');
}

/** Every error says which request it is about, so that the operator of a site finds it in the log. */
export function expectRequestIds(errors: readonly GraphqlError[] = [], { headers }: Response): void {
  const id = headers.get('X-Request-Id');
  const wrong = errors.filter(({ extensions }) => !id || extensions.requestId !== id);
  if (wrong.length > 0) throw new Error(`An error does not name the request ${id}: ${JSON.stringify(wrong)}`);
}

/** A form with an operation and its one file. */
export function operationForm(operation: string, place: string, file: Blob): FormData {
  const form = new FormData();
  form.append('operations', operation);
  form.append('map', JSON.stringify({ 0: [place] }));
  form.append('0', file, 'picture.png');
  return form;
}

/** Like `graphql`, for a step that must succeed: returns only the data, and throws if there is an error. */
export async function graphqlData<Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  url: string,
  query: Operation<Data, Variables>,
  variables?: Variables,
  token?: string,
): Promise<Data> {
  const { data, errors, status } = await graphql(url, query, variables, token);
  if (!data || errors.length > 0) throw new Error(`GraphQL answered ${status}: ${JSON.stringify(errors)}`);
  return data;
}
