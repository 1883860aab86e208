import { callerHeaders } from './caller-headers.js';
import { isMutation, nameOf, type Operation } from './operation.js';
import { documentToken } from '../session/session-token.js';

/** In milliseconds. A change has more time: it may send a whole design, and the server sanitizes it. */
const LIMITS = { read: 20_000, change: 30_000 } as const;

const ACCEPTED = 'application/graphql-response+json,application/json;q=0.9';

export interface Sending {
  /** Whether the browser sends the call although its document is left. */
  readonly keepalive?: boolean;
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

/** An error in a response of the server. */
export interface AnsweredError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The error of a call whose answer has errors: at least one. */
export class GraphqlErrors extends Error {
  constructor(readonly errors: readonly AnsweredError[]) {
    super(errors[0]?.message);
  }
}

/** The error of a call whose answer has neither data nor errors of GraphQL, or of one for which there is no session. */
export class StatusError extends Error {
  constructor(readonly response: Response) {
    super(`The server answered with status ${response.status}.`);
  }
}

/**
 * Sends an operation once. The request is cancelled if there is no complete answer after the limit; then it is unknown whether the server made
 * a change. `callServer` is for the parts of the app: it takes care of the session, too.
 * @throws {GraphqlErrors} {StatusError} and what `fetch` throws.
 */
export async function send<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables | undefined,
  { keepalive = false, signal }: Sending = {},
): Promise<Data> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort());
  const timer = setTimeout(() => controller.abort(), isMutation(operation) ? LIMITS.change : LIMITS.read);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { ...callerHeaders(), accept: ACCEPTED, 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: nameOf(operation), variables, query: operation }),
      keepalive,
      signal: controller.signal,
    });
    const { data, errors } = parseAnswer<Data>(await response.text());
    if (response.status !== 401 && errors?.length) throw new GraphqlErrors(errors);
    if (!response.ok || !data) throw new StatusError(response);
    return data;
  } finally {
    clearTimeout(timer);
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly AnsweredError[];
}

/** An answer of GraphQL. Empty if it is another answer, for example one of a proxy. */
export function parseAnswer<Data>(text: string): Answer<Data> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

/** In milliseconds. An answer that nobody has taken by then may be outdated. */
const TAKEN_WITHIN = 10_000;

const ahead = new Map<string, { readonly answer: Promise<unknown>; readonly token: string | null }>();

/** Sends a query before the app has started. The first call of the app with the same query gets its answer, or its failure. */
export function sendAhead<Data>(operation: Operation<Data, Record<string, never>>): void {
  const answer = send(operation, {});
  const forget = () => setTimeout(() => ahead.delete(operation), TAKEN_WITHIN);
  answer.then(forget, forget);
  ahead.set(operation, { answer, token: documentToken() });
}

/** The answer to a query that was sent ahead. Undefined if there is none, if it was taken, or if the account has another token since. */
export function takeAhead<Data, Variables>(operation: Operation<Data, Variables>): Promise<Data> | undefined {
  const sent = ahead.get(operation);
  ahead.delete(operation);
  return sent?.token === documentToken() ? (sent.answer as Promise<Data>) : undefined;
}
