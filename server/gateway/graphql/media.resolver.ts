import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CONFIG, type Config } from '../../config.js';
import { ChangePicture } from '../../pages/use-cases/change-picture.js';
import { RemoveWallpaper } from '../../pages/use-cases/remove-wallpaper.js';
import { CurrentAccount } from '../current-account.js';
import type { MutationChangeProfilePictureArgs, MutationChangeWallpaperArgs, MyPage } from './generated.js';
import { toMyPage } from './my-page.js';

/** The pictures of a page over GraphQL. */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly changePicture: ChangePicture,
    private readonly removeTheWallpaper: RemoveWallpaper,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Mutation('changeProfilePicture')
  async changeProfilePicture(@CurrentAccount() ownerId: string, @Args() args: MutationChangeProfilePictureArgs): Promise<MyPage> {
    const { path: file, givenUp } = await args.image;
    return toMyPage(await this.changePicture.execute({ ownerId, kind: 'profile', file, givenUp }), this.config);
  }

  @Mutation('changeWallpaper')
  async changeWallpaper(@CurrentAccount() ownerId: string, @Args() args: MutationChangeWallpaperArgs): Promise<MyPage> {
    const { path: file, givenUp } = await args.image;
    return toMyPage(await this.changePicture.execute({ ownerId, kind: 'wallpaper', file, givenUp }), this.config);
  }

  @Mutation('removeWallpaper')
  async removeWallpaper(@CurrentAccount() ownerId: string): Promise<MyPage> {
    return toMyPage(await this.removeTheWallpaper.execute(ownerId), this.config);
  }
}
