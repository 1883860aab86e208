import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { TooManySigningIn } from '../../accounts/accounts.errors.js';
import { groupOf } from '../../accounts/limits/networks.rules.js';
import { formsOfPassword } from '../../accounts/password.rules.js';
import { PasswordHasher } from '../../accounts/ports/password-hasher.port.js';
import { FairQueue } from '../../fair-queue.js';

// The enum of the package exists only for its type checker.
const argon2id = 2;

/** The minimum that OWASP recommends for argon2id. It takes 15 to 30 ms on a small server. */
const options: Options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash uses 19 MiB of memory, and one of the four threads that file access and DNS look-ups need, too.
const atOnce = 2;
const mostWaiting = 200;

/** argon2id, a few hashes at a time. It throws BUSY when hundreds wait already. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new FairQueue({ atOnce, mostWaiting, groupOf }, () => new TooManySigningIn());

  override hash(password: string, network = ''): Promise<string> {
    const [normal] = formsOfPassword(password);
    return this.queue.inTurn(network, () => hash(normal, options));
  }

  override async verify(passwordHash: string, password: string, network = ''): Promise<boolean> {
    for (const form of formsOfPassword(password)) {
      if (await this.queue.inTurn(network, () => verify(passwordHash, form).catch(() => false))) return true;
    }
    return false;
  }

  override async pretend(password: string, network = ''): Promise<void> {
    for (const form of formsOfPassword(password)) await this.queue.inTurn(network, () => hash(form, options));
  }
}
