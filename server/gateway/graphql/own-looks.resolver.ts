import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import type { OwnLook } from '../../pages/appearance/own-look.js';
import { KeepOwnLook } from '../../pages/appearance/use-cases/keep-own-look.js';
import { AccountLooks } from '../../pages/appearance/use-cases/account-looks.js';
import { CurrentActor } from '../current-actor.js';
import type { MutationDeleteOwnLookArgs, MutationKeepOwnLookArgs, OwnLook as OwnLookView } from './generated.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The looks that an account keeps. */
@Resolver()
export class OwnLooksResolver {
  constructor(
    private readonly accountLooks: AccountLooks,
    private readonly keepOwnLook: KeepOwnLook,
    private readonly accountLimits: AccountLimits,
  ) {}

  @Query('ownLooks')
  async list(@CurrentActor() actor: Actor): Promise<OwnLookView[]> {
    return (await this.accountLooks.list(actor)).map(toView);
  }

  @Mutation('keepOwnLook')
  async keep(@CurrentActor() actor: Actor, @Args() { input: { name, ...look } }: MutationKeepOwnLookArgs): Promise<OwnLookView> {
    const keep = () => this.keepOwnLook.execute({ actor, name, look });
    return toView(await this.accountLimits.admit('arrangePages', actor, keep));
  }

  @Mutation('deleteOwnLook')
  async remove(@CurrentActor() actor: Actor, @Args() { id }: MutationDeleteOwnLookArgs): Promise<true> {
    await this.accountLimits.admit('arrangePages', actor, () => this.accountLooks.remove(actor, id));
    return true;
  }
}

function toView({ id, name, look }: OwnLook): OwnLookView {
  // The generated type differs only in that its lists are mutable.
  return { id, name, ...look } as unknown as OwnLookView;
}
