import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { Caller } from '../../../accounts/caller.js';
import type { EmailChange } from '../../../accounts/email-change/email-change.js';
import { EmailChanges } from '../../../accounts/email-change/use-cases/email-changes.js';
import { UseEmailLink } from '../../../accounts/email-change/use-cases/use-email-link.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import { CurrentActor } from '../../current-actor.js';
import type {
  ChangedEmail,
  EmailChange as SeenEmailChange,
  MutationConfirmEmailChangeArgs,
  MutationRequestEmailChangeArgs,
  MutationTakeBackEmailArgs,
} from '../generated.js';
import type { SeenAccount } from '../seen-account.js';

/** The GraphQL operations that change the e-mail address of an account. */
@Resolver('Account')
export class EmailChangeResolver {
  constructor(
    private readonly changes: EmailChanges,
    private readonly links: UseEmailLink,
  ) {}

  @ResolveField('emailChange')
  async emailChange(@Parent() { actor }: SeenAccount): Promise<SeenEmailChange | null> {
    const change = await this.changes.waiting(actor);
    return change && viewOf(change);
  }

  @Mutation('requestEmailChange')
  async requestEmailChange(
    @CurrentActor() actor: Actor,
    @Args() { email }: MutationRequestEmailChangeArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<SeenEmailChange> {
    return viewOf(await this.changes.request(actor, email, caller));
  }

  @Mutation('cancelEmailChange')
  async cancelEmailChange(@CurrentActor() actor: Actor): Promise<true> {
    await this.changes.cancel(actor);
    return true;
  }

  @Public()
  @Mutation('confirmEmailChange')
  confirmEmailChange(@Args() { token }: MutationConfirmEmailChangeArgs, @CurrentCaller() caller: Caller): Promise<ChangedEmail> {
    return this.links.confirm(token, caller);
  }

  @Public()
  @Mutation('takeBackEmail')
  takeBackEmail(@Args() { token }: MutationTakeBackEmailArgs, @CurrentCaller() caller: Caller): Promise<ChangedEmail> {
    return this.links.takeBack(token, caller);
  }
}

function viewOf({ newEmail, endsAt }: EmailChange): SeenEmailChange {
  return { email: newEmail, endsAt };
}
