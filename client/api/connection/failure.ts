import { answeredSentence } from './refusal-sentence.js';
import { GraphqlErrors, StatusError, type AnsweredError } from './send.js';
import { failureTexts } from '../../texts/en/shell.js';

/**
 * Why a call failed.
 * `expired`: the session has ended. `blocked`: the call was not sent, because somebody signed in or out in another tab. The user has
 * already been informed about these two.
 * `refused`: the server gave a reason, which is shown in the user's language. `unanswered`: there was no valid response.
 */
export type Failure =
  | { readonly kind: 'expired' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly fields: Fields }
  | { readonly kind: 'unanswered' };

type Fields = Readonly<Record<string, string>>;

/** The error of a call that was not sent. */
export class Blocked extends Error {}

/** Interprets an error of `callServer`. `fields` has one sentence for each invalid field. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Blocked) return { kind: 'blocked' };
  if (error instanceof StatusError && error.response.status === 401) return { kind: 'expired' };
  const first = error instanceof GraphqlErrors ? error.errors[0] : undefined;
  if (!first) return { kind: 'unanswered' };
  return failureOfAnswer(first);
}

/** Whether the user has already been informed. Then the code that made the call shows nothing. */
export function isToldAlready({ kind }: Failure): boolean {
  return kind === 'expired' || kind === 'blocked';
}

/** Interprets the first error of a response. */
export function failureOfAnswer({ message, extensions }: AnsweredError): Exclude<Failure, { kind: 'blocked' }> {
  const { code, fields, fieldRefusals } = extensions ?? {};
  if (code === 'UNAUTHENTICATED') return { kind: 'expired' };
  // To the user, an internal error of the server is the same as no response.
  if (typeof code !== 'string' || code === 'INTERNAL') return { kind: 'unanswered' };
  return { kind: 'refused', code, message: answeredSentence(extensions, message), fields: fieldsOf(fields, fieldRefusals) };
}

/** The sentence to show: the server's reason for `field`, else its reason for the whole call, else why there is no reason. */
export function reasonOf(failure: Failure, field?: string): string {
  if (failure.kind !== 'refused') return failureTexts[failure.kind];
  const ofField = field === undefined ? undefined : failure.fields[field];
  return ofField ?? failure.message;
}

/** Why something could not be loaded. `unanswered` is the text if there was no valid response. */
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
