import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import { SiteAddresses } from '../../site-addresses.js';
import { closedUntil } from '../../pages/linknames/linkname-reservation.rules.js';
import { CurrentActor } from '../current-actor.js';
import type { FormerLinkname, MutationReleaseFormerLinknameArgs, QueryFormerLinknamesArgs } from './generated.js';
import { pageOf } from './my-page.js';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The linknames that pages had before. */
@Resolver()
export class FormerLinknamesResolver {
  constructor(
    private readonly linknames: Linknames,
    private readonly accountLimits: AccountLimits,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('formerLinknames')
  async list(@CurrentActor() actor: Actor, @Args() { pageId }: QueryFormerLinknamesArgs): Promise<FormerLinkname[]> {
    const found = await this.linknames.listFormer(pageOf(actor, pageId));
    return found.map(({ linkname, givenUpAt }) => {
      return { linkname, address: this.addresses.page(linkname), givenUpAt, closedUntil: closedUntil(givenUpAt) };
    });
  }

  @Mutation('releaseFormerLinkname')
  async release(@CurrentActor() actor: Actor, @Args() { linkname, pageId }: MutationReleaseFormerLinknameArgs): Promise<boolean> {
    const release = () => this.linknames.releaseFormer({ ...pageOf(actor, pageId), linkname });
    return this.accountLimits.admit('claimLinkname', actor, release);
  }
}
