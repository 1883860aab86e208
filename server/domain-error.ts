/** The kinds of refusals. `gateway/error-status.ts` gives each kind its status. */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/** Sentences for people, by the name of the field that they are about. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * An error that the caller can act on. Each one is a class that extends this one, in the `*.errors.ts` file of its subject. Any other
 * error is a bug, and its response is an internal error.
 *
 * `code` is stable and in upper case. `message` is a sentence for people that says what happened and what to do next.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly fields: FieldErrors = {},
    /** After how many whole seconds to try again, if that is known. Errors of the kind `too-many` know it. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }

  /** The same error with other names of fields. */
  withFields(fields: FieldErrors): DomainError {
    return new DomainError(this.kind, this.code, this.message, fields, this.retryAfterSeconds);
  }
}
