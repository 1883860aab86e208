import { Injectable } from '@nestjs/common';
import { wrongCredentials } from '../accounts.errors.js';
import { AccountStore, type Credentials } from '../ports/account-store.port.js';
import { PasswordHasher } from '../ports/password-hasher.port.js';
import { parseUsername } from '../username.rules.js';
import { StartSession, type SignedIn } from './start-session.js';

/** What somebody typed who has an account. */
export interface LogInCommand {
  /** In any case. */
  readonly username: string;
  readonly password: string;
}

/** Signs in by username and password. WRONG_CREDENTIALS, after the same time, for an unknown username and for a wrong password. */
@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly startSession: StartSession,
  ) {}

  async execute({ username, password }: LogInCommand): Promise<SignedIn> {
    const credentials = await this.find(username);
    if (!(await this.isRight(credentials, password)) || !credentials) throw wrongCredentials();
    return this.startSession.execute(credentials.account);
  }

  private async find(text: string): Promise<Credentials | null> {
    const username = parseUsername(text);
    return username.ok ? this.accounts.findCredentials(username.value) : null;
  }

  private async isRight(credentials: Credentials | null, password: string): Promise<boolean> {
    if (credentials) return this.hasher.verify(credentials.passwordHash, password);
    // Answering an unknown name at once would tell which names are known.
    await this.hasher.hash(password);
    return false;
  }
}
