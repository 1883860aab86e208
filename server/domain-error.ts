/** What sort of refusal it is. Each API maps every kind to its own status (`gateway/error-status.ts`). */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/** Sentences for people, by the name of the field they are about. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * A refusal that the caller can do something about. Anything else that is thrown is a bug and answered as an internal error.
 *
 * `code` is stable and upper case; `message` is a sentence for people that says what happened and what to do next.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields: FieldErrors = {},
    /** After how many whole seconds to try again, where that is known: what `too-many` says. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }

  /** The same refusal about fields of other names. */
  withFields(fields: FieldErrors): DomainError {
    return new DomainError(this.kind, this.code, this.message, fields, this.retryAfterSeconds);
  }
}
