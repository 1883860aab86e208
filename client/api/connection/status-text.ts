import { answeredSentence } from './refusal-sentence.js';
import { GraphqlErrors, StatusError } from './send.js';
import { failureTexts } from '../../texts/en/shell.js';

/** The reason phrases. Responses over HTTP/2 have none. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The name of a status: from the response, else from the list above, else its number. */
export function statusText({ status, statusText: text }: Pick<XMLHttpRequest, 'status' | 'statusText'>): string {
  return text || phrases[status] || String(status);
}

/** The name of a failure, for the bars that end in "status text or error" (specification §8). */
export function statusTextOf(error: unknown): string {
  if (error instanceof StatusError && !error.response.ok) return statusText(error.response);
  const first = error instanceof GraphqlErrors ? error.errors[0] : undefined;
  return first ? answeredSentence(first.extensions, first.message) : failureTexts.unanswered;
}
