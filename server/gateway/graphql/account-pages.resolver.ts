import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import { CreateLock } from '../../locks/use-cases/create-lock.js';
import { SiteAddresses } from '../../site-addresses.js';
import type { Page, PageOutline } from '../../pages/page.js';
import { CreatePage } from '../../pages/use-cases/create-page.js';
import { DeletePage } from '../../pages/use-cases/delete-page.js';
import { OwnPages } from '../../pages/use-cases/own-pages.js';
import { ChangePageVisibility } from '../../pages/use-cases/change-page-visibility.js';
import { CurrentActor } from '../current-actor.js';
import type {
  AccountStorage,
  MutationChangePageAccessArgs,
  MutationChangePageVisibilityArgs,
  MutationChangePagePeriodArgs,
  MutationCreateLockArgs,
  MutationCreatePageArgs,
  MutationDeletePageArgs,
  MutationMakeMainPageArgs,
  MutationOrderPagesArgs,
  MutationRenamePageArgs,
  MutationSwitchFeedArgs,
  MyPage,
  QueryPageArgs,
} from './generated.js';
import { namedPage, toListedPage, toMyPage } from './my-page.js';
import type { SeenAccount } from './seen-account.js';
import { AccountRoom } from '../../pages/publishing/use-cases/account-room.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/**
 * The pages of an account. It connects accounts and pages, two modules that do not know each other.
 */
@Resolver('Account')
export class AccountPagesResolver {
  constructor(
    private readonly ownPages: OwnPages,
    private readonly accountLimits: AccountLimits,
    private readonly createPage: CreatePage,
    private readonly changePageVisibility: ChangePageVisibility,
    private readonly createLock: CreateLock,
    private readonly deletePage: DeletePage,
    private readonly accountRoom: AccountRoom,
    private readonly addresses: SiteAddresses,
  ) {}

  @ResolveField('page')
  async page(@Parent() { actor }: SeenAccount): Promise<MyPage> {
    return this.toMyPage(await this.ownPages.load({ actor }));
  }

  @ResolveField('pages')
  async pages(@Parent() { actor }: SeenAccount): Promise<MyPage[]> {
    return this.toList(await this.ownPages.list(actor));
  }

  @ResolveField('storage')
  async storage(@Parent() { actor }: SeenAccount): Promise<AccountStorage> {
    return this.accountRoom.measure(actor);
  }

  @Query('page')
  async load(@CurrentActor() actor: Actor, @Args() args: QueryPageArgs): Promise<MyPage> {
    return this.toMyPage(await this.ownPages.load({ actor, pageId: namedPage(args) }));
  }

  @Mutation('createPage')
  async create(@CurrentActor() actor: Actor, @Args() { input }: MutationCreatePageArgs): Promise<MyPage> {
    const [name, linkname, copyOf] = [input.name ?? undefined, input.linkname ?? undefined, input.copyOf ?? undefined];
    const create = () => this.createPage.execute({ actor, name, linkname, copyOf });
    return this.toMyPage(await this.accountLimits.admit('createPage', actor, create));
  }

  @Mutation('renamePage')
  async rename(@CurrentActor() actor: Actor, @Args() { name, ...page }: MutationRenamePageArgs): Promise<MyPage> {
    const rename = () => this.ownPages.rename({ actor, pageId: namedPage(page), name });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, rename));
  }

  @Mutation('orderPages')
  async order(@CurrentActor() actor: Actor, @Args() { ids }: MutationOrderPagesArgs): Promise<MyPage[]> {
    return this.toList(await this.accountLimits.admit('arrangePages', actor, () => this.ownPages.order({ actor, ids })));
  }

  @Mutation('makeMainPage')
  async makeMain(@CurrentActor() actor: Actor, @Args() page: MutationMakeMainPageArgs): Promise<MyPage> {
    const makeMain = () => this.ownPages.makeMain({ actor, pageId: namedPage(page) });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, makeMain));
  }

  @Mutation('switchFeed')
  async feed(@CurrentActor() actor: Actor, @Args() { isOn, ...page }: MutationSwitchFeedArgs): Promise<MyPage> {
    const change = () => this.ownPages.switchFeed({ actor, pageId: namedPage(page), isOn });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, change));
  }

  @Mutation('changePageAccess')
  async access(@CurrentActor() actor: Actor, @Args() { access, lock, hint, ...page }: MutationChangePageAccessArgs): Promise<MyPage> {
    const pageId = namedPage(page);
    const change = () => this.changePageVisibility.execute({ actor, pageId, access, lock: lock ?? undefined, hint: hint ?? undefined });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, change));
  }

  @Mutation('changePagePeriod')
  async period(@CurrentActor() actor: Actor, @Args() { period, ...page }: MutationChangePagePeriodArgs): Promise<MyPage> {
    const pageId = namedPage(page);
    const change = () => this.changePageVisibility.execute({ actor, pageId, period: period ? { ...period } : null });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, change));
  }

  @Mutation('changePageVisibility')
  async visibility(@CurrentActor() actor: Actor, @Args() args: MutationChangePageVisibilityArgs): Promise<MyPage> {
    const { access, lock, hint, period } = args;
    const pageId = namedPage(args);
    const seen = { access, lock: lock ?? undefined, hint: hint ?? undefined, period: period ? { ...period } : null };
    const change = () => this.changePageVisibility.execute({ actor, pageId, ...seen });
    return this.toMyPage(await this.accountLimits.admit('arrangePages', actor, change));
  }

  @Mutation('createLock')
  async lock(@CurrentActor() actor: Actor, @Args() { password }: MutationCreateLockArgs): Promise<string> {
    return this.accountLimits.admit('createLock', actor, () => this.createLock.execute(actor, password));
  }

  @Mutation('deletePage')
  async remove(@CurrentActor() actor: Actor, @Args() { linkname, ...page }: MutationDeletePageArgs): Promise<true> {
    const remove = () => this.deletePage.execute({ actor, pageId: namedPage(page), linkname: linkname ?? undefined });
    await this.accountLimits.admit('deletePage', actor, remove);
    return true;
  }

  private toMyPage(page: Page): MyPage {
    return toMyPage(page, this.addresses);
  }

  private toList(pages: readonly PageOutline[]): MyPage[] {
    return pages.map((page) => toListedPage(page, this.addresses));
  }
}
