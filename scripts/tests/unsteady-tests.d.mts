import type { FailedTest } from './test-results.mjs';

export function noteUnsteady(tests: readonly FailedTest[], now: Date, file?: string): void;
export function overdueInLedger(now: Date, file?: string): string[];
