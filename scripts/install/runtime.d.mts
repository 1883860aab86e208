export function ensureNode(): Promise<void>;
export function packageFor(machine: { readonly platform: string; readonly arch: string }): string;
