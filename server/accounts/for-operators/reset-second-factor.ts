import { Injectable } from '@nestjs/common';
import { SecondFactorStore } from '../second-factor/ports/second-factor-store.port.js';

/** Takes the second factor from an account whose owner has lost it. */
@Injectable()
export class ResetSecondFactor {
  constructor(private readonly store: SecondFactorStore) {}

  /** Removes the app and the recovery codes, and mails the owner. False when there were none. */
  execute(accountId: string): Promise<boolean> {
    return this.store.remove(accountId, 'operator');
  }
}
