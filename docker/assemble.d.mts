export const COPIED: readonly string[];
export function assemble(folder: string, options?: { readonly packages?: string; readonly embeddedPostgres?: string }): number;
