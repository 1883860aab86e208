/** Why a text is not valid: a stable code and a sentence for people, the same in the browser and on the server. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
}

/** The result of a parser: the value, which only the parser can make, or the refusal. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** An accepted value. */
export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** A refusal with its code and its sentence. */
export function refused(code: string, sentence: string): Parsed<never> {
  return { ok: false, refusal: { code, sentence } };
}
