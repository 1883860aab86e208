export const AREAS: Readonly<Record<string, { readonly name: string; readonly sentences: number }>>;
export function idsIn(title: string): string[];
export function levelOf(file: string): string;
export function allSentences(): string[];
