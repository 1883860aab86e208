import { failureTexts } from '../texts/en/shell.js';
import { failureOfAnswer, type AnsweredError } from './failure.js';
import { statusText } from './status-text.js';

/** What became of an upload. */
export type UploadOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'cancelled' }
  /** The session is over, or the file was not sent because somebody signed in or out in another tab; the user has been told already. */
  | { readonly kind: 'expired' | 'blocked' }
  | UploadFailure;

export interface UploadFailure {
  /** `refused`: the server does not take this file, or not from this account. `failed`: it could not, or never answered. */
  readonly kind: 'refused' | 'failed';
  /** The name of the status; where the server refuses in an answer that is itself in order, its sentence. */
  readonly status: string;
  /** The true reason, for people. */
  readonly reason: string;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

/** Refusals that say nothing about the file: the same one may be taken in a moment. */
const passing: ReadonlySet<string> = new Set(['BUSY', 'PICTURES_UNAVAILABLE', 'STORAGE_UNAVAILABLE']);

/** Nothing came back, or nothing of it could be read. */
export const unanswered: UploadFailure = { kind: 'failed', status: failureTexts.unanswered, reason: failureTexts.unanswered };

/** Reads what the server answered to an upload. */
export function readAnswer<Data>(answer: Answer): UploadOutcome<Data> {
  const { data, errors: [error] = [] } = parse<Data>(answer.body);
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
  return { kind: answer.status >= 500 || passing.has(failure.code) ? 'failed' : 'refused', status: named ?? failure.message, reason };
}

/** Something between the browser and the server answered, in its own words. */
function withoutReason(answer: Answer): UploadFailure {
  const status = statusText(answer);
  return answer.status >= 500 ? { kind: 'failed', status, reason: failureTexts.unanswered } : { kind: 'refused', status, reason: status };
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly AnsweredError[];
}

function parse<Data>(text: string): Body<Data> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
