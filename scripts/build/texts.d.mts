/** A text, a list of them, or a group of them by name. */
export type Texts = string | readonly Texts[] | { readonly [name: string]: Texts };

export const languages: readonly string[];
export const subjects: readonly string[];
export function compiledTexts(): ReadonlyMap<string, string>;
export function catalogue(language: string, subject: string): Texts;
export function parametersOf(message: string): Readonly<Record<string, string>>;
export function pluralsOf(message: string): readonly (readonly string[])[];
