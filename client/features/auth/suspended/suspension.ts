import { sessionStore } from '../../../api/browser-storage.js';
import { GraphqlErrors } from '../../../api/connection/send.js';

const key = 'suspension';

/** What the server says to somebody who signs in to a suspended account. */
export interface SeenSuspension {
  /** A day, such as `2026-11-24`. */
  readonly since: string;
  readonly reason: string;
}

/** Keeps in the tab why a sign-in was refused, for the screen that says so. False if it was for another reason. */
export function keepSuspension(error: unknown): boolean {
  const { code, values } = (error instanceof GraphqlErrors ? error.errors[0]?.extensions : undefined) ?? {};
  return code === 'ACCOUNT_SUSPENDED' && sessionStore.write(key, JSON.stringify(values));
}

/** What was kept; null if nothing was. It stays until the tab is closed, because the screen can be loaded again. */
export function takeSuspension(): SeenSuspension | null {
  const { since, reason } = (parsed(sessionStore.read(key)) ?? {}) as Partial<SeenSuspension>;
  return typeof since === 'string' && typeof reason === 'string' ? { since, reason } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
