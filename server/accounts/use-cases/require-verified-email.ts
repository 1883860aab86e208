import { Injectable } from '@nestjs/common';
import { emailNotVerified } from '../accounts.errors.js';
import { LoadAccount } from './load-account.js';

/** Lets only those go on whose e-mail address is verified. Errors: EMAIL_NOT_VERIFIED. */
@Injectable()
export class RequireVerifiedEmail {
  constructor(private readonly loadAccount: LoadAccount) {}

  async execute(accountId: string): Promise<void> {
    const { emailVerified } = await this.loadAccount.execute(accountId);
    if (!emailVerified) throw emailNotVerified();
  }
}
