/** What stands in a sentence beside its words, such as a limit. */
export type Values = Readonly<Record<string, string | number>>;

/** Why something is not accepted, without words: the same in the browser and on the server, which word it in a language each. */
export interface Refusal {
  /** Stable, and in upper case. */
  readonly code: string;
  /** Which sentence of the catalogue `refusals` says it: finer than the code, where one code has several sentences. */
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
export function refused(code: string, values: Values = {}, reason = code): Parsed<never> {
  return { ok: false, refusal: refusal(code, values, reason) };
}

/** A refusal. Its sentence is the one of its code, unless a finer reason is named. */
export function refusal(code: string, values: Values = {}, reason = code): Refusal {
  return { code, reason, values };
}

/** The sentences of a language by the reasons that they say. */
export type RefusalTexts = Readonly<Record<string, string | ((values: never) => string)>>;

/** The refusal as a sentence. Undefined when the texts do not have it, or it lacks the values for it: it comes from another release. */
export function wordRefusal(texts: RefusalTexts, { reason, values }: Omit<Refusal, 'code'>): string | undefined {
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined;
  if (typeof text !== 'function') return text;
  return Object.keys(values).length > 0 ? text(values as never) : undefined;
}
