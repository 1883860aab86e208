export function keepAssets(assets: string, kept: string, now?: number): void;
export function bringBackAssets(assets: string, kept: string, now?: number): void;
