import { Injectable } from '@nestjs/common';
import type { Account, Role } from '../../accounts/account.js';
import { OperatorRoles } from '../../accounts/for-operators/operator-roles.js';
import type { Actor } from '../../actor.js';
import { refuseOwn } from '../refuse-own.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';

/** Who administers the site, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class OperatorAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly roles: OperatorRoles,
  ) {}

  /** The accounts that administer the site, by username. */
  async list(actor: Actor): Promise<Account[]> {
    actor.asOperator();
    return this.roles.list();
  }

  async roleOf(actor: Actor, { id }: Account): Promise<Role> {
    actor.asOperator();
    return (await this.roles.isOperator(id)) ? 'operator' : 'person';
  }

  /** Changes the role of an account. False when it has it already. Errors: LAST_OPERATOR, OPERATOR_CONFIGURED, OWN_ACCOUNT. */
  async change(actor: Actor, { id }: Account, role: Role): Promise<boolean> {
    refuseOwn(actor, id);
    const change = () => (role === 'operator' ? this.roles.appoint(id) : this.roles.dismiss(id));
    return this.recordAct.execute(actor, { act: `account role ${role}`, subject: id, isFinal: true }, change);
  }
}
