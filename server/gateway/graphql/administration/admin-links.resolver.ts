import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { LinkAdministration } from '../../../administration/use-cases/link-administration.js';
import type {
  AdminBlockedLinkList,
  AdminLinkFindings,
  MutationAdminBlockLinksArgs,
  MutationAdminUnblockLinkArgs,
  QueryAdminBlockedLinksArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

/** The GraphQL operations with which operators keep the list of places that pages may not lead to. */
@Resolver()
export class AdminLinksResolver {
  constructor(private readonly links: LinkAdministration) {}

  @Query('adminBlockedLinks')
  async find(@CurrentOperator() actor: Actor, @Args() { search }: QueryAdminBlockedLinksArgs): Promise<AdminBlockedLinkList> {
    const { links, total } = await this.links.find(actor, search ?? null);
    return { links: [...links], total };
  }

  @Query('adminLinkFindings')
  async findings(@CurrentOperator() actor: Actor): Promise<AdminLinkFindings> {
    const { pages, isWhole } = await this.links.findings(actor);
    return { pages: [...pages], isWhole };
  }

  @Mutation('adminBlockLinks')
  async block(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminBlockLinksArgs): Promise<number> {
    const [patterns, note] = [input.patterns, input.note ?? null];
    const [first] = patterns;
    if (first === undefined || patterns.length > 1) return this.links.importAll(actor, patterns, note);
    return Number(await this.links.block(actor, first, note));
  }

  @Mutation('adminUnblockLink')
  unblock(@CurrentOperator() actor: Actor, @Args() { pattern }: MutationAdminUnblockLinkArgs): Promise<boolean> {
    return this.links.unblock(actor, pattern);
  }
}
