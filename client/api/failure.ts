import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { answeredSentence } from './refusal-sentence.js';
import { failureTexts } from '../texts/en/shell.js';

/**
 * Why a call did not succeed: the session is over, the call was not sent because somebody signed in or out in another tab (both told
 * to the user already), the server refused with its reasons, which are worded in the user's language, or no proper answer came.
 */
export type Failure =
  | { readonly kind: 'expired' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly fields: Fields }
  | { readonly kind: 'unanswered' };

type Fields = Readonly<Record<string, string>>;

/** In the place of an answer, where the call was not sent. */
export class Blocked extends Error {}

/** One error as the server answers it. */
export interface AnsweredError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Reads what Apollo threw. `fields` has one sentence for each field to blame. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Blocked) return { kind: 'blocked' };
  if (ServerError.is(error) && error.statusCode === 401) return { kind: 'expired' };
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { kind: 'unanswered' };
  return failureOfAnswer(first);
}

/** Whether the user knows already: then nothing is said where the call was made. */
export function isToldAlready({ kind }: Failure): boolean {
  return kind === 'expired' || kind === 'blocked';
}

/** Reads the first error of an answer. */
export function failureOfAnswer({ message, extensions }: AnsweredError): Exclude<Failure, { kind: 'blocked' }> {
  const { code, fields, fieldRefusals } = extensions ?? {};
  if (code === 'UNAUTHENTICATED') return { kind: 'expired' };
  // The server met a fault of its own: for the user that is no answer.
  if (typeof code !== 'string' || code === 'INTERNAL') return { kind: 'unanswered' };
  return { kind: 'refused', code, message: answeredSentence(extensions, message), fields: fieldsOf(fields, fieldRefusals) };
}

/** The sentence to show: what the server said of `field`, else of the whole, or why it said nothing. */
export function reasonOf(failure: Failure, field?: string): string {
  if (failure.kind !== 'refused') return failureTexts[failure.kind];
  const ofField = field === undefined ? undefined : failure.fields[field];
  return ofField ?? failure.message;
}

/** Why something could not be read: `unanswered` where no answer came. */
export function reasonNotRead(failure: Failure, unanswered: string): string {
  return failure.kind === 'unanswered' ? unanswered : reasonOf(failure);
}

function fieldsOf(fields: unknown, refusals: unknown): Fields {
  if (typeof fields !== 'object' || fields === null) return {};
  const refusalsOf = new Map(Object.entries((refusals ?? {}) as Readonly<Record<string, readonly unknown[]>>));
  return Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, string | readonly string[]>>).map(([field, value]) => {
      const sentences = [value].flat().map((sentence, at) => answeredSentence(refusalsOf.get(field)?.[at], sentence));
      return [field, sentences.join(' ')];
    }),
  );
}
