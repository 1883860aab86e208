import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { SignInNotices } from '../../../accounts/sessions/use-cases/sign-in-notices.js';
import { Accounts } from '../../../accounts/use-cases/accounts.js';
import { CurrentActor } from '../../current-actor.js';
import type { MutationSetSignInNoticesArgs } from '../generated.js';
import type { SeenAccount } from '../seen-account.js';

/** The GraphQL operations for the mails about new devices. */
@Resolver('Account')
export class SignInNoticesResolver {
  constructor(
    private readonly notices: SignInNotices,
    private readonly accounts: Accounts,
  ) {}

  @ResolveField('signInNotices')
  signInNotices(@Parent() { actor }: SeenAccount): Promise<boolean> {
    return this.notices.areOn(actor);
  }

  @Mutation('setSignInNotices')
  async setSignInNotices(@CurrentActor() actor: Actor, @Args() { isOn }: MutationSetSignInNoticesArgs): Promise<SeenAccount> {
    await this.notices.set(actor, isOn);
    return { ...(await this.accounts.load(actor)), actor };
  }
}
