import type { ErrorCode } from './error-codes.rules.js';

/** The values in a sentence, such as a limit. */
export type Values = Readonly<Record<string, string | number>>;

/** Why a value is not accepted, without a sentence. Browser and server make the sentence from it, each in its own language. */
export interface Refusal {
  /** Stable, and in upper case. */
  readonly code: ErrorCode;
  /** The key of the sentence in the catalogue `refusals`. It differs from the code if the code has several sentences. */
  readonly reason: string;
  readonly values: Values;
}

/** The result of a parser: the value, which only the parser can make, or the refusal. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** An accepted value. */
export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** The result of a parser that refuses. */
export function refused(code: ErrorCode, values: Values = {}, reason: string = code): Parsed<never> {
  return { ok: false, refusal: refusal(code, values, reason) };
}

/** Makes a refusal. The default of `reason` is the code. */
export function refusal(code: ErrorCode, values: Values = {}, reason: string = code): Refusal {
  return { code, reason, values };
}

/** The sentences of a language, by the reason of the refusal. */
export type RefusalTexts = Readonly<Record<string, string | ((values: never) => string)>>;

/**
 * The sentence of a refusal. Undefined when the texts have none for it, or when its values are missing. This happens if the refusal comes
 * from a server of another release.
 */
export function wordRefusal(texts: RefusalTexts, { reason, values }: Omit<Refusal, 'code'>): string | undefined {
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined;
  if (typeof text !== 'function') return text;
  return Object.keys(values).length > 0 ? text(values as never) : undefined;
}
