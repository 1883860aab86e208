import type { ErrorCode } from './error-codes.rules.js';
import { refusal, wordRefusal, type Refusal, type Values } from './parsed.rules.js';
import { refusalTexts } from './texts/en/refusals.js';

/** The kinds of refusals. `gateway/error-status.ts` gives each kind its status. */
export type ErrorKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/** Refusals by the name of the field that they are about. */
export type FieldRefusals = Readonly<Record<string, readonly Refusal[]>>;

/** The optional properties of an error. */
interface Details {
  readonly values?: Values;
  /** Identifies the sentence if the code has several. The default is the code. */
  readonly reason?: string;
  /** The refused fields: an object with the refusals of each field, or the name of the one field that the error is about. */
  readonly fields?: FieldRefusals | string;
  /** The whole seconds to wait before a retry, if they are known. Errors of the kind `too-many` always have them. */
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * An error that the caller can act on. Each one is a class that extends this one, in the `*.errors.ts` file of its subject. Any other
 * error is a bug, and its response is an internal error.
 *
 * `code` is stable and in upper case. `message` is an English sentence for people that says what happened and what to do next. It comes
 * from the catalogue `refusals`, which has the same sentences in the other languages for our client.
 */
export class DomainError extends Error implements Refusal {
  readonly reason: string;
  readonly values: Values;
  readonly fieldRefusals: FieldRefusals;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    { values, reason, fields = {}, retryAfterSeconds }: Details = {},
  ) {
    const own = refusal(code, values, reason);
    super(sentenceOf(own));
    this.name = new.target.name;
    this.reason = own.reason;
    this.values = own.values;
    this.fieldRefusals = typeof fields === 'string' ? { [fields]: [own] } : fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** English sentences by the name of the field that they are about. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(Object.entries(this.fieldRefusals).map(([field, refusals]) => [field, refusals.map(sentenceOf)]));
  }

  /** The same error with other names of fields. */
  withFields(fields: FieldRefusals): DomainError {
    const { values, reason, retryAfterSeconds } = this;
    return new DomainError(this.kind, this.code, { values, reason, fields, retryAfterSeconds });
  }
}

/** The English sentence of a refusal, for both APIs. */
export function sentenceOf(refused: Refusal): string {
  return wordRefusal(refusalTexts, refused) ?? refused.reason;
}
