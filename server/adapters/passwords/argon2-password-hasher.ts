import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { TooManySigningIn } from '../../accounts/accounts.errors.js';
import { PasswordHasher } from '../../accounts/ports/password-hasher.port.js';
import { FairQueue } from '../../fair-queue.js';

// The package's enum exists only for its type checker.
const argon2id = 2;

/** What OWASP names as the least for argon2id; 15 to 30 ms on a small server. */
const options: Options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash holds 19 MiB and one of the four threads that files and look-ups need, too.
const atOnce = 2;
const mostWaiting = 200;

/** argon2id, a few at a time; refuses with BUSY when hundreds wait already. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new FairQueue({ atOnce, mostWaiting }, () => new TooManySigningIn());

  override hash(password: string, network = ''): Promise<string> {
    return this.queue.inTurn(network, () => hash(password, options));
  }

  override verify(passwordHash: string, password: string, network = ''): Promise<boolean> {
    return this.queue.inTurn(network, () => verify(passwordHash, password).catch(() => false));
  }
}
