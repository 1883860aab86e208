export declare const importNatively: (url: string) => Promise<Record<string, unknown>>;
