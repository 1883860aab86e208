import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { HidingOfPage } from '../../../pages/hiding/use-cases/hiding-of-page.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { CurrentActor } from '../../current-actor.js';
import type { HidingReason, MutationAskForAnotherLookArgs, MyPage, PageHiding } from '../generated.js';
import { namedPage, pageOf, toMyPage } from '../my-page.js';
import { AccountLimits } from '../../../accounts/limits/use-cases/account-limits.js';

/** What the owner of a hidden page can read and do. */
@Resolver('MyPage')
export class PageHidingResolver {
  constructor(
    private readonly hidingOfPage: HidingOfPage,
    private readonly accountLimits: AccountLimits,
    private readonly addresses: SiteAddresses,
  ) {}

  @ResolveField('hiding')
  async hiding(@Parent() { id, isHidden }: MyPage, @CurrentActor() actor: Actor): Promise<PageHiding | null> {
    const hiding = isHidden ? await this.hidingOfPage.load(pageOf(actor, id)) : null;
    return hiding && { ...hiding, reason: hiding.reason.toUpperCase() as HidingReason };
  }

  @Mutation('askForAnotherLook')
  async ask(@CurrentActor() actor: Actor, @Args() page: MutationAskForAnotherLookArgs): Promise<MyPage> {
    const ask = () => this.hidingOfPage.askForLook(pageOf(actor, namedPage(page)));
    return toMyPage(await this.accountLimits.admit('arrangePages', actor, ask), this.addresses);
  }
}
