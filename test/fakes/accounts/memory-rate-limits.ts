import { RateLimits } from '../../../server/accounts/limits/ports/rate-limits.port.js';
import { sharedKey, type Attempt, type CountedAttempt } from '../../../server/accounts/limits/rate-limit.js';
import type { Clock } from '../../../server/clock.port.js';

interface Window {
  attempts: number;
  readonly endsAt: number;
}

/** Attempts in memory, for unit tests. */
export class MemoryRateLimits extends RateLimits {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {
    super();
  }

  override async count(attempt: Attempt): Promise<CountedAttempt> {
    const { limit } = attempt;
    const window = this.find(attempt) ?? { attempts: 0, endsAt: this.now + limit.seconds * 1_000 };
    const isAllowed = window.attempts < limit.attempts;
    if (isAllowed) window.attempts += 1;
    this.windows.set(nameOf(attempt), window);
    const seconds = Math.max(1, Math.ceil((window.endsAt - this.now) / 1_000));
    return { isAllowed, left: limit.attempts - window.attempts, seconds };
  }

  override async giveBack(attempt: Attempt): Promise<void> {
    const window = this.find(attempt);
    if (window && window.attempts > 0) window.attempts -= 1;
  }

  override async forget(attempt: Attempt): Promise<void> {
    this.windows.delete(nameOf(attempt));
  }

  override async counted(attempt: Attempt): Promise<number> {
    return this.find(attempt)?.attempts ?? 0;
  }

  override sharedKey(text: string): string {
    return sharedKey(text, 'a secret');
  }

  override async removeExpired(atMost: number): Promise<number> {
    const expired = [...this.windows].filter(([, { endsAt }]) => endsAt <= this.now).slice(0, atMost);
    for (const [name] of expired) this.windows.delete(name);
    return expired.length;
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  private find(attempt: Attempt): Window | undefined {
    const window = this.windows.get(nameOf(attempt));
    return window && window.endsAt > this.now ? window : undefined;
  }
}

function nameOf({ limit, key }: Attempt): string {
  return `${limit.name}:${key}`;
}
