import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AdmitPageChange } from '../../accounts/use-cases/admit-page-change.js';
import { CONFIG, type Config } from '../../config.js';
import type { Page, PageOutline } from '../../pages/page.js';
import { CreatePage } from '../../pages/use-cases/create-page.js';
import { DeletePage } from '../../pages/use-cases/delete-page.js';
import { ListPages } from '../../pages/use-cases/list-pages.js';
import { LoadMyPage } from '../../pages/use-cases/load-my-page.js';
import { MakeMainPage } from '../../pages/use-cases/make-main-page.js';
import { OrderPages } from '../../pages/use-cases/order-pages.js';
import { RenamePage } from '../../pages/use-cases/rename-page.js';
import { CurrentAccount } from '../current-account.js';
import type {
  MutationCreatePageArgs,
  MutationDeletePageArgs,
  MutationMakeMainPageArgs,
  MutationOrderPagesArgs,
  MutationRenamePageArgs,
  MyPage,
  QueryPageArgs,
} from './generated.js';
import { toListedPage, toMyPage } from './my-page.js';

/** The pages of an account. It connects accounts and pages, two modules that do not know each other. */
@Resolver('Account')
export class AccountPagesResolver {
  constructor(
    private readonly loadMyPage: LoadMyPage,
    private readonly listPages: ListPages,
    private readonly admit: AdmitPageChange,
    private readonly createPage: CreatePage,
    private readonly renamePage: RenamePage,
    private readonly orderPages: OrderPages,
    private readonly makeMainPage: MakeMainPage,
    private readonly deletePage: DeletePage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ResolveField('page')
  async page(@Parent() { id: accountId }: { readonly id: string }): Promise<MyPage> {
    return this.toMyPage(await this.loadMyPage.execute({ accountId }));
  }

  @ResolveField('pages')
  async pages(@Parent() { id: accountId }: { readonly id: string }): Promise<MyPage[]> {
    return this.toList(await this.listPages.execute(accountId));
  }

  @Query('page')
  async load(@CurrentAccount() accountId: string, @Args() { id: pageId }: QueryPageArgs): Promise<MyPage> {
    return this.toMyPage(await this.loadMyPage.execute({ accountId, pageId }));
  }

  @Mutation('createPage')
  async create(@CurrentAccount() accountId: string, @Args() { input }: MutationCreatePageArgs): Promise<MyPage> {
    const [name, linkname, copyOf] = [input.name ?? undefined, input.linkname ?? undefined, input.copyOf ?? undefined];
    const create = () => this.createPage.execute({ accountId, name, linkname, copyOf });
    return this.toMyPage(await this.admit.execute('createPage', accountId, create));
  }

  @Mutation('renamePage')
  async rename(@CurrentAccount() accountId: string, @Args() { id: pageId, name }: MutationRenamePageArgs): Promise<MyPage> {
    const rename = () => this.renamePage.execute({ accountId, pageId, name });
    return this.toMyPage(await this.admit.execute('arrangePages', accountId, rename));
  }

  @Mutation('orderPages')
  async order(@CurrentAccount() accountId: string, @Args() { ids }: MutationOrderPagesArgs): Promise<MyPage[]> {
    return this.toList(await this.admit.execute('arrangePages', accountId, () => this.orderPages.execute({ accountId, ids })));
  }

  @Mutation('makeMainPage')
  async makeMain(@CurrentAccount() accountId: string, @Args() { id: pageId }: MutationMakeMainPageArgs): Promise<MyPage> {
    const makeMain = () => this.makeMainPage.execute({ accountId, pageId });
    return this.toMyPage(await this.admit.execute('arrangePages', accountId, makeMain));
  }

  @Mutation('deletePage')
  async remove(@CurrentAccount() accountId: string, @Args() { id: pageId, linkname }: MutationDeletePageArgs): Promise<true> {
    const remove = () => this.deletePage.execute({ accountId, pageId, linkname: linkname ?? undefined });
    await this.admit.execute('deletePage', accountId, remove);
    return true;
  }

  private toMyPage(page: Page): MyPage {
    return toMyPage(page, this.config);
  }

  private toList(pages: readonly PageOutline[]): MyPage[] {
    return pages.map((page) => toListedPage(page, this.config));
  }
}
