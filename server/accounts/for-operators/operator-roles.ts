import { Injectable } from '@nestjs/common';
import type { Account } from '../account.js';
import { LastOperator, OperatorConfigured } from '../accounts.errors.js';
import { OperatorStore } from '../ports/operator-store.port.js';

/** Who administers the site. */
@Injectable()
export class OperatorRoles {
  constructor(private readonly operators: OperatorStore) {}

  /** The operators, by username. */
  list(): Promise<Account[]> {
    return this.operators.list();
  }

  isOperator(accountId: string): Promise<boolean> {
    return this.operators.isOperator(accountId);
  }

  /** Whether one of the operators has an authenticator app or a passkey. */
  hasSecondFactor(): Promise<boolean> {
    return this.operators.hasSecondFactor();
  }

  /** False when it is one already. */
  appoint(accountId: string): Promise<boolean> {
    return this.operators.appoint(accountId);
  }

  /** False when it is none. Errors: LAST_OPERATOR, OPERATOR_CONFIGURED. */
  async dismiss(accountId: string): Promise<boolean> {
    const dismissal = await this.operators.dismiss(accountId);
    if (dismissal === 'last') throw new LastOperator();
    if (dismissal === 'configured') throw new OperatorConfigured();
    return dismissal === 'done';
  }
}
