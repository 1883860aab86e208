import type { SignInSecrets } from '../../../server/accounts/providers/ports/identity-provider.port.js';
import { SignInRequestStore } from '../../../server/accounts/providers/ports/sign-in-request-store.port.js';

interface SignInRequest {
  readonly secrets: SignInSecrets;
  readonly expiresAt: Date;
}

/** Sign-ins under way in memory, for unit tests. */
export class MemorySignInRequestStore extends SignInRequestStore {
  private readonly rows = new Map<string, SignInRequest>();

  override async add(secrets: SignInSecrets, expiresAt: Date): Promise<void> {
    this.rows.set(secrets.state, { secrets, expiresAt });
  }

  override async take(state: string, now: Date): Promise<SignInSecrets | null> {
    const request = this.rows.get(state);
    this.rows.delete(state);
    return request && request.expiresAt > now ? request.secrets : null;
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    const expired = [...this.rows].filter(([, { expiresAt }]) => expiresAt <= now).slice(0, atMost);
    for (const [state] of expired) this.rows.delete(state);
    return expired.length;
  }
}
