import { whyNotDescribed } from './openapi-answers.js';

/** The response of a path under /api. */
export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the body is not JSON. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
}

/** Posts to a path such as `login/` of the application at `url`, like older clients. */
export function post(url: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
  return call(url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/**
 * Sends any request to a path under /api. Redirects are not followed.
 * @throws {Error} when the answer is not as the OpenAPI document says. So each test of a path is one of that document, too.
 */
export async function call(url: string, path: string, request: RequestInit): Promise<RestAnswer> {
  const response = await fetch(new URL(`/api/${path}`, url), { redirect: 'manual', ...request });
  const text = await response.text();
  const body = parsed(text);
  // No document promises a fault of the server. Tests that cause one look at the answer themselves.
  const why = response.status === 500 ? undefined : whyNotDescribed(request.method ?? 'GET', path, response.status, body);
  if (why !== undefined) throw new Error(`${why}\n${text.slice(0, 500)}`);
  return { status: response.status, headers: response.headers, text, body };
}

/** The header of a signed-in call. */
export function withToken(token: string): { readonly Authorization: string } {
  return { Authorization: `Token ${token}` };
}

function parsed(text: string): RestAnswer['body'] {
  try {
    return JSON.parse(text) as RestAnswer['body'];
  } catch {
    return undefined;
  }
}
