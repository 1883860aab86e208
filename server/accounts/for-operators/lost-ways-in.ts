import { Injectable } from '@nestjs/common';
import { SecondFactorStore } from '../second-factor/ports/second-factor-store.port.js';
import { DEFAULT_LANGUAGE } from '../../languages.rules.js';
import { PasskeyStore } from '../passkeys/ports/passkey-store.port.js';

/** Takes ways in from an account whose owner has lost them. */
@Injectable()
export class LostWaysIn {
  constructor(
    private readonly store: SecondFactorStore,
    private readonly passkeys: PasskeyStore,
  ) {}

  /** Removes the app and the recovery codes, and mails the owner. False when there were none. */
  resetSecondFactor(accountId: string): Promise<boolean> {
    return this.store.remove(accountId, 'operator');
  }

  /**
   * Returns how many there were. A mail tells the owner of each. The last way in may go: an operator can mail a link for a new password.
   */
  async removePasskeys(accountId: string): Promise<number> {
    const passkeys = await this.passkeys.list(accountId);
    for (const { id } of passkeys) await this.passkeys.remove({ accountId, id, language: DEFAULT_LANGUAGE }, () => true);
    return passkeys.length;
  }
}
