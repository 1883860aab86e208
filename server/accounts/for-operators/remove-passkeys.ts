import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '../../languages.rules.js';
import { PasskeyStore } from '../passkeys/ports/passkey-store.port.js';

/** Takes the passkeys from an account whose owner has lost the devices. */
@Injectable()
export class RemovePasskeys {
  constructor(private readonly passkeys: PasskeyStore) {}

  /** Returns how many there were. A mail tells the owner of each. The last way in may go: an operator can mail a link for a new password. */
  async execute(accountId: string): Promise<number> {
    const passkeys = await this.passkeys.list(accountId);
    for (const { id } of passkeys) await this.passkeys.remove({ accountId, id, language: DEFAULT_LANGUAGE }, () => true);
    return passkeys.length;
  }
}
