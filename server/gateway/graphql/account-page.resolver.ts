import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CONFIG, type Config } from '../../config.js';
import { LoadMyPage } from '../../pages/use-cases/load-my-page.js';
import type { MyPage } from './generated.js';
import { toMyPage } from './my-page.js';

/** The field `Account.page`. It connects accounts and pages, two modules that do not know each other. */
@Resolver('Account')
export class AccountPageResolver {
  constructor(
    private readonly loadMyPage: LoadMyPage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ResolveField('page')
  async page(@Parent() { id }: { readonly id: string }): Promise<MyPage> {
    return toMyPage(await this.loadMyPage.execute(id), this.config);
  }
}
