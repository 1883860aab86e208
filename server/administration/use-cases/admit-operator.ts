import { Injectable } from '@nestjs/common';
import { AllAccounts } from '../../accounts/for-operators/all-accounts.js';
import { OperatorRoles } from '../../accounts/for-operators/operator-roles.js';
import { Actor, type SignIn } from '../../actor.js';
import { OperatorNeeded } from '../../actor.errors.js';
import { Clock } from '../../clock.port.js';
import { AdministrationSettings } from '../administration-settings.js';
import { AdminSecondFactorNeeded } from '../administration.errors.js';

const TWO_STEPS: readonly SignIn['strength'][] = ['passkey', 'password-and-code'];

/** Lets a person who has signed in administer the site, in the browser. */
@Injectable()
export class AdmitOperator {
  constructor(
    private readonly roles: OperatorRoles,
    private readonly accounts: AllAccounts,
    private readonly settings: AdministrationSettings,
    private readonly clock: Clock,
  ) {}

  /** Whether the account of a person administers the site. Scope: read. */
  async isOperator(actor: Actor): Promise<boolean> {
    return this.roles.isOperator(actor.accountFor('read'));
  }

  /**
   * The person as an operator, for one request. Errors: SIGN_IN_NEEDED for a program, OPERATOR_NEEDED, FRESH_SIGN_IN_NEEDED after an hour,
   * ADMIN_SECOND_FACTOR_NEEDED.
   */
  async admit(actor: Actor): Promise<Actor> {
    const accountId = actor.accountInPerson();
    const account = await this.accounts.load(accountId);
    if (account?.role !== 'operator') throw new OperatorNeeded();
    actor.needAdministrationSignIn(this.clock.now());
    if (!TWO_STEPS.includes(actor.signIn?.strength ?? null) && (await this.needsTwoSteps())) throw new AdminSecondFactorNeeded();
    return Actor.operator({ name: account.username, door: 'browser', accountId }, actor.signIn ?? undefined);
  }

  private async needsTwoSteps(): Promise<boolean> {
    const { adminSecondFactor } = this.settings;
    return adminSecondFactor === undefined ? this.roles.hasSecondFactor() : adminSecondFactor === 'required';
  }
}
