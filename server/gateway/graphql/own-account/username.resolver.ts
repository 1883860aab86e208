import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { Caller } from '../../../accounts/caller.js';
import { ChangeUsername } from '../../../accounts/use-cases/change-username.js';
import { CurrentCaller } from '../../caller.js';
import { CurrentActor } from '../../current-actor.js';
import type { MutationChangeUsernameArgs } from '../generated.js';
import type { SeenAccount } from '../seen-account.js';

/** The GraphQL operation that changes the username of an account. */
@Resolver()
export class UsernameResolver {
  constructor(private readonly change: ChangeUsername) {}

  @Mutation('changeUsername')
  async changeUsername(
    @CurrentActor() actor: Actor,
    @Args() { username }: MutationChangeUsernameArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<SeenAccount> {
    return { ...(await this.change.execute(actor, username, caller)), actor };
  }
}
