export const versionedFiles: Readonly<Record<string, readonly RegExp[]>>;
export function compareVersions(one: string, other: string): number;
export function isVersion(text: string): boolean;
export function keptVersions(): string[];
export function releasedChangelog(text: string, version: string, day: string): string;
export function versionAfter(version: string, part: string): string | undefined;
export function withVersion(file: string, text: string, version: string): string;
