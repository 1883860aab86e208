import type { Browser } from 'playwright-core';

export function browserOfTheProcess(): Promise<Browser>;
export function startBrowser(more?: Readonly<Record<string, string>>, without?: string[]): Promise<Browser>;
export function endBrowser(): Promise<void>;
