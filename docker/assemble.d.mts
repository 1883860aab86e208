export const COPIED: readonly string[];
export function assemble(folder: string): number;
