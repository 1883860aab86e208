import { Injectable } from '@nestjs/common';
import type { Caller } from '../caller.js';
import { SendRecoveryLetter } from './send-recovery-letter.js';

/** Mails the username to the account with this address, if there is one. Errors: EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS. */
@Injectable()
export class RecoverUsername {
  constructor(private readonly sendRecoveryLetter: SendRecoveryLetter) {}

  execute(email: string, caller: Caller): Promise<void> {
    return this.sendRecoveryLetter.execute('recover-username', email, caller);
  }
}
