/** Why a text is not what it should be: a stable code and a sentence for people, the same in the browser and on the server. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
}

/** What a parser gives: the value that only it can make, or the reason why not. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The value, accepted. */
export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** A refusal with its code and its sentence. */
export function refused(code: string, sentence: string): Parsed<never> {
  return { ok: false, refusal: { code, sentence } };
}
