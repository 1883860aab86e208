import { failureTexts } from '../../texts/en/shell.js';
import { failureOfAnswer } from '../connection/failure.js';
import { parseAnswer } from '../connection/send.js';
import { statusText } from '../connection/status-text.js';

/** The result of an upload. */
export type UploadOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'cancelled' }
  /**
   * The session has ended, or the file was not sent because somebody signed in or out in another tab. The user has already been informed.
   */
  | { readonly kind: 'expired' | 'blocked' }
  | UploadFailure;

export interface UploadFailure {
  /**
   * `refused`: the server does not accept this file, or no file from this account. `failed`: the server had an error, or did not respond.
   */
  readonly kind: 'refused' | 'failed';
  /** The name of the status. For a refusal in a response with a status below 400, the sentence of the refusal. */
  readonly status: string;
  /** The reason, as a sentence for the user. */
  readonly reason: string;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

/** Temporary refusals: the same file may be accepted later. */
const temporary: ReadonlySet<string> = new Set(['BUSY', 'PICTURES_UNAVAILABLE', 'STORAGE_UNAVAILABLE']);

/** There was no response, or it could not be parsed. */
export const unanswered: UploadFailure = { kind: 'failed', status: failureTexts.unanswered, reason: failureTexts.unanswered };

/** Interprets the response to an upload. */
export function readAnswer<Data>(answer: Answer): UploadOutcome<Data> {
  const { data, errors: [error] = [] } = parseAnswer<Data>(answer.body);
  if (answer.status === 401) return { kind: 'expired' };
  if (error) return outcomeOf(failureOfAnswer(error), error.message, answer);
  if (answer.status >= 400) return withoutReason(answer);
  return data ? { kind: 'done', data } : unanswered;
}

function outcomeOf(failure: ReturnType<typeof failureOfAnswer>, message: string, answer: Answer): UploadOutcome<never> {
  if (failure.kind === 'expired') return { kind: 'expired' };
  const named = answer.status >= 400 ? statusText(answer) : undefined;
  if (failure.kind === 'unanswered') return { kind: 'failed', status: named ?? message, reason: failureTexts.unanswered };
  const [sentence] = Object.values(failure.fields);
  const reason = sentence ?? failure.message;
  return { kind: answer.status >= 500 || temporary.has(failure.code) ? 'failed' : 'refused', status: named ?? failure.message, reason };
}

/** A proxy between browser and server responded. */
function withoutReason(answer: Answer): UploadFailure {
  const status = statusText(answer);
  return answer.status >= 500 ? { kind: 'failed', status, reason: failureTexts.unanswered } : { kind: 'refused', status, reason: status };
}
