export const AREAS: Readonly<Record<string, { readonly name: string; readonly sentences: number }>>;
export function idsIn(title: string): string[];
export function idsNamedIn(text: string): string[];
export function isSpecified(id: string): boolean;
export function isWalk(id: string): boolean;
export function levelOf(file: string): string;
export function allSentences(): string[];
export function runs(
  title: string,
  choice: { readonly ids: readonly string[]; readonly isRepeated: boolean; readonly isRest: boolean },
): boolean;
