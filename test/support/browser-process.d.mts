import type { Browser } from 'playwright-core';

export function browserOfTheProcess(): Promise<Browser>;
export function startBrowser(): Promise<Browser>;
export function endBrowser(): Promise<void>;
