import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { SuspensionReason } from '../../../accounts/suspension/suspension.rules.js';
import type { Actor } from '../../../actor.js';
import { PageAdministration } from '../../../administration/use-cases/page-administration.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import type { ListedPage, PageChoice } from '../../../pages/directory/page-directory.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type {
  AdminListedPage,
  AdminPageHiding,
  AdminPageList,
  AdminReadPage,
  MutationAdminApprovePageArgs,
  MutationAdminBlockLinknameArgs,
  MutationAdminHidePageArgs,
  MutationAdminReadPageArgs,
  MutationAdminReleaseLinknameArgs,
  MutationAdminShowPageArgs,
  QueryAdminAccountPagesArgs,
  QueryAdminPagesArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';
import { readTiles, shownPage } from './shown-page.js';

/** The GraphQL operations with which operators look after the pages of others, and the linknames of all. */
@Resolver()
export class AdminPagesResolver {
  constructor(
    private readonly pages: PageAdministration,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('adminPages')
  async list(@CurrentOperator() actor: Actor, @Args() { search, filter, order, at }: QueryAdminPagesArgs): Promise<AdminPageList> {
    const [chosen, sorted] = [(filter ?? 'ALL').toLowerCase(), (order ?? 'VISITED').toLowerCase()];
    const choice = { search: search ?? null, filter: chosen, order: sorted } as PageChoice;
    const [waiting, list] = await Promise.all([this.pages.countWaiting(actor), this.pages.list(actor, choice, at ?? null)]);
    const { rows, previous, next, ...part } = list;
    const pages = rows.map((page) => this.toListed(page));
    return { ...part, waiting, pages, previous: previous && placeText(previous), next: next && placeText(next) };
  }

  @Query('adminAccountPages')
  async listOf(@CurrentOperator() actor: Actor, @Args() { accountId }: QueryAdminAccountPagesArgs): Promise<AdminListedPage[]> {
    return (await this.pages.listOf(actor, accountId)).map((page) => this.toListed(page));
  }

  @Mutation('adminReadPage')
  async read(@CurrentOperator() actor: Actor, @Args() { id }: MutationAdminReadPageArgs): Promise<AdminReadPage> {
    const { page } = await this.pages.read(actor, id);
    return { page: shownPage(page, this.addresses, true), tiles: readTiles(page.publishedDesign, this.addresses) };
  }

  @Mutation('adminHidePage')
  async hide(@CurrentOperator() actor: Actor, @Args() { input }: MutationAdminHidePageArgs): Promise<AdminListedPage> {
    const { page } = await this.pages.load(actor, input.pageId);
    const reason = (input.reason ?? 'OTHER').toLowerCase() as SuspensionReason;
    await this.pages.hidePage(actor, page, { reason, words: input.words ?? null });
    return this.toListed(await this.pages.load(actor, page.id));
  }

  @Mutation('adminShowPage')
  async show(@CurrentOperator() actor: Actor, @Args() { id }: MutationAdminShowPageArgs): Promise<AdminListedPage> {
    const { page } = await this.pages.load(actor, id);
    await this.pages.showPage(actor, page);
    return this.toListed(await this.pages.load(actor, id));
  }

  @Mutation('adminApprovePage')
  async approve(@CurrentOperator() actor: Actor, @Args() { id }: MutationAdminApprovePageArgs): Promise<AdminListedPage> {
    const { page } = await this.pages.load(actor, id);
    await this.pages.approvePage(actor, page);
    return this.toListed(await this.pages.load(actor, id));
  }

  @Mutation('adminBlockLinkname')
  async blockLinkname(@CurrentOperator() actor: Actor, @Args() { linkname }: MutationAdminBlockLinknameArgs): Promise<boolean> {
    return (await this.pages.blockLinkname(actor, linkname)).isChanged;
  }

  @Mutation('adminReleaseLinkname')
  async releaseLinkname(@CurrentOperator() actor: Actor, @Args() { linkname }: MutationAdminReleaseLinknameArgs): Promise<boolean> {
    return (await this.pages.releaseLinkname(actor, linkname)).isChanged;
  }

  private toListed({ page, hiding, ...facts }: ListedPage): AdminListedPage {
    return { ...facts, page: shownPage(page, this.addresses, false), hiding: hiding && toHiding(hiding) };
  }
}

function toHiding({ reason, ...hiding }: NonNullable<ListedPage['hiding']>): AdminPageHiding {
  return { ...hiding, reason: reason.toUpperCase() as AdminPageHiding['reason'] };
}
