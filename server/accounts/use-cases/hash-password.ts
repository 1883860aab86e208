import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../ports/password-hasher.port.js';

/** Hashes passwords for other modules, in the same queue as those of accounts. Errors: BUSY. */
@Injectable()
export class HashPassword {
  constructor(private readonly hasher: PasswordHasher) {}

  /** `from`: the network or the account by which the queue takes turns. */
  hash(password: string, from: string): Promise<string> {
    return this.hasher.hash(password, from);
  }

  /** Whether the hash was made from this password. */
  verify(passwordHash: string, password: string, from: string): Promise<boolean> {
    return this.hasher.verify(passwordHash, password, from);
  }
}
