import { SignInRequestStore, type SignInRequest } from '../../../server/accounts/providers/ports/sign-in-request-store.port.js';

interface Row {
  readonly request: SignInRequest;
  readonly expiresAt: Date;
}

/** Sign-ins under way in memory, for unit tests. */
export class MemorySignInRequestStore extends SignInRequestStore {
  private readonly rows = new Map<string, Row>();

  override async add(request: SignInRequest, expiresAt: Date): Promise<void> {
    this.rows.set(request.state, { request, expiresAt });
  }

  override async take(state: string, now: Date): Promise<SignInRequest | null> {
    const row = this.rows.get(state);
    this.rows.delete(state);
    return row && row.expiresAt > now ? row.request : null;
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    const expired = [...this.rows].filter(([, { expiresAt }]) => expiresAt <= now).slice(0, atMost);
    for (const [state] of expired) this.rows.delete(state);
    return expired.length;
  }
}
