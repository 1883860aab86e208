import { createHash, randomUUID } from 'node:crypto';
import { formsOfPassword } from '../../../server/accounts/password.rules.js';
import { PasswordHasher } from '../../../server/accounts/ports/password-hasher.port.js';

/** Hashes that cost nothing, for unit tests; counts how often it was asked. */
export class QuickPasswordHasher extends PasswordHasher {
  asked = 0;

  override async hash(password: string): Promise<string> {
    this.asked += 1;
    const salt = randomUUID();
    return `${salt}:${digest(salt, formsOfPassword(password)[0])}`;
  }

  override async verify(passwordHash: string, password: string): Promise<boolean> {
    this.asked += 1;
    const [salt = '', expected] = passwordHash.split(':');
    return formsOfPassword(password).some((form) => digest(salt, form) === expected);
  }

  override async pretend(): Promise<void> {
    this.asked += 1;
  }
}

function digest(salt: string, password: string): string {
  return createHash('sha256').update(salt).update(password).digest('hex');
}
